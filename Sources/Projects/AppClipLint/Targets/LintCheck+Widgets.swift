// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import AppClipTypes
internal import SourceScan

extension LintCheck {
    /// The checks of C106–C110, about the only kind of extension that a clip can have.
    static let widgets: [LintCheck] = [
        .clip(widgetsInApp), .clip(otherWidgets), .clip(widgetEntitlements),
        .clip(widgetIdentifiers), .clip(liveActivitySystem),
    ]

    /// Checks C106 (E-55).
    ///
    /// Two targets, one for the app and one for the clip, may share all their sources.
    @Sendable private static func widgetsInApp(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app else { return [] }
        return context.widgets.compactMap { widget in
            let double = app.target.embeddings.first { other in
                other.isForPhones && other.target != nil && other.target == widget.embedding.target
            }
            guard let double else { return nil }
            return context.finding(
                .clipWidgetInApp,
                on: widget.target,
                [.clip: context.clip.name, .app: app.name],
                at: double.place,
                related: [widget.embedding.place]
            )
        }
    }

    /// Checks C107 (E-56).
    @Sendable private static func otherWidgets(_ context: LintContext) -> [LintFinding] {
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

    /// Checks C108 (E-57, G-33).
    ///
    /// Xcode adds the entitlement to a clip when it signs, but not to its extension.
    @Sendable private static func widgetEntitlements(_ context: LintContext) -> [LintFinding] {
        context.widgets.compactMap { widget in
            let file = widget.target.entitlements
            let entry = file.entry(EntitlementKey.onDemandInstall)
            guard [.read, .unset].contains(file.state), entry?.value.boolean != true,
                entry?.value.unresolved.isEmpty ?? true
            else { return nil }
            return context.finding(
                .clipWidgetNotOnDemand,
                on: widget.target,
                [.clip: context.clip.name],
                at: entry?.namePlace ?? file.start,
                certainty: file.state == .read ? .certain : widget.target.certainty
            )
        }
    }

    /// Checks C109 (E-58).
    @Sendable private static func widgetIdentifiers(_ context: LintContext) -> [LintFinding] {
        guard let parent = context.clip.knownIdentifier else { return [] }
        return context.widgets.compactMap { widget in
            guard let own = widget.target.knownIdentifier,
                !own.isIdentifier(below: parent)
            else { return nil }
            return context.finding(
                .clipWidgetIDNotPrefixed,
                on: widget.target,
                [.found: own, .parent: parent, .clip: context.clip.name],
                at: widget.target.bundleIdentifier?.place,
                related: [context.clip.bundleIdentifier?.place].compactMap(\.self)
            )
        }
    }

    /// Checks C110 (E-54).
    @Sendable private static func liveActivitySystem(_ context: LintContext) -> [LintFinding] {
        let name = "IPHONEOS_DEPLOYMENT_TARGET"
        guard let text = context.clip.known(name), let system = SystemVersion(text),
            system < SystemVersion(16), let widget = context.widgets.first
        else { return [] }
        return [
            context.finding(
                .liveActivitySystem,
                on: context.clip,
                [.found: text, .widget: widget.target.name],
                at: context.clip.setting(name)?.place,
                related: [widget.embedding.place]
            )
        ]
    }
}

/// The types of widgets other than Live Activities in WidgetKit.
enum WidgetPhrases {
    static let configurations = [
        "StaticConfiguration(", "IntentConfiguration(", "AppIntentConfiguration(",
        "RelevanceConfiguration(", "StaticControlConfiguration(", "AppIntentControlConfiguration(",
    ]
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
