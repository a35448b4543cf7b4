// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
import AppSiteAssociation

extension IdentifierError {
    /// Returns a few words that describe the fault of an identifier, to follow a colon.
    ///
    /// - Parameter text: The identifier. One without a team prefix is recognized by its first part,
    ///   which otherwise looks like a prefix of the wrong form.
    /// - Returns: The words.
    public func words(about text: String) -> String {
        if AppIdentifier.lacksPrefix(text) {
            return "the team's prefix is missing, ten characters and a dot before the bundle "
                + "identifier, such as ABCDE12345.\(text)"
        }
        return switch code {
        case .prefixLength(let found):
            "the prefix has \(found) characters instead of \(AppIdentifier.prefixLength)"
        case .prefixCharacter: "the prefix can contain only uppercase letters and digits"
        case .emptyBundle: "the bundle identifier is missing"
        case .bundleTooLong: "the bundle identifier is too long"
        case .bundleCharacter:
            "the bundle identifier can contain only letters, digits, hyphens "
                + "and dots"
        case .emptyLabel:
            "the bundle identifier has two dots in a row, or a dot at its start or "
                + "end"
        @unknown default: "it has an invalid form"
        }
    }
}
