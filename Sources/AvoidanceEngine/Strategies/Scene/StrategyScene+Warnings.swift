import AvoidanceModels

extension StrategyScene {
    /// What is odd about the request, whatever the strategy.
    var warnings: [Warning] {
        var warnings: [Warning] = []
        let name = policy.strategy.rawValue
        let ignored = policy.ignoredMembers
        if !ignored.isEmpty {
            let list = ignored.map { "policy.\($0.rawValue)" }.joined(separator: ", ")
            warnings.append(Warning(.policyMemberIgnored, "The strategy \(name) does not know \(list)."))
        }
        if event.type.bringsFrame, let frame = event.endFrame {
            switch FrameReading(frame, on: layout.screen) {
            case .docked, .undocked, .floating, .offScreen: break
            case .empty: warnings.append(odd(.keyboardFrameEmpty, "'s end frame has no area"))
            case .sideways:
                warnings.append(odd(.keyboardFrameSideways, "'s end frame is that of a screen turned by 90 degrees"))
            case .atTop: warnings.append(odd(.keyboardFrameAtTop, "'s end frame begins at or above the screen's top"))
            }
            if !event.isLocal {
                warnings.append(odd(.keyboardOfOtherApp, " belongs to another app (isLocal is false)"))
            }
        }
        if let id = layout.firstResponder, focus == nil {
            warnings.append(Warning(.firstResponderNotFound, "No view has the first responder's id \"\(id)\"."))
        }
        for entry in ledger.entries where index(of: entry.name) == nil {
            warnings.append(
                Warning(.viewVanished, "The view \"\(entry.name)\" of the state is gone; its entry is dropped.")
            )
        }
        return warnings
    }

    /// A keyboard that the certificate leaves out, as `automatic` does.
    private func odd(_ code: WarningCode, _ what: String) -> Warning {
        Warning(
            code,
            "The keyboard\(what); \(policy.strategy.rawValue) answers as the original does, and focus takes it as hidden."
        )
    }
}

extension StrategyOutcome {
    /// The views with the ids that a parameter of the policy names, in layout order; warns of an id that no view has.
    mutating func views(_ ids: [String], namedBy parameter: String, in scene: StrategyScene) -> [Int] {
        var views: [Int] = []
        for id in ids {
            if let index = scene.index(of: id) {
                views.append(index)
            } else {
                warnings.append(Warning(.viewNotFound, "No view has the id \"\(id)\" of policy.\(parameter)."))
            }
        }
        return views.sorted()
    }
}
