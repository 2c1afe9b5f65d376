/// An event of the keyboard or of the focus, with the numbers of UIKit's notification.
@usableFromInline
package struct KeyboardEvent: WireModel, Equatable {
    package var type: EventType
    /// Where the keyboard was, in screen coordinates.
    package var beginFrame: Rect?
    /// Where the keyboard will be, in screen coordinates; required for a show, a change of frame and a drag.
    package var endFrame: Rect?
    /// Seconds; 0.25 by default, 0 for a drag.
    package var animationDuration: Double
    /// UIKit's raw value; 7, the keyboard's own, by default.
    package var animationCurve: Double
    /// Whether the keyboard belongs to this app.
    package var isLocal: Bool

    package init(
        type: EventType,
        beginFrame: Rect? = nil,
        endFrame: Rect? = nil,
        animationDuration: Double? = nil,
        animationCurve: Double = 7,
        isLocal: Bool = true
    ) {
        self.type = type
        self.beginFrame = beginFrame
        self.endFrame = endFrame
        self.animationDuration = animationDuration ?? KeyboardEvent.defaultDuration(of: type)
        self.animationCurve = animationCurve
        self.isLocal = isLocal
    }

    @usableFromInline
    package init(from reader: inout some FieldReader) {
        self.init(
            reader.requiredToken("type", as: EventType.self, placeholder: .layoutDidChange),
            from: &reader
        )
    }

    /// Reads everything but the type.
    init(_ type: EventType, from reader: inout some FieldReader) {
        self.type = type
        beginFrame = reader.model("beginFrame", as: Rect.self)
        endFrame = reader.model("endFrame", as: Rect.self)
        if endFrame == nil, type.bringsFrame {
            reader.reportMissing("endFrame", "an object, since the event is \(type.rawValue)")
        }
        animationDuration =
            reader.number("animationDuration", .duration) ?? KeyboardEvent.defaultDuration(of: type)
        animationCurve = reader.number("animationCurve", .curve) ?? 7
        isLocal = reader.boolean("isLocal") ?? true
    }

    @usableFromInline
    package func write(to writer: inout some FieldWriter) {
        writer.token("type", type)
        writer.model(ifPresent: "beginFrame", beginFrame)
        writer.model(ifPresent: "endFrame", endFrame)
        writer.number("animationDuration", animationDuration)
        writer.number("animationCurve", animationCurve)
        writer.boolean("isLocal", isLocal)
    }

    private static func defaultDuration(of type: EventType) -> Double {
        type == .keyboardDidDrag ? 0 : 0.25
    }
}
