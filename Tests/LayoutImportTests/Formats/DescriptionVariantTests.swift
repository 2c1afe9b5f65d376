import AvoidanceModels
import LayoutImport
import Testing

@Suite("UIKit's recursive descriptions in other shapes")
struct DescriptionVariantTests {
    @Test("may have lost the line ends, the bars still telling the depth")
    func oneLine() throws {
        let text = """
            (gdb) po [v recursiveDescription] <UIView: 0x1; frame = (0 20; 320 460); > | <UIScrollView: 0x2; \
            frame = (0 0; 320 460); > | | <UIImageView: 0x3; frame = (0 0; 54 54); > - (null) | | <_UIContent: 0x4> (layer) \
            | | <UITextField: 0x5; frame = (10 30; 99 20); text = ' | <UIView: 0x9'> | <UIView: 0x6; frame = (7 8; 9 10)>
            """
        let result = try Imported.text(text)
        #expect(result.placed.count == 5)
        #expect(result.frame("0x5") == [10, 50, 99, 20])
        #expect(result.frame("0x6") == [7, 28, 9, 10])
    }

    @Test("may be broken into lines anywhere between words")
    func broken() throws {
        let result = try Imported.text(
            """
            <UIWindow: 0x1; frame =
            (0 0; 320 568); gestureRecognizers = <NSArray:
            0x2>; layer = <UIWindowLayer: 0x3>>
               | <UIView: 0x4;
            frame = (0 20; 320 548); autoresize = W+H; layer =
            <CALayer: 0x5>>
               |    | <UITextField: 0x6; frame = (16 4;
            269 36); text = 'a'; background = <Provider: 0x7: view=<UIView: 0x8;
            frame = (0 0; 1 1)>>; layer = <CALayer: 0x9>>
            """
        )
        #expect(result.screen == [320, 568])
        #expect(result.placed.count == 2)
        #expect(result.frame("0x6") == [16, 24, 269, 36])
        #expect(result.warnings.isEmpty)
    }

    @Test("may write frames with braces, as structures are written")
    func braces() throws {
        let text = "<UIWindow: 0x1; frame = {{0, 0}, {320, 568}}>\n | <UITextField: 0x2; frame = {{16, 4}, {269, 36}}>"
        #expect(try Imported.text(text).frame("0x2") == [16, 4, 269, 36])
    }

    @Test("have classes whose types are nested deeply")
    func generic() throws {
        let text = """
            <UIWindow: 0x1; frame = (0 0; 390 844)>
               | <Host<M<M<M<M<A<B, C>, D>, E>, F>, G>>: 0x2; frame = (0 100; 390 744); layer = <L: 0x3>>
               |    | <UITextField: 0x4; frame = (10 10; 100 30)>
            """
        #expect(try Imported.text(text).frame("0x4") == [10, 110, 100, 30])
    }

    @Test("of a scaled view are of an upright window, but what is in it is approximate")
    func scaled() throws {
        let result = try Imported.text(
            """
            <UIWindow: 0x1; frame = (0 0; 375 667)>
               | <UILayoutContainerView: 0x2; frame = (13.5 24; 348 619); transform = [0.928, 0, 0, 0.928, 0, 0]>
               |    | <UITextField: 0x3; frame = (10 10; 100 30)>
               |    | <UITextField: 0x4; frame = (10 50; 100 30)>
            """
        )
        #expect(result.screen == [375, 667])
        #expect(result.codes == [.approximateFrames])
        #expect(result.warnings.map(\.line) == [3])
    }

    @Test("have no field in a hidden view")
    func hidden() throws {
        let result = try Imported.text(
            """
            <UIWindow: 0x1; frame = (0 0; 375 667)>
               | <UIView: 0x2; frame = (0 0; 375 667); hidden = YES>
               |    | <UIView: 0x3; frame = (0 0; 375 667)>
               |    |    | <UITextField: 0x4; frame = (10 10; 100 30)>
               | <UITextField: 0x5; frame = (10 50; 100 30)>
            """
        )
        #expect(result.fieldIDs == ["0x5"])
        #expect(result.placed["0x4"] != nil)
    }

    @Test(
        "show the keyboard by its host view, unless that is empty or hidden",
        arguments: [
            ("frame = (0 409; 375 258)", [0, 409, 375, 258]), ("frame = (0 0; 0 0)", nil),
            ("frame = (0 409; 375 258); hidden = YES", nil),
        ] as [(String, [Double]?)]
    )
    func keyboardHost(values: String, keyboard: [Double]?) throws {
        let result = try Imported.text(
            """
            <UIWindow: 0x1; frame = (0 0; 375 667)>
            <UITextEffectsWindow: 0x2; frame = (0 0; 375 667)>
               | <UIInputSetContainerView: 0x3; frame = (0 0; 375 667)>
               |    | <UIInputSetHostView: 0x4; \(values)>
            """
        )
        #expect(result.keyboard == keyboard)
        #expect(result.codes.contains(.keyboardUnknown) == (keyboard == nil))
    }
}
