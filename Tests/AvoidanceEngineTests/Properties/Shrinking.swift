import AvoidanceModels

/// Makes a model smaller as long as it still fails: members and elements are dropped, subviews take the place of their
/// superview, numbers become round.
struct Shrinking<Model: WireModel> {
    private let fails: (Model) -> Bool
    /// How many smaller models are tried at most.
    private let attempts = 6000

    init(of type: Model.Type, while fails: @escaping (Model) -> Bool) {
        self.fails = fails
    }

    private enum Step {
        case member(String)
        case element(Int)
    }

    func smallest(from model: Model) -> (model: Model, text: String) {
        var best = JSONValue(model)
        var smallest = model
        var left = attempts
        var isSmaller = true
        while isSmaller, left > 0 {
            isSmaller = false
            for path in Shrinking.paths(in: best) {
                for edit in Shrinking.edits where left > 0 {
                    guard let candidate = Shrinking.changed(best, path[...], edit), candidate != best else { continue }
                    left -= 1
                    guard let model = candidate.model(Model.self), fails(model) else { continue }
                    best = candidate
                    smallest = model
                    isSmaller = true
                }
            }
        }
        return (smallest, best.text)
    }

    /// The way to every value but the root, outer ones first.
    private static func paths(in value: JSONValue) -> [[Step]] {
        var children: [(Step, JSONValue)] = []
        switch value {
        case .array(let elements): children = elements.indices.reversed().map { (.element($0), elements[$0]) }
        case .object(let members):
            children = members.sorted { $0.key < $1.key }.map { (.member($0.key), $0.value) }
        case .null, .boolean, .number, .string: break
        }
        // A transform stays whole: a part of it would be one of another kind.
        let isTransform = if case .object(let members) = value { members["tx"] != nil } else { false }
        if isTransform { return [] }
        return children.map { [$0.0] } + children.flatMap { step, child in paths(in: child).map { [step] + $0 } }
    }

    /// What a value becomes: nothing, others in its place, or another one.
    private typealias Edit = (JSONValue) -> [JSONValue]?

    private static var edits: [Edit] {
        [
            { _ in [] },
            { value in
                guard case .object(let members) = value, case .array(let subviews)? = members["subviews"] else {
                    return nil
                }
                return subviews
            },
            { number($0) { _ in 0 } },
            { number($0) { ($0 / 100).rounded() * 100 } },
            { number($0) { ($0 / 10).rounded() * 10 } },
            { number($0) { $0.rounded() } },
        ]
    }

    private static func number(_ value: JSONValue, _ edit: (Double) -> Double) -> [JSONValue]? {
        guard case .number(let number) = value else { return nil }
        return [.number(edit(number))]
    }

    /// The value with the one at the path's end edited; nil where there is none or the edit does not apply.
    private static func changed(_ value: JSONValue, _ path: ArraySlice<Step>, _ edit: Edit) -> JSONValue? {
        guard let step = path.first else { return nil }
        let rest = path.dropFirst()
        switch (value, step) {
        case (.object(var members), .member(let key)):
            guard let child = members[key] else { return nil }
            if rest.isEmpty {
                guard let edited = edit(child), edited.count < 2 else { return nil }
                members[key] = edited.first
            } else {
                guard let inner = changed(child, rest, edit) else { return nil }
                members[key] = inner
            }
            return .object(members)
        case (.array(var elements), .element(let index)):
            guard elements.indices.contains(index) else { return nil }
            if rest.isEmpty {
                guard let edited = edit(elements[index]) else { return nil }
                elements.replaceSubrange(index...index, with: edited)
            } else {
                guard let inner = changed(elements[index], rest, edit) else { return nil }
                elements[index] = inner
            }
            return .array(elements)
        default:
            return nil
        }
    }
}
