// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension SiteAssociation {
    /// The entries of `appclips.apps` that are bundle identifiers without a team's prefix (rule B-08).
    ///
    /// The system ignores them, so they are not in ``clips``; each is also one of the ``findings``.
    public var clipsWithoutPrefix: [BundleIdentifier] {
        findings.compactMap { finding in
            guard case .invalidIdentifier = finding.code, finding.path.hasPrefix("appclips.apps["),
                let text = finding.subject, AppIdentifier.lacksPrefix(text)
            else { return nil }
            return try? BundleIdentifier(text)
        }
    }
}

extension AppIdentifier {
    /// Whether a text is a bundle identifier without a team's prefix.
    ///
    /// Since a prefix looks like the first label of a bundle identifier, this is a guess: a first label
    /// of ten characters, or of uppercase letters and digits only, is considered a prefix.
    public static func lacksPrefix(_ text: String) -> Bool {
        guard (try? BundleIdentifier(text)) != nil, let dot = text.firstIndex(of: ".") else {
            return false
        }
        let first = text[..<dot]
        return first.count != prefixLength && first.contains { !$0.isUppercase && !$0.isNumber }
    }
}
