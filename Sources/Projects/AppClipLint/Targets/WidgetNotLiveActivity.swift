// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C107 (E-56): widgets of the clip other than Live Activities.
    static let widgetNotLiveActivity = RuleFamily(
        [.clip(findings)],
        LintRule(
            .clipWidgetNotLiveActivity,
            "clip-widget-not-live-activity",
            .warning,
            basis: [.documentation],
            sources: ["E-56"],
            summary: """
                The clip's widget extension has a widget that is no Live Activity.
                """,
            message: """
                \(.target), the widget extension of '\(.clip)', has a widget that is no Live \
                Activity.
                """,
            why: """
                A clip's widget extension is there for Live Activities. Widgets for the \
                Home Screen, the Lock Screen and the Today View are not available to \
                clips, and neither are controls.
                """,
            remedy: """
                Leave the Live Activity in \(.target), and move the widget to an extension \
                of the app.
                """,
            wrong: .swift(
                """
                @main
                struct FrutaActivities: WidgetBundle {
                    var body: some Widget {
                        SmoothieOfTheDay()  // a StaticConfiguration
                        OrderActivity()
                    }
                }
                """
            ),
            right: .swift(
                """
                @main
                struct FrutaActivities: WidgetBundle {
                    var body: some Widget {
                        OrderActivity()  // an ActivityConfiguration
                    }
                }
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let sources = context.sources else { return [] }
        return context.widgets.compactMap { widget in
            let own = sources.sources(of: widget.target, in: context.tree).own
            let importing = Set((own.imports["WidgetKit"] ?? []).map(\.place.file))
            let found = WidgetPhrases.configurations.compactMap { phrase in
                own.phrases[phrase]?.filter { importing.contains($0.place.file) }
            }
            .flatMap(\.self)
            guard !found.isEmpty else { return nil }
            // A file that the app's extension also has may contain a widget that this one does not offer.
            let shared = context.sourcesOfOtherExtensions(than: widget.target)
            let isOwn = found.contains { !shared.contains($0.place.file) }
            var finding = context.finding(
                .clipWidgetNotLiveActivity,
                on: widget.target,
                [.clip: context.clip.name],
                at: found
            )
            if !isOwn { finding.severity = .info }
            return finding
        }
    }
}

extension LintContext {
    /// Returns the paths of the sources of all other extensions in the tree.
    fileprivate func sourcesOfOtherExtensions(than widget: ConfiguredTarget) -> Set<String> {
        var paths: Set<String> = []
        for project in tree.projects {
            for target in project.targets where target.kind == .appExtension {
                guard project.path != widget.project.path || target.id != widget.id else {
                    continue
                }
                paths.formUnion(target.members(.source).map(\.path))
            }
        }
        return paths
    }
}

/// The types of widgets other than Live Activities in WidgetKit.
enum WidgetPhrases {
    static let configurations = [
        "StaticConfiguration(", "IntentConfiguration(", "AppIntentConfiguration(",
        "RelevanceConfiguration(", "StaticControlConfiguration(", "AppIntentControlConfiguration(",
    ]
}
