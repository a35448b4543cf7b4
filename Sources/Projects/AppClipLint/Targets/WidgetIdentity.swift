// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C106, C109, A108 and A109 (E-55, E-58): widget extensions of the clip that the app has too, or with an identifier that is not below that of the clip.
    static let widgetIdentity = RuleFamily(
        [.clip(inApp), .clip(identifiers), .builtClip(findings)],
        LintRule(
            .clipWidgetInApp,
            "clip-widget-in-app",
            .warning,
            basis: [.documentation],
            sources: ["E-55"],
            summary: """
                The clip's widget extension is embedded in the app, too.
                """,
            message: """
                \(.app) embeds \(.target), the widget extension of '\(.clip)', too.
                """,
            why: """
                A clip's widget extension is signed as a part of the clip, and its \
                identifier begins with the clip's. It belongs to the clip alone; widgets \
                of the app are an extension of their own, which may share the sources.
                """,
            remedy: """
                Remove \(.target) from the phase of \(.app) that embeds extensions.
                """,
            wrong: .project(
                """
                Fruta   Embed Foundation Extensions: FrutaActivity.appex
                Clip    Embed Foundation Extensions: FrutaActivity.appex
                """
            ),
            right: .project(
                """
                Fruta   Embed Foundation Extensions: FrutaWidgets.appex
                Clip    Embed Foundation Extensions: FrutaActivity.appex
                """
            )
        ),
        LintRule(
            .clipWidgetIDNotPrefixed,
            "clip-widget-id-not-prefixed",
            .error,
            basis: [.xcode, .documentation],
            sources: ["E-58"],
            summary: """
                The identifier of the clip's widget extension does not begin with the \
                clip's.
                """,
            message: """
                The bundle identifier of \(.target) is '\(.found)', and that of '\(.clip)', \
                which embeds it, is '\(.parent)'.
                """,
            why: """
                The identifier of an extension is that of the bundle around it, a dot \
                and a name. For the extension of a clip that is the clip's identifier, \
                and not the app's.
                """,
            remedy: """
                Name \(.target) '\(.parent).' and a word, such as '\(.parent).activity'.
                """,
            wrong: clipAndWidget("app.fruta.activity"),
            right: clipAndWidget("app.fruta.Clip.activity")
        ),
        LintRule(
            .builtWidgetInApp,
            "built-widget-in-app",
            .warning,
            basis: [.documentation],
            sources: ["E-55"],
            summary: "The clip's widget extension is in the app, too.",
            message: """
                '\(.extension)' of \(.target) is in \(.app), too, with the same identifier \
                '\(.found)'.
                """,
            why: """
                A clip's widget extension is signed as a part of the clip, and its identifier \
                begins with the clip's. It belongs to the clip alone.
                """,
            remedy: "Embed '\(.extension)' in the clip alone.",
            wrong: .settings(
                """
                Fruta.app/PlugIns/Activity.appex
                Fruta.app/AppClips/Clip.app/PlugIns/Activity.appex
                """
            ),
            right: .settings("Fruta.app/AppClips/Clip.app/PlugIns/Activity.appex")
        ),
        LintRule(
            .builtWidgetID,
            "built-widget-id",
            .error,
            basis: [.documentation],
            sources: ["E-58"],
            summary: """
                The identifier of the clip's widget extension does not begin with the clip's.
                """,
            message: """
                The bundle identifier of '\(.extension)' is '\(.found)', and that of \(.target) \
                around it is '\(.parent)'.
                """,
            why: """
                The identifier of an extension is that of the bundle around it, a dot and a \
                name. For the extension of a clip that is the clip's identifier, and not the \
                app's.
                """,
            remedy: "Name it '\(.parent).' and a word, and build again.",
            wrong: clipAndWidget("app.fruta.activity"),
            right: clipAndWidget("app.fruta.Clip.activity")
        )
    )

    private static func clipAndWidget(_ widget: String) -> LintExample {
        .settings("app.fruta.Clip\n\(widget)")
    }

    /// Two targets, one for the app and one for the clip, may share all their sources.
    private static func inApp(_ context: LintContext) -> [LintFinding] {
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

    private static func identifiers(_ context: LintContext) -> [LintFinding] {
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

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let ofApp = Set((pair.app?.extensions ?? []).compactMap { $0.info?.identifier })
        return pair.clip.extensions.flatMap { part -> [LintFinding] in
            guard part.info?.extensionPoint == "com.apple.widgetkit-extension",
                let identifier = part.info?.identifier
            else { return [] }
            var findings: [LintFinding] = []
            let place = part.place(of: "CFBundleIdentifier")
            if ofApp.contains(identifier) {
                findings.append(
                    pair.finding(
                        .builtWidgetInApp,
                        [.extension: part.name, .found: identifier],
                        at: place
                    )
                )
            }
            if let parent = pair.clip.info?.identifier,
                !identifier.isIdentifier(below: parent)
            {
                findings.append(
                    pair.finding(
                        .builtWidgetID,
                        [.extension: part.name, .found: identifier, .parent: parent],
                        at: place
                    )
                )
            }
            return findings
        }
    }
}
