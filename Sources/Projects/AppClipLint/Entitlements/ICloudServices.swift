// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C323 and A320 (F-23, F-24): services of iCloud that a clip cannot have.
    static let iCloudServices = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .iCloudServices,
            "icloud-services",
            .error,
            basis: [.documentation],
            sources: ["F-24", "F-23"],
            summary: """
                The clip asks for more of iCloud than it can have.
                """,
            message: """
                \(.key) of \(.target) has \(.found), and a clip can only read public databases \
                of CloudKit.
                """,
            why: whyICloud,
            remedy: """
                Have 'CloudKit-Anonymous' alone in com.apple.developer.icloud-services \
                of \(.target).
                """,
            wrong: example("CloudKit"),
            right: example("CloudKit-Anonymous")
        ),
        LintRule(
            .builtICloudServices,
            "built-icloud-services",
            .error,
            basis: [.documentation],
            sources: ["F-24", "F-23"],
            summary: """
                The clip is signed for more of iCloud than it can have.
                """,
            message: """
                \(.target) is signed with \(.found) in \(.key), and a clip can only read \
                public databases of CloudKit.
                """,
            why: whyICloud,
            remedy: """
                Have 'CloudKit-Anonymous' alone in com.apple.developer.icloud-services \
                of the clip, and build again.
                """,
            wrong: example("CloudKit"),
            right: example("CloudKit-Anonymous")
        )
    )

    private static let whyICloud = """
        From iOS 16 on a clip reads public databases, for which it has the service \
        'CloudKit-Anonymous'. Private and shared databases, documents and key-value storage in \
        iCloud are not available to clips.
        """

    private static func example(_ service: String) -> LintExample {
        .xml(
            """
            <key>com.apple.developer.icloud-services</key>
            <array>
                <string>\(service)</string>
            </array>
            """
        )
    }

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard file.state == .read else { return [] }
        return ICloudEntitlement.keys.compactMap { key in
            guard let entry = file.entry(key) else { return nil }
            let values = entry.value.array ?? [entry.value]
            guard values.allSatisfy({ $0.unresolved.isEmpty }) else { return nil }
            let texts = values.compactMap(\.string)
            guard let refused = ICloudEntitlement.refused(texts, of: key) else { return nil }
            return context.finding(
                .iCloudServices,
                on: context.clip,
                [.key: key, .found: refused],
                at: entry.namePlace
            )
        }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let entitlements = clip.entitlements, entitlements.origin != .profile else {
            return []
        }
        return ICloudEntitlement.keys.compactMap { key in
            guard let value = entitlements[key] else { return nil }
            let texts = (value.array ?? [value]).compactMap(\.string)
            guard let refused = ICloudEntitlement.refused(texts, of: key) else { return nil }
            return pair.finding(
                .builtICloudServices,
                [.key: key, .found: refused],
                at: clip.entitlementsPlace
            )
        }
    }
}

/// The entitlements for iCloud, of which a clip can only have public CloudKit databases (rules F-23 and F-24).
private enum ICloudEntitlement {
    static let services = "com.apple.developer.icloud-services"

    /// The entitlements that may contain values that a clip cannot have.
    static let keys = [
        services, "com.apple.developer.ubiquity-container-identifiers",
        "com.apple.developer.ubiquity-kvstore-identifier",
    ]

    /// Returns the values of an entitlement that a clip cannot have, in quotation marks; `nil` if there are none.
    static func refused(_ values: [String], of key: String) -> String? {
        let refused = values.filter { value in
            !value.trimmed.isEmpty && (key != services || value != "CloudKit-Anonymous")
        }
        return refused.isEmpty ? nil : refused.map { "'\($0)'" }.joined(separator: ", ")
    }
}
