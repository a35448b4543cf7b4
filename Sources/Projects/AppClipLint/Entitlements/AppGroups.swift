// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C316, C318 and A316: the App Groups that clip and app share.
    static let appGroups = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .appGroupNotShared,
            "app-group-not-shared",
            .warning,
            basis: [.documentation],
            sources: ["F-02"],
            summary: "Clip and app have no App Group in common.",
            message: """
                \(.target) and \(.app) have no App Group in common: the clip has \(.found), the \
                app has \(.wanted).
                """,
            why: """
                What a person did in the clip should be there in the app when it replaces \
                the clip. Both need the same App Group for it.
                """,
            remedy: "Add one group to the entitlements of both.",
            wrong: .xml(
                """
                <!-- Clip.entitlements -->
                <key>com.apple.security.application-groups</key>
                <array>
                    <string>group.com.fruta.clip</string>
                </array>
                <!-- App.entitlements -->
                <key>com.apple.security.application-groups</key>
                <array>
                    <string>group.com.fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <!-- Clip.entitlements and App.entitlements -->
                <key>com.apple.security.application-groups</key>
                <array>
                    <string>group.com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .appGroupNone,
            "app-group-none",
            .info,
            basis: [.documentation],
            sources: ["F-02"],
            summary: "The clip has no App Group.",
            message: """
                \(.target) has no App Group\(.other): the clip can hand nothing over to \(.app).
                """,
            why: """
                What a person did in the clip should be there in the app when it replaces \
                the clip. An App Group that both have is the way.
                """,
            remedy: "Add one group to the entitlements of both.",
            wrong: .xml(
                "<dict/>"
            ),
            right: .xml(
                """
                <!-- Clip.entitlements and App.entitlements -->
                <key>com.apple.security.application-groups</key>
                <array>
                    <string>group.com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .builtGroupNotShared,
            "built-group-not-shared",
            .warning,
            basis: [.documentation],
            sources: ["E-23"],
            summary: "Clip and app share no group.",
            message: "\(.target) has the groups \(.found), none of which \(.app) has.",
            why: "A group hands what the clip has stored to the app.",
            remedy: "Sign the app with a group of the clip.",
            wrong: .settings(
                """
                clip   group.fruta.clip
                app    group.fruta
                """
            ),
            right: .settings(
                """
                clip   group.fruta
                app    group.fruta
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app else { return [] }
        let targets = [context.clip, app]
        // Entitlements that cannot be read may contain the group.
        guard targets.allSatisfy({ [.read, .unset].contains($0.entitlements.state) }),
            context.clip.entitlements.state == .read
        else { return [] }
        let entries = targets.map { $0.entitlements.entry(EntitlementKey.groups) }
        let groups = entries.map { ($0?.value.array ?? []).compactMap(\.string) }
        let place = entries[0]?.namePlace ?? context.clip.entitlements.start
        // The groups of an app may only be for its widgets.
        if groups[0].isEmpty {
            guard entries[0]?.value.array?.isEmpty ?? true else { return [] }
            return [
                context.finding(
                    .appGroupNone,
                    on: context.clip,
                    [
                        .app: app.name,
                        .other: groups[1].isEmpty
                            ? "" : ", as its app has with \(quoted(groups[1]))",
                    ],
                    at: place,
                    certainty: app.entitlements.state == .read ? .certain : app.certainty
                )
            ]
        }
        let isKnown = entries.allSatisfy { entry in
            (entry?.value.array ?? []).allSatisfy(\.unknownVariables.isEmpty)
        }
        guard isKnown, Set(groups[0]).isDisjoint(with: groups[1]) else { return [] }
        let words = groups.map { $0.isEmpty ? "none" : quoted($0) }
        return [
            context.finding(
                .appGroupNotShared,
                on: context.clip,
                [.app: app.name, .found: words[0], .wanted: words[1]],
                at: place,
                related: [entries[1]?.namePlace].compactMap(\.self),
                certainty: app.entitlements.state == .read ? .certain : app.certainty
            )
        ]
    }

    private static func quoted(_ groups: [String]) -> String {
        groups.map { "'\($0)'" }.joined(separator: ", ")
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let clip = pair.clip.entitlements, let app = pair.app?.entitlements,
            clip.origin != .profile, app.origin != .profile,
            let found = clip.texts(EntitlementKey.groups), !found.isEmpty
        else { return [] }
        let shared = Set(app.texts(EntitlementKey.groups) ?? [])
        guard shared.isDisjoint(with: found) else { return [] }
        return [
            pair.finding(
                .builtGroupNotShared,
                [.found: found.joined(separator: ", ")],
                at: pair.clip.entitlementsPlace
            )
        ]
    }
}
