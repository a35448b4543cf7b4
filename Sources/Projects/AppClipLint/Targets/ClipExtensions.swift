// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C105, A105 and A106: extensions of the clip other than its own widgets.
    static let clipExtensions = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .clipExtensionUnsupported,
            "clip-extension-unsupported",
            .error,
            basis: [.documentation],
            sources: ["G-33"],
            summary: """
                The clip embeds an extension that is no widget.
                """,
            message: """
                \(.target) embeds '\(.product)', an extension of the kind '\(.found)'.
                """,
            why: """
                A clip can have a widget extension, for Live Activities. Every other kind \
                of extension is reserved to the full app.
                """,
            remedy: """
                Embed '\(.product)' in the full app, and not in \(.target).
                """,
            wrong: .xml(
                """
                <key>NSExtensionPointIdentifier</key>
                <string>com.apple.share-services</string>
                """
            ),
            right: .xml(
                """
                <key>NSExtensionPointIdentifier</key>
                <string>com.apple.widgetkit-extension</string>
                """
            )
        ),
        LintRule(
            .clipExtension,
            "clip-extension",
            .error,
            basis: [.documentation],
            sources: ["E-12"],
            summary: "The clip has an extension other than a widget.",
            message: """
                \(.target) has the extension '\(.extension)' for '\(.point)'; a clip can have \
                widgets only.
                """,
            why: """
                Widgets, for Live Activities, are the one kind of extension that a clip can \
                have.
                """,
            remedy: "Remove the extension from the clip, and leave it in the full app.",
            wrong: .settings("Clip.app/PlugIns/Share.appex"),
            right: .settings("Clip.app/PlugIns/Widgets.appex")
        ),
        LintRule(
            .widgetNotForClip,
            "widget-not-for-clip",
            .error,
            basis: [.documentation],
            sources: ["G-33", "G-07"],
            summary: "The clip's widget lacks the entitlement of a clip's extension.",
            message: """
                The widget '\(.extension)' of \(.target) is signed without \
                com.apple.developer.on-demand-install-capable.
                """,
            why: """
                The capability App Clip Extension belongs to the target of the widget. \
                Without it the widget is not installed with the clip.
                """,
            remedy: "Add the capability App Clip Extension to the target of '\(.extension)'.",
            wrong: .xml("<dict/>"),
            right: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <true/>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        context.clip.target.embeddings.compactMap { embedding in
            guard let reference = embedding.target,
                let target = context.tree.configured(
                    reference,
                    configuration: context.configuration
                ),
                target.kind == .appExtension
            else { return nil }
            let info = target.infoPlist
            let point =
                info["NSExtension"]?["NSExtensionPointIdentifier"]
                ?? info["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]
            guard let point, point.unresolved.isEmpty, let kind = point.string,
                kind != "com.apple.widgetkit-extension"
            else { return nil }
            return context.finding(
                .clipExtensionUnsupported,
                on: context.clip,
                [.product: embedding.product, .found: kind],
                at: embedding.place
            )
        }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        pair.clip.extensions.flatMap { part -> [LintFinding] in
            let point = part.info?.extensionPoint
            guard point == "com.apple.widgetkit-extension" else {
                return [
                    pair.finding(
                        .clipExtension,
                        [.extension: part.name, .point: point ?? "none"],
                        at: part.place(of: "NSExtension")
                    )
                ]
            }
            guard let entitlements = part.entitlements, entitlements.origin != .profile,
                entitlements.isOnDemandInstallCapable != true
            else { return [] }
            return [
                pair.finding(
                    .widgetNotForClip,
                    [.extension: part.name],
                    at: part.entitlementsPlace
                )
            ]
        }
    }
}
