// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes

/// An app identifier as entitlements of a project have it: a prefix, which is a variable or written out,
/// and a bundle identifier.
struct AppIdentifierText {
    /// What Xcode writes in front of a bundle identifier.
    static let variable = "$(AppIdentifierPrefix)"

    /// What stands in front of the bundle identifier.
    let prefix: Prefix

    /// The bundle identifier.
    let bundle: String

    /// What stands in front of a bundle identifier.
    enum Prefix {
        case variable
        /// Ten letters and digits.
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

    /// How many characters stand, as a prefix of a team, in front of a bundle identifier; `nil` for a prefix
    /// of ten characters, and where nothing stands there that looks like one (B-35).
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
    /// The variables without a value, but for those that Xcode fills in when it signs.
    var unknownVariables: [String] {
        unresolved.filter { $0 != "AppIdentifierPrefix" && $0 != "TeamIdentifierPrefix" }
    }
}
