// SPDX-License-Identifier: Apache-2.0

import AppClipDevice
import AppClipTypes
public import DeviceScenarios

extension Property {
    /// The property as a path of keys, such as `card.title`.
    public var label: String {
        switch self {
        case .step(let property): property.rawValue
        case .hasCard: "card"
        case .card(let property): "card.\(property.rawValue)"
        case .hasLaunch: "launch"
        case .launch(let property): "launch.\(property.rawValue)"
        case .callbacks(let lifeCycle): "callbacks.\(lifeCycle.rawValue)"
        case .preview(let url, let property): "previews.\(url.text).\(property.rawValue)"
        case .bubble(let url, let property): "bubbles.\(url.text).\(property.rawValue)"
        case .appOrClip(let appOrClip, let property):
            "\(appOrClip.identifier.text) \(property.label)"
        }
    }
}

extension AppOrClipProperty {
    fileprivate var label: String {
        switch self {
        case .plain(let property): property.rawValue
        case .permission(let permission): "permissions.\(permission.rawValue)"
        case .file(let name, let place): "\(place.label)files.\(name)"
        case .setting(let key, let place): "\(place.label)defaults.\(key)"
        case .group(let name): "groups.\(name)"
        case .keychain(_, let field): "keychain.\(field.rawValue)"
        case .credential(let user): "credentials.\(user)"
        case .record(let name, let container): "records.\(container).\(name)"
        case .recordRefusal(let name, let container): "records.\(container).\(name).refused-by"
        case .location: "location.answer"
        case .locationRefusal: "location.refused-by"
        case .framework(let framework): "frameworks.\(framework.rawValue)"
        case .function(let function): "functions.\(function.rawValue)"
        }
    }
}

extension DataPlace {
    fileprivate var label: String {
        switch self {
        case .own: ""
        case .group(let name): "groups.\(name)."
        }
    }
}

extension Expectation {
    /// The expected value, in words.
    public var words: String {
        let words =
            switch condition {
            case .equals(let value): value.words
            case .includes(let texts):
                "\(PropertyValue.texts(texts).words) in this order, among others"
            }
        return isNegated ? "not \(words)" : words
    }
}

extension PropertyValue {
    /// The value, in words.
    public var words: String {
        switch self {
        case .absent: "nothing"
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): String(number)
        case .text(let text): "'\(text)'"
        case .texts(let texts): "[" + texts.joined(separator: ", ") + "]"
        }
    }
}

extension ErrorName {
    /// A sentence that explains why the step is invalid.
    public var sentence: String {
        switch self {
        case .clockTurnedBack: "The clock cannot go backward."
        case .impossibleTime: "The time must be between the years 1970 and 9999."
        case .unknownSystem: "This version of iOS does not exist."
        case .systemTurnedBack: "The system cannot be downgraded."
        case .impossibleDuration: "The duration must be between 0 seconds and 36525 days."
        case .contradiction: "The parts of the world contradict each other."
        case .unknownLocalExperience: "No local experience has this URL."
        case .cardWithoutPage:
            "This card has no page to open; only a card on a web page or in Messages has one."
        case .noCard: "No card is on the screen."
        case .nothingInForeground: "No clip or app is in the foreground."
        case .unknownApp: "The world has no such app."
        case .notOnDevice: "The clip or app is not on the device."
        case .unknownNotification: "No notification with this number was delivered."
        case .noBackup: "There is no backup to restore."
        }
    }
}
