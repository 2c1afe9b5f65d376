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

    @Test("that hides and ends far below the screen tells the screen by where it was")
    func farBelow() throws {
        let result = try Imported.text(
            """
            {name = UIKeyboardWillHideNotification; userInfo = {
                UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 264}, {320, 216}}";
                UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 744}, {320, 216}}";
            }}
            """
        )
        #expect(result.event?.type == .keyboardWillHide)
        #expect(result.keyboard == [0, 744, 320, 216])
        // 264 + 216, where the screen of that width ends.
        #expect(result.screen == [320, 480])
        #expect(result.codes.contains(.screenAssumed))
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

    @Test("of IQKeyboardManager from two runs of an app are two")
    func iqKeyboardManagerTwice() throws {
        let run = { (width: Int, height: Int, keyboard: Int) in
            """
            IQKeyboardManager: Enabled
            IQKeyboardManager: UIKeyboard Size : (\(width).0, \(keyboard).0)
            IQKeyboardManager: Saving <A: 0x1> beginning frame : (0.0, 0.0, \(width).0, \(height).0)
            IQKeyboardManager: Saving <<UITextView: 0x\(width); frame = (16 72; 99 88)> 0x2> contentInset : 0
            IQKeyboardManager: Need to move: \(keyboard / 10).0

            """
        }
        let text = run(375, 667, 258) + run(768, 1024, 310)
        let last = try Imported.text(text)
        #expect(last.screen == [768, 1024])
        #expect(last.keyboard == [0, 714, 768, 310])
        #expect(last.fieldIDs == ["0x768"])
        #expect(last.reportedMove == 31)
        #expect(last.codes.contains(.severalDumps))
        #expect(try Imported.text(text, options: [.nth: "1"]).keyboard == [0, 409, 375, 258])
    }

    @Test("beside code that names IQKeyboardManager are no log of its")
    func iqKeyboardManagerNamed() throws {
        let code = "[IQKeyboardManager sharedManager].enableAutoToolbar = YES; // IQKeyboardManager: off\n"
        let note = "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 623}, {375, 44}}\";\n"
        #expect(try Imported.text(code + note).keyboard == [0, 623, 375, 44])
        let tree = "<UIWindow: 0x1; frame = (0 0; 375 667)>\n | <UITextField: 0x2; frame = (1 2; 3 4)>\n"
        #expect(try Imported.text(code + tree).frame("0x2") == [1, 2, 3, 4])
    }

    @Test("may be Swift's dump of a dictionary, which names each key twice")
    func dictionary() throws {
        let result = try Imported.text(
            """
            \u{25BF} 2 elements
              \u{25BF} 0 : 2 elements
                \u{25BF} key : AnyHashable("UIKeyboardFrameBeginUserInfoKey")
                  - value : "UIKeyboardFrameBeginUserInfoKey"
                - value : NSRect: {{0, 667}, {375, 216}}
              \u{25BF} 1 : 2 elements
                \u{25BF} key : AnyHashable("UIKeyboardFrameEndUserInfoKey")
                  - value : "UIKeyboardFrameEndUserInfoKey"
                - value : NSRect: {{0, 409.5}, {375, 257.5}}
            """
        )
        #expect(result.keyboard == [0, 409.5, 375, 257.5])
        #expect(result.event?.beginFrame == Rect(x: 0, y: 667, width: 375, height: 216))
        #expect(result.event?.type == .keyboardWillShow)
        #expect(!result.codes.contains(.severalDumps))
    }

    @Test(
        "may have the end frame as any program prints it",
        arguments: [
            "= \"NSRect: {{0, 409}, {375, 258}}\";", ": NSRect: {{0, 409}, {375, 258}}]", "= {{0,409},{375,258}}",
            "= \"CGRect: {{0, 409}, {375, 258}}\"", ": (0.0, 409.0, 375.0, 258.0)",
            ": Optional((0.0, 409.0, 375.0, 258.0))",
            ": CGRect(x: 0.0, y: 409.0, width: 375.0, height: 258.0)",
            " = (origin = (x = 0, y = 409), size = (width = 375, height = 258))",
        ]
    )
    func spellings(value: String) throws {
        #expect(try Imported.text("UIKeyboardFrameEndUserInfoKey\(value)\n").keyboard == [0, 409, 375, 258])
    }
}
