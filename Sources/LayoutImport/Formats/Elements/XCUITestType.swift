/// The types of XCUITest's elements.
enum XCUITestType {
    /// The names as its descriptions print them.
    static let names: Set = [
        "ActivityIndicator", "Alert", "Any", "Application", "Browser", "Button", "Cell", "CheckBox", "CollectionView",
        "ColorWell", "ComboBox", "DatePicker", "DecrementArrow", "Dialog", "DisclosureTriangle", "DockItem", "Drawer",
        "Grid", "Group", "Handle", "HelpTag", "Icon", "Image", "IncrementArrow", "Key", "Keyboard", "LayoutArea",
        "LayoutItem", "LevelIndicator", "Link", "Map", "Matte", "Menu", "MenuBar", "MenuBarItem", "MenuButton",
        "MenuItem",
        "NavigationBar", "Other", "Outline", "OutlineRow", "PageIndicator", "Picker", "PickerWheel", "PopUpButton",
        "Popover", "ProgressIndicator", "RadioButton", "RadioGroup", "RatingIndicator", "RelevanceIndicator", "Ruler",
        "RulerMarker", "ScrollBar", "ScrollView", "SearchField", "SecureTextField", "SegmentedControl", "Sheet",
        "Slider",
        "SplitGroup", "Splitter", "StaticText", "StatusBar", "StatusItem", "Stepper", "Switch", "Tab", "TabBar",
        "TabGroup", "Table", "TableColumn", "TableRow", "TextField", "TextView", "Timeline", "Toggle", "Toolbar",
        "ToolbarButton", "TouchBar", "ValueIndicator", "WebView", "Window",
    ]
}
