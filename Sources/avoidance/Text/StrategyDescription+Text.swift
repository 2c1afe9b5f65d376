internal import AvoidanceModels

extension StrategyDescription {
    /// The whole description for people.
    var lines: [String] {
        Section.lines([
            Section("name", name.rawValue),
            Section("source", Paragraph.lines(source)),
            Section("summary", Paragraph.lines(summary)),
            Section("formula", Paragraph.lines(formula)),
            Section("ignores", ignores.flatMap { Paragraph.lines($0, hanging: 2) }),
            Section("gets wrong", knownFaults.flatMap { Paragraph.lines($0, hanging: 2) }),
            Section("members", members.isEmpty ? [] : Paragraph.lines(members.joined(separator: ", "))),
            Section("parameters", parameters.flatMap(\.lines)),
        ])
    }
}

extension ParameterDescription {
    /// The parameter with what it may be, and below it what it means.
    fileprivate var lines: [String] {
        let standard = standard.map { ", \($0.text) by default" } ?? ""
        return ["\(name): \(typeText)\(standard)"] + Paragraph.lines(summary, indented: 2)
    }

    private var typeText: String {
        switch type {
        case .number: "a number" + lowerEnd
        case .boolean: "true or false"
        case .token: (values ?? []).joined(separator: " | ")
        case .ids: "an array of views' ids"
        case .numbers: "an array of numbers" + lowerEnd
        case .point: #"a point such as {"x": 0, "y": 0}"#
        case .margin: #"a number for both edges, or {"top": 0, "bottom": 0}"#
        }
    }

    private var lowerEnd: String {
        guard let minimum, minimum >= 0 else { return "" }
        return " from \(minimum.text())"
    }
}

extension ParameterValue {
    fileprivate var text: String {
        switch self {
        case .number(let number): number.text()
        case .boolean(let flag): "\(flag)"
        case .token(let name): name
        case .ids(let ids): ids.joined(separator: ", ")
        case .numbers(let numbers): numbers.map { $0.text() }.joined(separator: ", ")
        case .point(let point): "(\(point.x.text()), \(point.y.text()))"
        case .margin(let margin):
            margin.top == margin.bottom ? margin.top.text() : "\(margin.top.text()) and \(margin.bottom.text())"
        }
    }
}
