// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C319 and A319: an entitlement for something that clips cannot use.
    static let entitlementUnsupported = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .entitlementUnsupported,
            "entitlement-unsupported",
            .warning,
            basis: [.documentation],
            sources: ["E-07", "G-23"],
            summary: "The clip has an entitlement for something that clips cannot use.",
            message: "\(.target) has the entitlement \(.key): App Clips cannot use \(.what).",
            why: """
                The entitlement has no effect in a clip, and a profile for a clip may not \
                offer it, which then prevents signing.
                """,
            remedy: "Remove \(.key) from the clip's entitlements.",
            wrong: .xml(
                """
                <key>com.apple.developer.healthkit</key>
                <true/>
                """
            ),
            right: .xml(
                """
                <!-- App.entitlements only -->
                <key>com.apple.developer.healthkit</key>
                <true/>
                """
            )
        ),
        LintRule(
            .builtEntitlementUnsupported,
            "built-entitlement-unsupported",
            .warning,
            basis: [.documentation],
            sources: ["G-23", "E-07"],
            summary: "The clip is signed with an entitlement that has no use in clips.",
            message: "\(.target) has '\(.key)'; \(.what) is not available to clips.",
            why: "The frameworks behind the entitlement do nothing in a clip.",
            remedy: "Remove the entitlement from the clip.",
            wrong: .xml(
                """
                <key>com.apple.developer.healthkit</key>
                <true/>
                """
            ),
            right: .xml("<dict/>")
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard file.state == .read else { return [] }
        return file.values.compactMap { entry in
            guard let use = UnsupportedEntitlement.use(of: entry.name), entry.value.isInUse else {
                return nil
            }
            return context.finding(
                .entitlementUnsupported,
                on: context.clip,
                [.key: entry.name, .what: use],
                at: entry.namePlace,
                fix: file.path.map { LintFix([.remove([entry.name], in: $0)]) }
            )
        }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let entitlements = pair.clip.entitlements, entitlements.origin != .profile else {
            return []
        }
        var seen: Set<String> = []
        return (entitlements.list.members ?? []).compactMap { member in
            guard let use = UnsupportedEntitlement.use(of: member.name),
                member.value.boolean != false,
                member.value.array?.isEmpty != true, seen.insert(member.name).inserted
            else { return nil }
            return pair.finding(
                .builtEntitlementUnsupported,
                [.key: member.name, .what: use],
                at: pair.clip.entitlementsPlace
            )
        }
    }
}

extension PropertyValue {
    /// Whether the entitlement claims anything: `false` and an empty list do not.
    fileprivate var isInUse: Bool {
        switch content {
        case .boolean(let value): value
        case .array(let values): !values.isEmpty
        default: true
        }
    }
}

/// Entitlements for features that clips cannot use: frameworks without functionality in clips, and extensions of other
/// apps (rules E-07, E-12, E-24).
enum UnsupportedEntitlement {
    /// Returns the feature that an entitlement is for, in words; `nil` if clips can use it or it is unknown.
    static func use(of key: String) -> String? {
        if let known = uses[key] { return known }
        // There are several entitlements with each prefix.
        for (prefix, use) in prefixes where key.hasPrefix(prefix) { return use }
        return nil
    }

    private static let uses = [
        "com.apple.developer.healthkit": "HealthKit",
        "com.apple.developer.homekit": "HomeKit",
        "com.apple.developer.siri": "Siri",
        "com.apple.developer.playable-content": "CarPlay",
        "com.apple.developer.ClassKit-environment": "ClassKit",
        "com.apple.developer.authentication-services.autofill-credential-provider":
            "credential providers",
        "com.apple.developer.contacts.notes": "contacts",
        "com.apple.developer.family-controls": "Family Controls",
        "com.apple.developer.fileprovider.testing-mode": "file providers",
        "com.apple.developer.exposure-notification": "exposure notifications",
        "inter-app-audio": "Inter-App Audio",
    ]

    private static let prefixes = [
        ("com.apple.developer.healthkit.", "HealthKit"),
        ("com.apple.developer.homekit.", "HomeKit"),
        ("com.apple.developer.carplay-", "CarPlay"),
        ("com.apple.developer.sensorkit.", "SensorKit"),
    ]
}
