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
}
