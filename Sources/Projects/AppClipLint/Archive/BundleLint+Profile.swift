// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipFormats
internal import AppClipTypes

extension BundleLint {
    /// Checks A321–A323.
    static func profile(_ bundle: AppBundle, at time: Timestamp?) -> [LintFinding] {
        guard let profile = bundle.profile else { return [] }
        let place = bundle.beginning(of: bundle.path("embedded.mobileprovision"))
        var findings: [LintFinding] = []
        // Both dates have the same format, in which the order of texts is chronological.
        if let time = time?.iso8601, let expires = profile.expires, expires < time {
            findings.append(
                LintFinding(
                    .profileExpired,
                    target: bundle.name,
                    facts: [.expires: expires],
                    at: place
                )
            )
        }
        if let pattern = profile.applicationIdentifier, let identifier = bundle.info?.identifier {
            let wanted =
                bundle.applicationIdentifier ?? String(pattern.prefix { $0 != "." }) + "."
                + identifier
            if !pattern.covers(wanted) {
                findings.append(
                    LintFinding(
                        .profileOfOtherApp,
                        target: bundle.name,
                        facts: [.found: pattern, .wanted: wanted],
                        at: place
                    )
                )
            }
        }
        guard let entitlements = bundle.entitlements, entitlements.origin == .signature,
            let granted = profile.entitlements
        else { return findings }
        var seen: Set<String> = []
        for member in entitlements.list.members ?? [] where seen.insert(member.name).inserted {
            let name = member.name
            // Entitlements that need a profile; the identifier is checked above.
            guard
                name.hasPrefix("com.apple.developer.") || name == "get-task-allow"
                    || name == "com.apple.security.application-groups" || name == "aps-environment"
                    || name == "keychain-access-groups"
            else { continue }
            if member.value.isGranted(by: granted[name]) { continue }
            findings.append(
                LintFinding(
                    .entitlementNotInProfile,
                    target: bundle.name,
                    facts: [.key: name],
                    at: bundle.entitlementsPlace
                )
            )
        }
        return findings
    }
}

extension PropertyList {
    /// Returns whether a profile grants a claimed value.
    ///
    /// A string in a profile that ends with `*` grants all strings with this prefix.
    fileprivate func isGranted(by granted: PropertyList?) -> Bool {
        switch content {
        case .boolean(false): return true
        case .boolean(true): return granted?.boolean == true
        case .string(let text):
            if let pattern = granted?.string { return pattern.covers(text) }
            return granted?.array?.contains { $0.string?.covers(text) ?? false } ?? false
        case .array(let elements):
            return elements.allSatisfy { element in
                guard let text = element.string else { return true }
                return PropertyList(.string(text)).isGranted(by: granted)
            }
        default: return granted != nil
        }
    }
}

extension String {
    /// Returns whether a pattern of a profile matches a text.
    fileprivate func covers(_ text: String) -> Bool {
        hasSuffix("*") ? text.utf8.starts(with: utf8.dropLast()) : self == text
    }
}
