import AvoidanceModels
import Testing

@Suite("A keyboard event")
struct KeyboardEventTests {
    private static let frame = #"{"x":0,"y":508,"width":390,"height":336}"#

    /// Whether each type needs an end frame: a show, a change of frame and a drag do.
    private static let needsEndFrame: [(EventType, Bool)] = [
        (.keyboardWillShow, true), (.keyboardDidShow, true), (.keyboardWillHide, false), (.keyboardDidHide, false),
        (.keyboardWillChangeFrame, true), (.keyboardDidChangeFrame, true), (.focusDidChange, false),
        (.caretDidMove, false), (.layoutDidChange, false), (.keyboardDidDrag, true),
    ]

    @Test("needs an end frame where it says where the keyboard goes", arguments: needsEndFrame)
    func endFrame(type: EventType, isRequired: Bool) {
        let sentence =
            "/endFrame: expected an object, since the event is \(type.rawValue), but the member is missing"
        #expect(faults(#"{"type":"\#(type.rawValue)"}"#, as: KeyboardEvent.self) == (isRequired ? [sentence] : []))
        let complete = #"{"type":"\#(type.rawValue)","endFrame":\#(Self.frame)}"#
        #expect(faults(complete, as: KeyboardEvent.self) == [])
    }

    @Test("is tested with every type")
    func completeness() {
        #expect(Self.needsEndFrame.map(\.0) == EventType.allCases)
    }

    @Test("has a single fault where its end frame is of another type", arguments: ["3", "null", "[]"])
    func wrongEndFrame(value: String) {
        let found = value == "[]" ? "an array" : value
        let text = #"{"type":"keyboardWillShow","endFrame":\#(value)}"#
        #expect(faults(text, as: KeyboardEvent.self) == ["/endFrame: expected an object, found \(found)"])
    }

    @Test("lasts 0.25 s with curve 7 and is this app's, unless it says otherwise")
    func defaults() throws {
        let event = try read(#"{"type":"focusDidChange"}"#, as: KeyboardEvent.self)
        #expect(event.beginFrame == nil)
        #expect(event.endFrame == nil)
        #expect(event.animationDuration == 0.25)
        #expect(event.animationCurve == 7)
        #expect(event.isLocal)
        #expect(event == KeyboardEvent(type: .focusDidChange))
    }

    @Test("is without animation when it is a drag")
    func drag() throws {
        let event = try read(#"{"type":"keyboardDidDrag","endFrame":\#(Self.frame)}"#, as: KeyboardEvent.self)
        #expect(event.animationDuration == 0)
        #expect(KeyboardEvent(type: .keyboardDidDrag).animationDuration == 0)
    }

    @Test("keeps a duration of zero")
    func noDuration() throws {
        let event = try read(#"{"type":"focusDidChange","animationDuration":0}"#, as: KeyboardEvent.self)
        #expect(event.animationDuration == 0)
    }

    @Test(
        "refuses numbers that no notification has",
        arguments: [
            (#""animationDuration":-0.1"#, "/animationDuration: expected a number from 0 to 10000000, found -0.1"),
            (#""animationCurve":1.5"#, "/animationCurve: expected a whole number from 0 to 65535, found 1.5"),
            (#""animationCurve":65536"#, "/animationCurve: expected a whole number from 0 to 65535, found 65536"),
            (#""isLocal":1"#, "/isLocal: expected true or false, found 1"),
        ]
    )
    func numbers(member: String, fault: String) {
        #expect(faults(#"{"type":"focusDidChange",\#(member)}"#, as: KeyboardEvent.self) == [fault])
    }

    @Test("hides with the two hide types alone")
    func hides() {
        #expect(EventType.allCases.filter(\.isHide) == [.keyboardWillHide, .keyboardDidHide])
    }
}
