import AvoidanceModels
import LayoutImport
import Testing

@Suite("UIKit's recursive descriptions")
struct RecursiveDescriptionTests {
    @Test("have a field, but say nothing of the focus")
    func unfocused() throws {
        let result = try Imported.fixtures("recursive-description-01.txt")
        #expect(result.formats == ["recursiveDescription"])
        #expect(result.screen == [320, 568])
        #expect(result.fieldIDs == ["0x17a05000"])
        #expect(result.frame("0x17a05000") == [8, 141, 304, 30])
        #expect(result.focus == nil)
        #expect(result.needsFocus?.candidates.map(\.view) == ["0x17a05000"])
        #expect(result.needsKeyboard != nil)
        #expect(result.scrollViews.isEmpty)
        #expect(result.placed["0x17a03000"]?.view.isHidden == true)
    }

    @Test("show the focus by a field's editor, and the caret in it")
    func editor() throws {
        let result = try Imported.fixtures("recursive-description-02.txt")
        #expect(result.focus?.view == "0x11b100300")
        #expect(result.frame("0x11b100300") == [16, 79, 288, 43])
        #expect(result.frame("0x11b100b00") == [16, 122, 288, 43])
        #expect(result.layout.layout.caret == Rect(x: 31, y: 10, width: 2, height: 22))
        #expect(result.scrollViews.isEmpty)
        #expect(result.codes.contains(.partOfWindow))
        #expect(result.codes.contains(.screenAssumed))
        #expect(result.placed.count == 17)
    }

    @Test("decode the escapes that a script's console leaves in texts")
    func escapes() throws {
        let text = #"""
            <UIWindow: 0x1; frame = (0 0; 320 568); layer = <L: 0x2>>
               | <UITextField: 0x3; frame = (0 0; 1 1); text = '\u5e10\u53f7'; layer = <L: 0x4>>
            """#
        #expect(try Imported.text(text).fields.map(\.text) == ["帐号"])
    }

    @Test("may have words behind a view, and a debugger's lines around")
    func tails() throws {
        let result = try Imported.fixtures("recursive-description-04.txt")
        // Ten lines of views, the first of which is the window.
        #expect(result.placed.count == 9)
        #expect(result.screen == [390, 844])
        #expect(result.frame("0x100a00800") == [12, 109, 366, 34])
        #expect(result.focus == nil)
    }

    @Test("may name another view within a value")
    func nested() throws {
        let result = try Imported.fixtures("recursive-description-05.txt")
        #expect(result.placed.count == 3)
        #expect(result.fieldIDs == ["0x104900200"])
        #expect(result.frame("0x104900200") == [20, 20, 40, 40])
        #expect(result.focus == nil)
        #expect(result.needsScreen?.candidates == [Screen(width: 100, height: 100)])
    }

    @Test("have one scroll view where a table's wrapper prints an offset too")
    func wrapper() throws {
        let result = try Imported.fixtures("recursive-description-06.txt")
        #expect(result.scrollViews.map(\.view) == ["0x7fa102000500"])
        #expect(result.scroll("0x7fa102000500")?.contentOffset == Point(x: 0, y: -64))
        #expect(result.scroll("0x7fa102000500")?.contentSize == Size(width: 375, height: 533.5))
        #expect(result.focus?.view == "0x7fa102000900")
        #expect(result.frame("0x7fa102000900") == [15, 530.5, 345, 30])
        #expect(result.focus?.text == "A>B; 'x'")
    }

    @Test("may begin in the middle of a window, and have no field")
    func fragment() throws {
        let result = try Imported.fixtures("recursive-description-07.txt")
        let scroll = try #require(result.scroll("0x7fb225800000"))
        #expect(scroll.contentOffset == Point(x: 0, y: -88))
        #expect(scroll.contentSize == Size(width: 414, height: 70.000100000000003))
        #expect(scroll.adjustedContentInset == EdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
        #expect(result.frame("0x7fb227800050") == [0, 88, 414, 50])
        #expect(result.codes.contains(.noField))
        #expect(result.codes.contains(.partOfWindow))
        #expect(result.needsFocus?.candidates.isEmpty == true)
    }

    @Test("of a turned window before iOS 8 don't tell the screen")
    func rotated() throws {
        let result = try Imported.fixtures("recursive-description-08.txt")
        #expect(result.codes.contains(.rotatedWindow))
        #expect(result.screen == nil)
        #expect(result.needsScreen?.candidates.first == Screen(width: 1024, height: 768))
        #expect(result.codes.contains(.keyboardUnknown))
    }

    @Test("place cells by their table's offset")
    func cells() throws {
        let result = try Imported.fixtures("recursive-description-09.txt")
        #expect(result.scroll("0x15cbb400")?.contentOffset == Point(x: 0, y: 178))
        #expect(result.scroll("0x15cbb400")?.contentSize == Size(width: 320, height: 696))
        let tops = ["0x1688b220", "0x168ccaa0", "0x168297a0"].map { result.frame($0)?[1] }
        #expect(tops == [-15, 26, 416])
    }

    @Test(
        "have texts that hold what ends a text",
        arguments: [
            ("7''", "7''"), ("It's; alpha = 3", "It's; alpha = 3"), ("a>b", "a>b"), ("x'>y", "x'>y"), ("<a@b", "<a@b"),
            ("one\ntwo 'three'; <four>\n   | five", "one\ntwo 'three'; <four>\n   | five"), ("", ""), ("'", "'"),
        ]
    )
    func texts(written: String, read: String) throws {
        let dump = """
            <UIWindow: 0x1; frame = (0 0; 320 568); layer = <L: 0x2>>
               | <UITextView: 0x3; frame = (1 2; 3 4); text = '\(written)'; clipsToBounds = YES; layer = <L: 0x4>; \
            contentOffset: {0, 5}; contentSize: {6, 7}>
               | <UITextField: 0x5; frame = (1 2; 3 4); text = 'a'; accessibilityIdentifier = 'b'; layer = <L: 0x6>>
            """
        let result = try Imported.text(dump)
        #expect(result.fields.map(\.text) == [read, "a"])
        #expect(result.fieldIDs == ["0x3", "b"])
        #expect(result.scroll("0x3")?.contentOffset == Point(x: 0, y: 5))
        #expect(result.warnings.isEmpty)
    }

    @Test(
        "show nesting by bars, however they are spaced",
        arguments: ["   |    | ", "||", "\t|\t|", "  |  | 'Some.Controller:0x9' ", "// |    | XX ("]
    )
    func bars(prefix: String) throws {
        let dump = """
            <UIWindow: 0x1; frame = (0 0; 320 568); layer = <L: 0x2>>
            | <UIView: 0x3; frame = (10 20; 300 500); layer = <L: 0x4>>
            \(prefix)<UITextField: 0x5; frame = (1 2; 3 4); text = ''; layer = <L: 0x6>>
            """
        #expect(try Imported.text(dump).frame("0x5") == [11, 22, 3, 4])
    }

    @Test("lose a view without a finite frame, with all in it, and keep the others")
    func infinite() throws {
        let dump = """
            <UIWindow: 0x1; frame = (0 0; 320 568); layer = <L: 0x2>>
               | <UIView: 0x3; frame = (0 0; inf 10); layer = <L: 0x4>>
               |    | <UITextField: 0x5; frame = (1 2; 3 4); text = ''; layer = <L: 0x6>>
               | <UITextField: 0x7; frame = (1e1 -0; 3 4.5e-1); text = ''; layer = <L: 0x8>>
            """
        let result = try Imported.text(dump)
        #expect(result.fieldIDs == ["0x7"])
        #expect(result.frame("0x7") == [10, 0, 3, 0.45])
        #expect(result.warnings.map(\.line) == [2])
        #expect(result.codes == [.badFrame])
    }

    @Test("may come as a debugger's string in quotes, with CRLF, in UTF-16 and cut off")
    func wrappings() throws {
        let line = "<UIWindow: 0x1; frame = (0 0; 320 568); layer = <L: 0x2>>"
        let field = "   | <UITextField: 0x3; frame = (1 2; 3 4); text = 'a"
        let quoted = try Imported.text("(lldb) po x\n\"\(line)\\n\(field)\\'; tag = 1>\"")
        #expect(quoted.frame("0x3") == [1, 2, 3, 4])
        let crlf = try Imported.text("\(line)\r\n\(field)'; tag = 1>\r\n")
        #expect(crlf.fields.map(\.text) == ["a"])
        let units = "\(line)\n\(field)'>".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let wide = try LayoutImport.run([ImportInput(name: "", bytes: units)], ImportOptions())
        #expect(wide.frame("0x3") == [1, 2, 3, 4])
        let cut = try Imported.text("\(line)\n\(field)")
        #expect(cut.frame("0x3") == [1, 2, 3, 4])
        #expect(cut.codes == [.malformed])
    }

    @Test("that follow one another are several, of which the last or the named one is taken")
    func several() throws {
        let dump = { (y: Int) in
            "(lldb) po [w recursiveDescription]\n<UIWindow: 0x1; frame = (0 0; 320 568)>\n"
                + " | <UITextField: 0x3; frame = (0 \(y); 3 4); text = ''>\n"
        }
        let text = dump(1) + dump(2)
        let last = try Imported.text(text)
        #expect(last.frame("0x3") == [0, 2, 3, 4])
        #expect(last.codes == [.severalDumps])
        #expect(try Imported.text(text, options: [.nth: "1"]).frame("0x3") == [0, 1, 3, 4])
        #expect(throws: ImportFailure.noSuchDump(name: "dump 1", number: 3, count: 2)) {
            try Imported.text(text, options: [.nth: "3"])
        }
    }
}
