import AvoidanceModels
import LayoutImport
import Testing

@Suite("Flutter's render trees and logs")
struct FlutterTests {
    private static func tree(_ configuration: String) -> String {
        """
        I/flutter ( 4412): RenderView#0c1b2
        I/flutter ( 4412):  │ window size: Size(1080.0, 1920.0) (in physical pixels)
        I/flutter ( 4412):  │ configuration: \(configuration) at 2.625x (in logical pixels)
        I/flutter ( 4412):  │
        I/flutter ( 4412):  └─child: RenderPadding#11111
        I/flutter ( 4412):    │ constraints: BoxConstraints(w=411.4, h=731.4)
        I/flutter ( 4412):    │ size: Size(411.4, 731.4)
        I/flutter ( 4412):    │ padding: EdgeInsets(16.0, 8.0, 16.0, 8.0)

        """
    }

    @Test("have the screen at their root", arguments: ["Size(411.4, 731.4)", "BoxConstraints(w=411.4, h=731.4)"])
    func screen(configuration: String) throws {
        let result = try Imported.text(Self.tree(configuration))
        #expect(result.screen == [411.4, 731.4])
        #expect(result.layout.layout.screen.scale == 2.625)
    }

    @Test("have boxes with padding, which is no keyboard")
    func padding() throws {
        #expect(try Imported.text(Self.tree("Size(411.4, 731.4)")).event == nil)
        let log = Self.tree("Size(411.4, 731.4)") + "I/flutter ( 4412): EdgeInsets(0.0, 0.0, 0.0, 300.0)\n"
        // 731.4 - 300.
        #expect(try Imported.text(log).keyboard == [0, 431.4, 411.4, 300])
    }

    @Test("print all insets of a view, of which the keyboard's are one")
    func mediaQuery() throws {
        let result = try Imported.text(
            """
            flutter: MediaQueryData(size: Size(390.0, 844.0), devicePixelRatio: 3.0, \
            viewInsets: EdgeInsets(0.0, 0.0, 0.0, 336.0), padding: EdgeInsets(0.0, 47.0, 0.0, 0.0), \
            viewPadding: EdgeInsets(0.0, 47.0, 0.0, 34.0), systemGestureInsets: EdgeInsets(0.0, 0.0, 0.0, 10.0))
            """
        )
        #expect(result.screen == [390, 844])
        #expect(result.keyboard == [0, 508, 390, 336])
        #expect(!result.codes.contains(.keyboardDoubtful))
    }
}
