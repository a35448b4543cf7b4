// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about functionality that a clip leaves to the app: C417–C419.
    static let reserved: [LintRule] = [
        LintRule(
            .backgroundAssetsNotInApp,
            "background-assets-not-in-app",
            .warning,
            basis: [.documentation],
            sources: ["G-13"],
            summary: """
                Background Assets are set up in the clip alone.
                """,
            message: """
                \(.target) sets up Background Assets (\(.key)), and \(.app) does not.
                """,
            why: """
                Background Assets have to be set up for the app and for the clip.
                """,
            remedy: """
                Set them up in the Info.plist of \(.app), too.
                """,
            wrong: .settings(
                """
                Clip/Info.plist   BAManifestURL
                App/Info.plist    –
                """
            ),
            right: .settings(
                """
                Clip/Info.plist   BAManifestURL
                App/Info.plist    BAManifestURL
                """
            )
        ),
        LintRule(
            .bonjourServices,
            "bonjour-services",
            .warning,
            basis: [.documentation],
            sources: ["E-11"],
            summary: """
                The clip asks for Bonjour.
                """,
            message: """
                The Info.plist of \(.target) has NSBonjourServices, and Bonjour is not \
                available to clips.
                """,
            why: """
                A clip talks to servers through URLSession and the Network framework. It \
                cannot search the local network for services.
                """,
            remedy: """
                Remove NSBonjourServices from the Info.plist of \(.target).
                """,
            wrong: .xml(
                """
                <key>NSBonjourServices</key>
                <array>
                    <string>_fruta._tcp</string>
                </array>
                """
            ),
            right: .xml(
                """
                <dict>
                </dict>
                """
            )
        ),
        LintRule(
            .settingsBundle,
            "settings-bundle",
            .warning,
            basis: [.documentation],
            sources: ["G-20"],
            summary: """
                The clip has a page in the Settings app.
                """,
            message: """
                '\(.path)' is among the resources of \(.target), and pages in the Settings \
                app are reserved to the full app.
                """,
            why: """
                Customisation and settings are reserved to the full app, unless the clip \
                is a demo of it.
                """,
            remedy: """
                Remove '\(.path)' from the resources of \(.target).
                """,
            wrong: .settings(
                """
                Clip   Copy Bundle Resources: Settings.bundle
                """
            ),
            right: .settings(
                """
                App    Copy Bundle Resources: Settings.bundle
                """
            )
        ),
    ]
}
