import AvoidanceModels
import LayoutImport
import Testing

@Suite("Dumps of Android's windows")
struct AndroidWindowTests {
    /// A window of Android 10, whose display an overlay has no bounds of.
    private static func older(_ title: String, frame: String, content: String, display: String) -> String {
        """
          Window #2 Window{5c18713 u0 \(title)}:
            mAttrs={(0,0)(fillxfill) sim={adjust=resize} fmt=TRANSPARENT}
            mViewVisibility=0x0 mHaveFrame=true mObscured=false
            mHasSurface=true isReadyForDisplay()=true mWindowRemovalAllowed=false
            Frames: containing=\(frame) parent=\(frame)
                display=\(display) overscan=\(display)
                content=\(content) visible=\(content)
                decor=[0,0][0,0]
            mFrame=\(frame) last=\(frame)
            Cur insets: overscan=[0,0][0,0] content=[0,63][0,800] visible=[0,63][0,800] stable=[0,63][0,126]

        """
    }

    @Test("of a bar at the top, or of an overlay without bounds, tell nothing of the keyboard")
    func bars() throws {
        // The bar's content ends where the bar does; 10000 is as far as an overlay may lie.
        let bar = Self.older(
            "StatusBar",
            frame: "[0,0][1080,63]",
            content: "[0,0][1080,63]",
            display: "[0,0][1080,1920]"
        )
        let overlay = Self.older(
            "com.example.work/com.example.work.Bubble",
            frame: "[0,304][1080,1547]",
            content: "[0,304][1080,1547]",
            display: "[-10000,-10000][10000,10000]"
        )
        let result = try Imported.text(overlay + bar)
        #expect(result.event == nil)
        #expect(result.screen == [1080, 1920])
    }

    @Test("of a bar that is cut off before its frame tell nothing of the keyboard either")
    func cutBar() throws {
        let bar = Self.older(
            "StatusBar",
            frame: "[0,0][1080,63]",
            content: "[0,0][1080,63]",
            display: "[0,0][1080,1920]"
        )
        let outer = bar.replacing("containing=[0,0][1080,63]", with: "containing=[0,0][1080,1920]")
        let head = outer.split(separator: "\n").filter { !$0.contains("mFrame=") }.joined(separator: "\n")
        #expect(try Imported.text(head).event == nil)
    }

    @Test("of an app before Android 11 end where the keyboard begins")
    func content() throws {
        let app = Self.older(
            "com.example.work/com.example.work.Home",
            frame: "[0,0][1080,1920]",
            content: "[0,63][1080,1120]",
            display: "[0,0][1080,1920]"
        )
        // 1920 - 1120.
        #expect(try Imported.text(app).keyboard == [0, 1120, 1080, 800])
    }

    struct Keyboard: Sendable, CustomTestStringConvertible {
        let name: String
        let lines: String
        let frame: [Double]?
        var type: EventType? = .keyboardWillShow

        var testDescription: String { name }
    }

    static let keyboards = [
        // 171 + 1613.
        Keyboard(
            name: "as tall as the screen, less its insets",
            lines: """
                mHasSurface=true isReadyForDisplay()=true
                mGivenContentInsets=[0,1613][0,0] mGivenVisibleInsets=[0,1613][0,0]
                touchable region=SkRegion((0,1784,1440,2960))
                mFrame=[0,171][1440,2960] last=[0,171][1440,2960]
                """,
            frame: [0, 1784, 1440, 1176]
        ),
        Keyboard(
            name: "with a frame of its own",
            lines: """
                mGivenContentInsets=[0,0][0,0] mGivenVisibleInsets=[0,0][0,0]
                Frames: parent=[0,1517][1080,2400] display=[0,1517][1080,2400] frame=[0,1517][1080,2400] last=[0,0][0,0]
                isOnScreen=true
                isVisible=true
                """,
            frame: [0, 1517, 1080, 883]
        ),
        // It covers no content, and takes touches on its card alone.
        Keyboard(
            name: "floating",
            lines: """
                mHasSurface=true isReadyForDisplay()=true
                mGivenContentInsets=[0,2272][0,0] mGivenVisibleInsets=[0,2272][0,0]
                touchable region=SkRegion((40,900,760,1500)(80,1500,720,1540))
                Frames: parent=[0,128][1080,2400] display=[0,128][1080,2400] frame=[0,128][1080,2400] last=[0,0][0,0]
                """,
            frame: [40, 900, 720, 640]
        ),
        Keyboard(
            name: "of no height beside a hardware keyboard",
            lines: """
                mHasSurface=true isReadyForDisplay()=true
                mGivenContentInsets=[0,1232][0,0] mGivenVisibleInsets=[0,1232][0,0]
                touchable region=SkRegion()
                mFrame=[0,48][720,1280] last=[0,48][720,1280]
                """,
            frame: nil,
            type: .keyboardWillHide
        ),
        // It keeps its insets and its region.
        Keyboard(
            name: "not on the screen",
            lines: """
                mViewVisibility=0x8 mHaveFrame=true mObscured=false
                mGivenContentInsets=[0,1321][0,0] mGivenVisibleInsets=[0,1321][0,0]
                touchable region=SkRegion((0,1405,1440,2392))
                mHasSurface=false isReadyForDisplay()=false
                mFrame=[0,84][1440,2392] last=[0,84][1440,2392]
                """,
            frame: nil,
            type: .keyboardWillHide
        ),
        Keyboard(
            name: "hidden by the window manager",
            lines: """
                mViewVisibility=0x0 mHaveFrame=true mObscured=false
                mPolicyVisibility=false mLegacyPolicyVisibilityAfterAnim=false mAppOpVisibility=true
                mFrame=[0,1474][1080,2340] last=[0,1474][1080,2340]
                """,
            frame: nil,
            type: .keyboardWillHide
        ),
        Keyboard(
            name: "which its own service shows",
            lines: "mViewVisibility=0x0 mHaveFrame=true\nmFrame=[0,1474][1080,2340] last=[0,1474][1080,2340]",
            frame: [0, 1474, 1080, 866]
        ),
        Keyboard(
            name: "of which nothing says whether it is on the screen",
            lines: "mGivenContentInsets=[0,347][0,0]\nmFrame=[0,1170][1080,2400] last=[0,1170][1080,2400]",
            frame: nil,
            type: nil
        ),
    ]

    @Test("of the keyboard itself give its frame", arguments: keyboards)
    func keyboard(sample: Keyboard) throws {
        for title in ["Window{82dd42b u0 InputMethod}", "Window{com.example.keys:f8b u0 InputMethod type=2011 }"] {
            let result = try Imported.text("  Window #7 \(title):\n\(sample.lines)\n")
            #expect(result.event?.type == sample.type)
            #expect(result.keyboard == sample.frame)
            #expect(result.codes.contains(.keyboardUnknown) == (sample.type == nil))
        }
    }

    @Test("take the word of the input method where its window's lines say nothing")
    func witness() throws {
        let window = "  Window #3 Window{abc u0 InputMethod}:\n    mFrame=[0,1170][1080,2400] last=[0,0][0,0]\n"
        #expect(try Imported.text(window + "    mInputShown=true\n").keyboard == [0, 1170, 1080, 1230])
        #expect(try Imported.text(window + "    mInputShown=false\n").event?.type == .keyboardWillHide)
    }

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

    @Test("of the insets that are cut off before the flag don't tell whether the keyboard is visible")
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

    @Test("of several displays give the first one's keyboard, and none that is on another one")
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
