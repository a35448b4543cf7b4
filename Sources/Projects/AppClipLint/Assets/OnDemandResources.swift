// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C803 and A506 (G-15): resources that are loaded on demand.
    static let onDemandResources = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .onDemandTags,
            "on-demand-tags",
            .warning,
            basis: [.documentation],
            sources: ["G-15"],
            summary: """
                A resource of the clip is loaded on demand.
                """,
            message: """
                '\(.path)' of \(.target) has the tag '\(.tag)' of on-demand resources, which \
                are reserved to the full app.
                """,
            why: """
                On-demand resources are reserved to the full app, unless the clip is a \
                demo of it. Without them the resource would be missing in the clip.
                """,
            remedy: """
                Remove the tags from the resources of \(.target).
                """,
            wrong: .project(
                """
                settings = {ASSET_TAGS = (level2, ); };
                """
            ),
            right: .project(
                """
                settings = { };
                """
            )
        ),
        LintRule(
            .onDemandResources,
            "on-demand-resources",
            .warning,
            basis: [.documentation],
            sources: ["G-15"],
            summary: "The clip has resources that are loaded on demand.",
            message: """
                \(.target) has OnDemandResources.plist; on-demand resources are for the full \
                app.
                """,
            why: "On-demand resources are reserved to the full app.",
            remedy: "Remove the tags from the clip's resources.",
            wrong: .settings("Clip.app/OnDemandResources.plist"),
            right: .settings("Fruta.app/OnDemandResources.plist")
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        // If the setting is off, the tags have no effect.
        guard clip.setting("ENABLE_ON_DEMAND_RESOURCES")?.text.trimmed != "NO" else { return [] }
        let members = clip.target.members.filter {
            $0.isForPhones && $0.role == .resource && !$0.tags.isEmpty
        }
        guard let first = members.first else { return [] }
        return [
            context.finding(
                .onDemandTags,
                on: clip,
                [.path: first.path, .tag: first.tags.joined(separator: ", ")],
                at: first.place,
                related: members.dropFirst().prefix(8).map(\.place)
            )
        ]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let name = clip.contents.names.first(where: { $0 == "OnDemandResources.plist" })
        else {
            return []
        }
        return [pair.finding(.onDemandResources, at: clip.beginning(of: clip.path(name)))]
    }
}
