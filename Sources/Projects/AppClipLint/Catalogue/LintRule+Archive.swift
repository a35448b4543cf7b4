// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about the structure of built bundles: A101–A107, A111.
    static let archive: [LintRule] = [
        LintRule(
            .clipAlone,
            "clip-alone",
            .error,
            basis: [.store, .documentation],
            sources: ["G-16", "C-51", "G-07"],
            summary: "The app in the archive is itself a clip.",
            message: """
                \(.target) is a clip; the archive has to hold the full app with the clip in \
                it.
                """,
            why: """
                An app and its clip are built, submitted and reviewed together. A clip alone \
                cannot be uploaded.
                """,
            remedy: "Archive and export the scheme of the full app.",
            wrong: .settings("Payload/Clip.app"),
            right: .settings(
                """
                Payload/Fruta.app
                Payload/Fruta.app/AppClips/Clip.app
                """
            )
        ),
        LintRule(
            .clipNotInApp,
            "clip-not-in-app",
            .warning,
            basis: [.documentation],
            sources: ["C-51", "C-58"],
            summary: "The app has no clip in it.",
            message: "\(.target) has no clip: there is no app in its folder AppClips.",
            why: """
                The store finds the clip in the build of the full app. A version without the \
                clip ends its offer.
                """,
            remedy:
                "Embed the clip's product in the folder AppClips of the app, and archive again.",
            wrong: .settings("Payload/Fruta.app/Info.plist"),
            right: .settings(
                """
                Payload/Fruta.app/Info.plist
                Payload/Fruta.app/AppClips/Clip.app
                """
            )
        ),
        LintRule(
            .clipMisplaced,
            "clip-misplaced",
            .error,
            basis: [.documentation],
            sources: ["G-04", "C-58"],
            summary: "An app lies elsewhere than in the folder AppClips.",
            message: "\(.target) holds an app at '\(.path)', and not in the folder AppClips.",
            why: "Devices and the store look for a clip in the folder AppClips alone.",
            remedy: "Give the copy phase the destination $(CONTENTS_FOLDER_PATH)/AppClips.",
            wrong: .settings("Fruta.app/PlugIns/Clip.app"),
            right: .settings("Fruta.app/AppClips/Clip.app")
        ),
        LintRule(
            .clipCount,
            "clip-count",
            .error,
            basis: [.documentation],
            sources: ["G-06"],
            summary: "The app has several clips.",
            message: "\(.target) has \(.count) clips: \(.names).",
            why: "An app has one clip.",
            remedy: """
                Leave one clip in the app; one clip can show different experiences for \
                different URLs.
                """,
            wrong: .settings(
                """
                Fruta.app/AppClips/One.app
                Fruta.app/AppClips/Two.app
                """
            ),
            right: .settings("Fruta.app/AppClips/One.app")
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
        ),
        LintRule(
            .bundleFileUnreadable,
            "bundle-file-unreadable",
            .error,
            basis: [.store],
            sources: ["G-11"],
            summary: "A file of the bundle cannot be read.",
            message: "'\(.path)' of \(.target) cannot be read: \(.reason).",
            why: "What a device or the store cannot read either is refused.",
            remedy: "Build and export the bundle again.",
            wrong: .settings("Clip.app/Info.plist   (empty)"),
            right: .settings("Clip.app/Info.plist   (a property list)")
        ),
        LintRule(
            .builtFindingsMore,
            "built-findings-more",
            .info,
            basis: [.experience],
            summary: "A bundle has more findings of one rule than are listed.",
            message: "\(.target) has \(.count) more findings of \(.rule), which are not listed.",
            why: "After a hundred of one kind, the next ones say nothing new.",
            remedy: "Fix those that are listed, and check again.",
            wrong: .settings("101 empty purposes"),
            right: .settings("none")
        ),
    ]
}
