// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipTypes
import Foundation

/// An action, as a page posts it: `{"do": "invoke", "source": "qr-code", "text": "https://…"}`.
struct PostedAction: Decodable {
    /// The name of the action.
    let `do`: String
    /// The argument of most actions, such as a URL, a title or the value of a setting.
    var text: String?
    /// The source of an invocation, or the name of a setting.
    var source: String?
    /// The answer to a question, or the value of a setting.
    var flag: Bool?
    /// A duration; for `notification`, the number of the notification.
    var seconds: Int64?

    /// Parses a message of the page.
    ///
    /// - Throws: `DecodingError`, or ``ActionError`` with a sentence for the person.
    static func action(in message: [UInt8]) throws -> SimulatorAction {
        try JSONDecoder().decode(PostedAction.self, from: Data(message)).action()
    }

    private func action() throws -> SimulatorAction {
        switch `do` {
        case "invoke":
            guard let source = source.flatMap({ InvocationSource(rawValue: $0) }) else {
                throw ActionError("The source of the invocation is none of the known ones.")
            }
            return .invoke(text ?? "", from: source)
        case "card":
            guard let action = text.flatMap({ Event.CardAction(rawValue: $0) }) else { break }
            return .card(action)
        case "leave": return .leave
        case "app-switcher": return .comeBack(.appSwitcher)
        case "app-library": return .comeBack(.appLibrary)
        case "notification": return .comeBack(.notification(Int(seconds ?? 0)))
        case "open-app": return .openApp
        case "install-app": return .installApp
        case "remove-app": return .removeApp
        case "delete-clip": return .deleteClip
        case "open-store": return .openStore(.overlay)
        case "close-overlay": return .closeOverlay
        case "answer": return .answer(flag ?? false)
        case "wait": return .wait(seconds: seconds ?? 0)
        case "push": return .push(title: String((text ?? "").prefix(200)))
        case "restart": return .restart
        case "reset": return .reset
        case "next-step": return .nextStep
        case "set" where source == "at-place": return .setAtPlace(flag ?? false)
        case "set": return .change(try setting())
        default: break
        }
        throw ActionError("The simulator has no action of this name.")
    }

    private func setting() throws -> Setting {
        let isOn = flag ?? false
        switch source {
        case "system":
            guard let version = text.flatMap({ SystemVersion($0) }) else { break }
            return .system(version)
        case "language":
            guard let language = text.flatMap({ Language($0) }) else { break }
            return .languages([language])
        case "location-services": return .locationServices(isOn)
        case "clips-forbidden": return .clipsForbidden(isOn)
        case "private-browsing": return .privateBrowsing(isOn)
        case "known-sender": return .knownSender(isOn)
        default: break
        }
        throw ActionError("The phone has no such setting.")
    }
}
