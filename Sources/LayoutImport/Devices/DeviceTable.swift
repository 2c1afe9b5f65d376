package import AvoidanceModels

/// The devices that are known.
package enum DeviceTable {
    package static let devices: [Device] = read()

    /// A device by its id or its name, letter case and spaces aside.
    package static func device(named name: String) -> Device? {
        let wanted = folded(name)
        return devices.first { folded($0.id) == wanted || folded($0.name) == wanted }
    }

    /// Whether a device of Apple's has this screen, upright or turned.
    package static func isAppleScreen(_ size: Size) -> Bool {
        devices.contains { $0.isApple && isScreen(size, of: $0) } || olderScreens.contains(upright(size))
    }

    private static func isScreen(_ size: Size, of device: Device) -> Bool { upright(size) == device.size }

    private static func upright(_ size: Size) -> Size {
        Size(width: min(size.width, size.height), height: max(size.width, size.height))
    }

    /// The iPhone 4S and before.
    private static let olderScreens = [Size(width: 320, height: 480)]

    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
    }

    private static func read() -> [Device] {
        var devices = fields(screens).compactMap(device)
        let places = Dictionary(devices.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for fields in fields(keyboards) where fields.count == 6 {
            guard let place = places[fields[0]], let orientation = Device.Orientation(rawValue: fields[1]),
                let height = Double(fields[2])
            else { continue }
            devices[place].keyboards[orientation] = Device.Keyboard(
                height: height,
                system: fields[3] == "-" ? nil : fields[3],
                confidence: fields[4],
                sources: fields[5]
            )
        }
        return devices
    }

    private static func device(_ fields: [String]) -> Device? {
        guard fields.count == 7, let scale = Double(fields[3]) else { return nil }
        let size = numbers(fields[4])
        guard size.count == 2 else { return nil }
        return Device(
            id: fields[0],
            name: fields[1],
            isApple: fields[2] != "android",
            scale: scale,
            size: Size(width: size[0], height: size[1]),
            portraitSafeArea: insets(fields[5]),
            landscapeSafeArea: insets(fields[6]),
            isSafeAreaKnown: !(fields[5] + fields[6]).contains("-")
        )
    }

    private static func insets(_ text: String) -> EdgeInsets {
        let edges = numbers(text)
        guard edges.count == 4 else { return .zero }
        return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }

    /// What isn't known counts as zero.
    private static func numbers(_ text: String) -> [Double] {
        text.split(separator: " ").map { Double($0) ?? 0 }
    }

    private static func fields(_ table: String) -> [[String]] {
        table.split(separator: "\n").map { line in
            line.split(separator: "|").map { String($0.drop { $0 == " " }).trimmingEnd }
        }
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
