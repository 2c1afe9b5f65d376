import AvoidanceModels
import LayoutImport
import Testing

@Suite("Dumps put together")
struct CompositionTests {
    @Test("take the tree from one and the keyboard from another, in any order")
    func two() throws {
        let tree = "recursive-description-06.txt"
        for names in [[tree, "keyboard-userinfo-01.txt"], ["keyboard-userinfo-01.txt", tree]] {
            let result = try Imported.fixtures(names[0], names[1])
            #expect(result.isComplete)
            let request = try #require(result.request)
            #expect(request.layout.firstResponder == "0x7fa102000900")
            #expect(request.event.endFrame == Rect(x: 0, y: 409, width: 375, height: 258))
        }
    }

    @Test("take a notification before what shines through a tree")
    func precedence() throws {
        let result = try Imported.fixtures("wda-source-01.xml", "keyboard-userinfo-07.txt")
        #expect(result.keyboard == [0, 623, 375, 44])
    }

    @Test("take the keyboard's numbers, and a device's screen, safe area and keyboard")
    func saidBeside() throws {
        let numbers = try Imported.fixtures(
            "xcuitest-debug-01.txt",
            options: [.keyboard: "0, 500,375,312", .focus: "email"]
        )
        #expect(numbers.isComplete)
        #expect(numbers.keyboard == [0, 500, 375, 312])
        let device = try Imported.fixtures("xcuitest-debug-01.txt", options: [.device: "iPhone 11 Pro"])
        #expect(device.keyboard == [0, 477, 375, 335])
        #expect(device.layout.layout.safeAreaInsets.bottom == 34)
        #expect(device.codes.contains(.keyboardFromDevice))
        let fragment = try Imported.fixtures("recursive-description-05.txt", options: [.screen: "375x667@2"])
        #expect(fragment.layout.layout.screen == Screen(width: 375, height: 667, scale: 2))
        #expect(fragment.needsScreen == nil)
    }

    @Test(
        "take the focus by its id, label, text or place",
        arguments: [
            ("signup-email", "signup-email"), ("Email", "signup-email"), ("Kim <K>", "signup-name"),
            ("100,350", "signup-email"), ("signup-next", "signup-next"),
        ]
    )
    func focus(said: String, found: String) throws {
        let result = try Imported.fixtures("wda-source-01.xml", options: [.focus: said])
        #expect(result.focus?.view == found)
        #expect(result.needsFocus == nil)
    }

    @Test("take a debugger's print of the first responder for the focus")
    func address() throws {
        let said = "<UITextField: 0x17a05000; frame = (8 141; 304 30)>"
        #expect(
            try Imported.fixtures("recursive-description-01.txt", options: [.focus: said]).focus?.view == "0x17a05000"
        )
    }

    @Test("never guess a focus that is not there or not clear")
    func unclear() throws {
        let missing = try Imported.fixtures("wda-source-01.xml", options: [.focus: "nobody"])
        #expect(missing.focus == nil)
        #expect(missing.codes.contains(.focusNotFound))
        #expect(missing.needsFocus?.candidates.map(\.view) == ["signup-name", "signup-email"])
        let field = #"<node class="android.widget.EditText" content-desc="a" bounds="[0,0][1,1]"/>"#
        let unclear = try Imported.text("<hierarchy>\(field)\(field)</hierarchy>", options: [.focus: "a"])
        #expect(unclear.needsFocus?.candidates.map(\.view) == ["EditText#1", "EditText#2"])
    }

    @Test("take the view that Android's keyboard serves for the focus")
    func served() throws {
        let node = #"<node class="android.widget.EditText" resource-id="app:id/message" bounds="[0,1360][813,1499]"/>"#
        let tree = "<hierarchy width=\"1080\" height=\"2400\">\(node)</hierarchy>"
        let windows = String(decoding: try Imported.bytes(of: "dumpsys-window-04.txt"), as: UTF8.self)
        let result = try Imported.text(tree, windows, options: [.density: "420"])
        #expect(result.focus?.view == "app:id/message")
        #expect(result.isComplete)
        #expect(result.warnings.contains { $0.code == .focusDoubtful })
    }

    @Test("say which dump a warning is about, where there are several")
    func sources() throws {
        let result = try Imported.fixtures("wda-source-02.xml", "keyboard-userinfo-06.txt")
        #expect(result.warnings.first { $0.code == .alreadyAvoided }?.source == "wda-source-02.xml")
        #expect(result.warnings.first { $0.code == .alreadyAvoided }?.line == 5)
        #expect(result.warnings.first { $0.code == .severalDumps }?.source == "keyboard-userinfo-06.txt")
    }

    @Test("are refused when they are none, or not of the named format")
    func refusals() throws {
        #expect(throws: ImportFailure.nothing) { try LayoutImport.run([], ImportOptions()) }
        #expect(throws: ImportFailure.unrecognised(name: "dump 1")) { try Imported.text("hello") }
        #expect(throws: ImportFailure.unrecognised(name: "dump 1")) { try Imported.text("") }
        #expect(throws: ImportFailure.unreadable(name: "dump 1", format: .idbTree)) {
            try Imported.text("hello", options: [.format: "idbTree"])
        }
    }

    @Test(
        "take no option with a value that it can't have",
        arguments: [
            (.screen, "390"), (.screen, "390x"), (.screen, "0x1"), (.screen, "1x1@0"), (.screen, "1x1@3x"),
            (.keyboard, "0,0,1"), (.keyboard, "0,0,-1,1"), (.keyboard, "0,0,nan,1"), (.device, "nokia"), (.focus, ""),
            (.density, "0"), (.density, "inf"), (.format, "xml"), (.nth, "0"), (.nth, "one"),
        ] as [(ImportOptionName, String)]
    )
    func options(name: ImportOptionName, value: String) {
        var options = ImportOptions()
        let fault = #expect(throws: ImportOptionFault.self) { try options.set(name, to: value) }
        #expect(fault?.detail.contains("expected \(name.expectation), found") == true)
    }

    @Test("know every device with a screen and its keyboard's height")
    func devices() {
        #expect(DeviceTable.devices.count == 78)
        for device in DeviceTable.devices {
            #expect(device.size.width > 0 && device.size.height >= device.size.width && device.scale > 0)
            #expect(device.keyboards[.portrait].map { $0.height < device.size.height } == true)
        }
        #expect(DeviceTable.device(named: "IPHONE 15 pro")?.id == "iphone-15-pro")
    }
}
