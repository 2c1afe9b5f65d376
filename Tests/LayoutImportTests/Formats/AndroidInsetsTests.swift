import AvoidanceModels
import LayoutImport
import Testing

@Suite("Android's insets, displays and screens")
struct AndroidInsetsTests {
    @Test("tell the screen by the display, not by the first window's part of it")
    func screen() throws {
        let bar = """
              Window #0 Window{829de41 u0 ScreenDecorOverlayBottom}:
                mGivenContentInsets=[0,0][0,0] mGivenVisibleInsets=[0,0][0,0]
                Frames: parent=[0,2274][1080,2400] display=[0,2274][1080,2400] frame=[0,2274][1080,2400]
              Window #1 Window{9ef7b58 u0 StatusBar}:
                Frames: parent=[0,0][1080,128] display=[0,0][1080,128] frame=[0,0][1080,128]
              Window #2 Window{4d0ddca u0 com.example.work/com.example.work.Home}:
                Frames: parent=[0,0][1080,2400] display=[0,0][1080,2400] frame=[28,746][1052,1718]

            """
        #expect(try Imported.text(bar).screen == [1080, 2400])
        // The state of the insets names it.
        let state =
            "mDisplayFrame=Rect(0, 0 - 2400, 1080)\n  InsetsSource id=3 type=ime frame=[0,0][0,0] visible=false\n"
        #expect(try Imported.text(state).screen == [2400, 1080])
    }

    @Test("turn the size that wm prints with the screen")
    func sideways() throws {
        let ime = "InsetsSource id=3 type=ime frame=[0,420][2400,1080] visible=true flags= sideHint=BOTTOM"
        let result = try Imported.text("Physical size: 1080x2400\n\(ime)\n")
        #expect(result.screen == [2400, 1080])
        #expect(result.keyboard == [0, 420, 2400, 660])
    }

    @Test(
        "may stand in a log",
        arguments: [
            "2024-05-01T10:22:31.4170000Z ", "05-01 10:22:31.417  1401  2168 I WindowManager: ", "> ", "// ",
            "I/WindowManager( 1401): ",
        ]
    )
    func log(prefix: String) throws {
        let lines = [
            "    InsetsSource id=3 type=ime frame=[0,1500][1080,2400] visible=true flags= sideHint=BOTTOM",
            "    mSource=InsetsSource id=3 type=ime frame=[0,0][1080,2400] visible=true",
        ]
        let result = try Imported.text(lines.map { prefix + $0 }.joined(separator: "\r\n"))
        #expect(result.keyboard == [0, 1500, 1080, 900])
    }

    @Test("that are cut off before the flag don't tell whether the keyboard is visible")
    func cutSource() throws {
        let source = "InsetsSource id=3 type=ime frame=[0,1517][1080,2400] visibleFrame=[0,1517][1080,24"
        let result = try Imported.text(source)
        #expect(result.event == nil)
        #expect(result.codes.contains(.keyboardUnknown))
        #expect(result.needsKeyboard?.candidates.map(\.frame) == [Rect(x: 0, y: 1517, width: 1080, height: 883)])
        // A flag that is cut in the middle says nothing either.
        #expect(try Imported.text(source + "00] visible=tr").event == nil)
        let showing = "ImeInsetsSourceProvider\n  mImeShowing=true mLastDrawn=true\n"
        #expect(try Imported.text(showing + source).keyboard == [0, 1517, 1080, 883])
        let hidden = "ImeInsetsSourceProvider\n  mImeShowing=false mLastDrawn=false\n"
        #expect(try Imported.text(hidden).event?.type == .keyboardWillHide)
    }

    @Test("of a display that is set to another size have the density that is set")
    func density() throws {
        let display =
            "  Display: mDisplayId=0\n    init=1440x3088 600dpi base=1080x2316 450dpi cur=1080x2316 app=1080x2106\n"
        let result = try Imported.text(display + "    mInputShown=false\n")
        #expect(result.layout.layout.screen.scale == 2.8125)
        // 1080 / 2.8125 and 2316 / 2.8125.
        #expect(result.screen == [384, 2316 / 2.8125])
    }

    @Test("of several displays give the first one's keyboard, and none that is on another one as well")
    func displays() throws {
        func display(_ number: Int, _ size: String, _ source: String) -> String {
            "  Display: mDisplayId=\(number)\n    init=\(size) 160dpi cur=\(size)\n    InsetsSource id=3 type=ime \(source)\n"
        }
        let hidden = "frame=[0,0][0,0] visible=false"
        let phone = display(0, "1080x2400", "frame=[0,1500][1080,2400] visible=true")
        let first = try Imported.text(phone + display(2, "1920x1080", hidden))
        #expect(first.keyboard == [0, 1500, 1080, 900])
        #expect(first.screen == [1080, 2400])
        let other = display(0, "1080x2400", hidden) + display(2, "1920x1080", "frame=[0,600][1920,1080] visible=true")
        let second = try Imported.text(other)
        #expect(second.event == nil)
        #expect(second.codes.contains(.keyboardUnknown))
        let both = try Imported.text(phone + display(2, "1920x1080", "frame=[0,600][1920,1080] visible=true"))
        #expect(both.event == nil)
        #expect(both.needsKeyboard?.candidates.map(\.frame.y) == [1500, 600])
        // The same display once more, later.
        #expect(try Imported.text(display(0, "1080x2400", hidden) + phone).keyboard == [0, 1500, 1080, 900])
    }

    @Test("in a log have all insets in a line, of which the last state counts")
    func states() throws {
        func state(_ ime: String) -> String {
            "05-01 10:22:31.417  1401  2168 I InsetsController: InsetsState: {mDisplayFrame=Rect(0, 0 - 1440, 3120), mSources= { "
                + "InsetsSource: {a3bf0000 mType=statusBars mFrame=[0,0][1440,113] mVisible=true mFlags= mSideHint=TOP}, "
                + "InsetsSource: {3 mType=ime mFrame=\(ime) mFlags= mSideHint=NONE mBoundingRects=null}, "
                + "InsetsSource: {74720001 mType=navigationBars mFrame=[0,3064][1440,3120] mVisible=true mFlags=[]} }\n"
        }
        let hidden = state("[0,0][0,0] mVisible=false")
        let shown = state("[0,2000][1440,3120] mVisible=true")
        let result = try Imported.text(hidden + shown)
        #expect(result.keyboard == [0, 2000, 1440, 1120])
        #expect(result.screen == [1440, 3120])
        #expect(try Imported.text(shown + hidden).event?.type == .keyboardWillHide)
        // What a window asks for isn't what it gets.
        let asked =
            "  mRequestedInsetsState: InsetsState: {mSources= { InsetsSource: {mType=ITYPE_IME, mFrame=[0,0][0,0], mVisible=true} }\n"
        let got = "  InsetsSource type=ITYPE_IME frame=[0,0][0,0] visibleFrame=[0,2088][1080,2220] visible=false\n"
        #expect(try Imported.text(got + asked).event?.type == .keyboardWillHide)
    }
}
