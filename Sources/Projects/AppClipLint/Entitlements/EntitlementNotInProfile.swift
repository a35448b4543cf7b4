// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipTypes

extension RuleFamily {
    /// A321: a signed entitlement that the provisioning profile does not grant.
    static let entitlementNotInProfile = RuleFamily(
        [.signature(findings)],
        LintRule(
            .entitlementNotInProfile,
            "entitlement-not-in-profile",
            .error,
            basis: [.store],
            sources: ["G-23"],
            summary: "The profile does not allow an entitlement.",
            message: """
                \(.target) claims '\(.key)', and its provisioning profile does not allow that \
                value.
                """,
            why: "A device does not install what claims more than its profile allows.",
            remedy: "Add the capability to the identifier, make the profile again, and sign.",
            wrong: .settings(
                """
                claimed   appclips:fruta.example
                profile   –
                """
            ),
            right: .settings(
                """
                claimed   appclips:fruta.example
                profile   *
                """
            )
        )
    )

    private static func findings(_ bundle: AppBundle, at _: Timestamp?) -> [LintFinding] {
        guard let entitlements = bundle.entitlements, entitlements.origin == .signature,
            let granted = bundle.profile?.entitlements
        else { return [] }
        var seen: Set<String> = []
        return (entitlements.list.members ?? []).compactMap { member in
            let name = member.name
            // Entitlements that need a profile; the identifier is a separate finding.
            guard seen.insert(name).inserted,
                name.hasPrefix("com.apple.developer.")
                    || [
                        "get-task-allow", EntitlementKey.groups, "aps-environment",
                        "keychain-access-groups",
                    ].contains(name), !member.value.isGranted(by: granted[name])
            else { return nil }
            return LintFinding(
                .entitlementNotInProfile,
                target: bundle.name,
                facts: [.key: name],
                at: bundle.entitlementsPlace
            )
        }
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
