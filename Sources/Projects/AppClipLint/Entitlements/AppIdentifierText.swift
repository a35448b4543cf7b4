// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject

/// An app identifier as it is written in a project's entitlements: a prefix, which is a variable or a literal, and a
/// bundle identifier.
struct AppIdentifierText {
    /// The variable that Xcode writes before a bundle identifier.
    static let variable = "$(AppIdentifierPrefix)"

    /// The prefix before the bundle identifier.
    let prefix: Prefix

    /// The bundle identifier.
    let bundle: String

    /// A prefix before a bundle identifier.
    enum Prefix {
        case variable
        /// The id of a team: ten letters and digits.
        case team(String)
        case none
    }

    init(_ text: String) {
        let variables =
            ["$(AppIdentifierPrefix)", "${AppIdentifierPrefix}", "$AppIdentifierPrefix"]
            + ["$(TeamIdentifierPrefix)", "${TeamIdentifierPrefix}", "$TeamIdentifierPrefix"]
        if let name = variables.first(where: text.hasPrefix) {
            prefix = .variable
            bundle = String(text.dropFirst(name.count))
            return
        }
        let bytes = Array(text.utf8)
        let isTeam =
            bytes.count > 11 && bytes[10] == .dot
            && bytes.prefix(10).allSatisfy { $0.isDigit || $0.isUppercase }
        prefix = isTeam ? .team(String(text.prefix(10))) : .none
        bundle = isTeam ? String(text.dropFirst(11)) : text
    }

    /// Returns the length of a team's prefix before a bundle identifier if it is not ten characters; `nil` otherwise,
    /// and if there is no text that looks like a prefix (B-35).
    static func prefixLength(of text: String, before bundle: String?) -> Int? {
        guard let bundle, text.hasSuffix("." + bundle) else { return nil }
        let prefix = text.utf8.dropLast(bundle.utf8.count + 1)
        guard !prefix.isEmpty, prefix.count != 10,
            prefix.allSatisfy({ $0.isDigit || $0.isUppercase })
        else { return nil }
        return prefix.count
    }
}

extension PropertyValue {
    /// The variables without a value, except those that Xcode replaces when it signs.
    var unknownVariables: [String] {
        unresolved.filter { $0 != "AppIdentifierPrefix" && $0 != "TeamIdentifierPrefix" }
    }
}
