// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension SiteAssociation {
    /// The entries of `appclips.apps` that are bundle identifiers without a team's prefix (rule B-08).
    ///
    /// They do not name a clip; they are also among the ``findings``.
    public var clipsWithoutPrefix: [BundleIdentifier] {
        findings.compactMap { finding in
            guard case .identifier = finding.code, finding.path.hasPrefix("appclips.apps["),
                let text = finding.subject, AppIdentifier.lacksPrefix(text)
            else { return nil }
            return try? BundleIdentifier(text)
        }
    }
}

extension AppIdentifier {
    /// Whether a text is a bundle identifier without a team's prefix.
    ///
    /// A first part of ten characters, or of only uppercase letters and digits, is considered a
    /// prefix.
    public static func lacksPrefix(_ text: String) -> Bool {
        guard (try? BundleIdentifier(text)) != nil, let dot = text.firstIndex(of: ".") else {
            return false
        }
        let first = text[..<dot]
        return first.count != prefixLength && first.contains { !$0.isUppercase && !$0.isNumber }
    }
}
