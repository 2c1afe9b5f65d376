import AvoidanceModels
import LayoutImport
import Testing

@Suite("Dumps of the keyboard in other shapes")
struct KeyboardVariantTests {
    @Test("of IQKeyboardManager in Objective-C write a structure's braces")
    func iqKeyboardManagerInObjectiveC() throws {
        let result = try Imported.text(
            """
            IQKeyboardManager: Saving <UINavigationController 0x7f9> beginning Frame: {{0, 0}, {320, 568}}
            IQKeyboardManager: Need to move: -451.00
            IQKeyboardManager: UIKeyboard Size : {320, 253}
            IQKeyboardManager: Need to move: -154.00
            """
        )
        #expect(result.screen == [320, 568])
        // At the bottom of the screen: 568 - 253.
        #expect(result.keyboard == [0, 315, 320, 253])
        #expect(result.reportedMove == -154)
    }

    @Test("of IQKeyboardManager since its version 6.3 give the keyboard's frame, but no screen")
    func iqKeyboardManagerFrame() throws {
        let frame = "IQKeyboardManager|\t|\tUIKeyboard Frame: (0.0, 497.0, 390.0, 347.0)\n"
        let result = try Imported.text(frame + "IQKeyboardManager|\tNeed to move: 120.5\n")
        #expect(result.keyboard == [0, 497, 390, 347])
        // It ends at 844, where the screen of that width does.
        #expect(result.screen == [390, 844])
        #expect(result.codes.contains(.screenAssumed))
        // A view that begins below a bar isn't as large as the screen.
        let below = "IQKeyboardManager: Saving <A: 0x1> beginning frame : (0.0, 64.0, 390.0, 780.0)\n"
        #expect(try Imported.text(below + frame).screen == [390, 844])
    }

    @Test("may have the quotes of a printed page")
    func pageQuotes() throws {
        let result = try Imported.text(
            """
            UIKeyboardFrameBeginUserInfoKey = “NSRect: {{0, 480}, {320, 216}}”;
            UIKeyboardFrameEndUserInfoKey = „NSRect: {{0, 264}, {320, 216}}“;
            UIKeyboardAnimationDurationUserInfoKey = “0.35”;
            """
        )
        #expect(result.keyboard == [0, 264, 320, 216])
        #expect(result.event?.beginFrame == Rect(x: 0, y: 480, width: 320, height: 216))
        #expect(result.event?.animationDuration == 0.35)
    }

    @Test("that say to hide while their frames rise are doubtful")
    func contradiction() throws {
        let frames = """
            UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 480}, {320, 216}}";
            UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 264}, {320, 216}}";
            """
        #expect(try Imported.text("name = UIKeyboardWillHideNotification; " + frames).codes.contains(.keyboardDoubtful))
        #expect(
            try !Imported.text("name = UIKeyboardWillShowNotification; " + frames).codes.contains(.keyboardDoubtful)
        )
    }
}
