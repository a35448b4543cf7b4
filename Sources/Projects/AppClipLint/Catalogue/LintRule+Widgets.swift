// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about the widget extension of a clip: C106–C110, A108, A109.
    static let widgets: [LintRule] = [
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
        ),
        LintRule(
            .clipWidgetNotOnDemand,
            "clip-widget-not-on-demand",
            .error,
            basis: [.documentation],
            sources: ["E-57", "G-33", "G-07"],
            summary: """
                The clip's widget extension lacks the capability App Clip Extension.
                """,
            message: """
                The entitlements of \(.target), the widget extension of '\(.clip)', do not \
                have com.apple.developer.on-demand-install-capable.
                """,
            why: """
                The capability App Clip Extension allows a clip to contain the \
                extension. Xcode gives the entitlement to a clip by itself; to its \
                widget extension it gives what the file of entitlements has.
                """,
            remedy: """
                Add the capability App Clip Extension to \(.target).
                """,
            wrong: .xml(
                """
                <dict/>
                """
            ),
            right: .xml(
                """
                <dict>
                    <key>com.apple.developer.on-demand-install-capable</key>
                    <true/>
                </dict>
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
            .liveActivitySystem,
            "live-activity-system",
            .info,
            basis: [.documentation],
            sources: ["E-54"],
            summary: """
                The clip runs on systems on which clips have no Live Activities.
                """,
            message: """
                \(.target) runs from iOS \(.found) on, and its Live Activity ('\(.widget)') \
                needs iOS 16.
                """,
            why: """
                Clips can have Live Activities from iOS 16 on. On earlier systems the \
                clip has to do without.
                """,
            remedy: """
                Ask with #available before you start the activity, or raise \
                IPHONEOS_DEPLOYMENT_TARGET.
                """,
            wrong: .settings(
                """
                IPHONEOS_DEPLOYMENT_TARGET = 15.0
                """
            ),
            right: .settings(
                """
                IPHONEOS_DEPLOYMENT_TARGET = 16.1
                """
            )
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
        ),
    ]

    private static func clipAndWidget(_ widget: String) -> LintExample {
        .settings("app.fruta.Clip\n\(widget)")
    }
}
