internal import AvoidanceModels

/// The formats that are read, by the names that people give with `--format`.
package enum DumpFormat: String, WireToken {
    case recursiveDescription
    case keyboardUserInfo
    case iqKeyboardLog
    case webDriverAgentSource
    case uiAutomatorDump
    case androidWindowDump
    case androidActivityDump
    case espressoHierarchy
    case xcuiTestDescription
    case idbTree
    case maestroTree
    case uiAutomationTree
    case earlGreyTree
    case flutterRenderTree
}
