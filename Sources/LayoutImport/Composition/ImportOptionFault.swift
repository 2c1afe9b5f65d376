internal import AvoidanceModels

/// An option with a value that it can't have.
package struct ImportOptionFault: Error, Equatable {
    package var name: ImportOptionName
    package var value: String

    /// What was expected, with the nearest name that is known.
    package var detail: String {
        let known: [String] =
            switch name {
            case .device: DeviceTable.devices.map(\.id)
            case .format: DumpFormat.allCases.map(\.rawValue)
            default: []
            }
        let nearest = NearestName.nearest(to: value, among: known).map { "; did you mean \($0)?" } ?? ""
        return "expected \(name.expectation), found \(FaultText.quoted(value))\(nearest)"
    }
}

extension ImportOptions {
    /// Sets an option from its text.
    package mutating func set(_ name: ImportOptionName, to value: String) throws(ImportOptionFault) {
        let isTaken: Bool
        switch name {
        case .focus:
            focus = value
            isTaken = !value.isEmpty
        case .screen:
            screen = Self.screen(value)
            isTaken = screen != nil
        case .keyboard:
            keyboard = Self.numbers(value, 4).flatMap { ReadRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]).rect }
            isTaken = keyboard != nil
        case .device:
            device = DeviceTable.device(named: value)
            isTaken = device != nil
        case .density:
            density = Self.numbers(value, 1)?.first.flatMap { NumberRule.scale.allows($0 / 160) ? $0 : nil }
            isTaken = density != nil
        case .format:
            format = DumpFormat(rawValue: value)
            isTaken = format != nil
        case .nth:
            number = Int(value).flatMap { $0 >= 1 ? $0 : nil }
            isTaken = number != nil
        }
        guard isTaken else { throw ImportOptionFault(name: name, value: value) }
    }

    /// So many numbers with commas between them, and nothing else.
    static func numbers(_ text: String, _ count: Int) -> [Double]? {
        var scanner = ByteScanner(text.utf8)
        var numbers: [Double] = []
        while numbers.count < count {
            scanner.skipBlanks()
            if !numbers.isEmpty {
                guard scanner.skip(",") else { return nil }
                scanner.skipBlanks()
            }
            guard let number = scanner.number() else { return nil }
            numbers.append(number)
        }
        scanner.skipBlanks()
        return scanner.isAtEnd && WireNumber.areTaken(numbers) ? numbers : nil
    }

    private static func screen(_ text: String) -> Screen? {
        var scanner = ByteScanner(text.utf8)
        guard let width = scanner.number(), scanner.skip("x"), let height = scanner.number(), width > 0, height > 0,
            WireNumber.areTaken([width, height])
        else { return nil }
        var scale: Double?
        if scanner.skip("@") {
            guard let number = scanner.number(), NumberRule.scale.allows(number) else { return nil }
            scale = number
        }
        return scanner.isAtEnd ? Screen(width: width, height: height, scale: scale) : nil
    }
}
