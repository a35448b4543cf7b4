// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about identifiers and versions of built bundles: A201–A209.
    static let archiveIdentity: [LintRule] = [
        LintRule(
            .builtIDMissing,
            "built-id-missing",
            .error,
            basis: [.store],
            sources: ["G-03"],
            summary: "A built clip has no bundle identifier.",
            message: "The Info.plist of \(.target) has no CFBundleIdentifier.",
            why: "A clip without an identifier belongs to no app.",
            remedy: "Set PRODUCT_BUNDLE_IDENTIFIER of the clip, and build again.",
            wrong: .xml("<dict/>"),
            right: .xml(
                """
                <key>CFBundleIdentifier</key>
                <string>com.fruta.app.Clip</string>
                """
            )
        ),
        LintRule(
            .builtIDNotPrefixed,
            "built-id-not-prefixed",
            .error,
            basis: [.store, .documentation],
            sources: ["G-03"],
            summary: "The clip's bundle identifier does not start with that of its app.",
            message: """
                The bundle identifier of \(.target) is '\(.found)'; it has to be that of \(.app), \
                '\(.parent)', followed by a dot and a name.
                """,
            why: "A clip belongs to the app whose identifier its own starts with.",
            remedy: "Name the clip '\(.parent).Clip', or change the app's identifier.",
            wrong: .xml(
                """
                <key>CFBundleIdentifier</key>
                <string>com.fruta.Clip</string>
                """
            ),
            right: .xml(
                """
                <key>CFBundleIdentifier</key>
                <string>com.fruta.app.Clip</string>
                """
            )
        ),
        LintRule(
            .signedIDMismatch,
            "signed-id-mismatch",
            .error,
            basis: [.store],
            sources: ["G-03"],
            summary: "The clip is signed with another identifier.",
            message: "\(.target) is '\(.found)', and signed as '\(.signed)'.",
            why: """
                A device refuses a bundle whose signature has another identifier than its \
                Info.plist.
                """,
            remedy: "Sign the clip again, with a profile for its own identifier.",
            wrong: .settings(
                """
                Info.plist   com.fruta.app.Clip
                signature    ABCDE12345.com.fruta.app
                """
            ),
            right: .settings(
                """
                Info.plist   com.fruta.app.Clip
                signature    ABCDE12345.com.fruta.app.Clip
                """
            )
        ),
        LintRule(
            .builtVersionMismatch,
            "built-version-mismatch",
            .error,
            basis: [.xcode, .store],
            sources: ["C-51"],
            summary: "Clip and app have different versions.",
            message: "\(.key) of \(.target) is \(.found); that of \(.app) is \(.wanted).",
            why: """
                An app and its clip are one build, and the store refuses them under two \
                versions.
                """,
            remedy: "Give both targets their versions by the same build settings.",
            wrong: .xml(
                """
                <key>CFBundleVersion</key>
                <string>1</string>   (app: 817)
                """
            ),
            right: .xml(
                """
                <key>CFBundleVersion</key>
                <string>817</string>   (app: 817)
                """
            )
        ),
        LintRule(
            .builtDeviceFamily,
            "built-device-family",
            .error,
            basis: [.xcode],
            sources: ["G-02"],
            summary: "Clip and app are for different devices.",
            message: "\(.target) is for \(.found); \(.app) is for \(.wanted).",
            why: "Xcode refuses a clip whose UIDeviceFamily is not that of its app.",
            remedy: "Give TARGETED_DEVICE_FAMILY the same value in both targets.",
            wrong: .xml(
                """
                <key>UIDeviceFamily</key>
                <array><integer>1</integer><integer>2</integer></array>   (app: 1)
                """
            ),
            right: .xml(
                """
                <key>UIDeviceFamily</key>
                <array><integer>1</integer></array>   (app: 1)
                """
            )
        ),
        LintRule(
            .builtSystemLow,
            "built-system-low",
            .error,
            basis: [.documentation],
            sources: ["G-01"],
            summary: "The clip supports systems that have no clips.",
            message: "\(.target) has the minimum system \(.found); there are clips from 14.0 on.",
            why: "No device with an older system could start it.",
            remedy: "Set IPHONEOS_DEPLOYMENT_TARGET of the clip to 14.0 or later.",
            wrong: .xml(
                """
                <key>MinimumOSVersion</key>
                <string>13.0</string>
                """
            ),
            right: .xml(
                """
                <key>MinimumOSVersion</key>
                <string>14.0</string>
                """
            )
        ),
        LintRule(
            .builtSystemBelowApp,
            "built-system-below-app",
            .error,
            basis: [.store],
            sources: ["C-51"],
            summary: "The clip supports older systems than its app.",
            message: "\(.target) has the minimum system \(.found); \(.app) has \(.wanted).",
            why: "The store refuses such a build, and a person could not go on in the app.",
            remedy: "Set IPHONEOS_DEPLOYMENT_TARGET of the clip to \(.wanted).",
            wrong: .xml(
                """
                <key>MinimumOSVersion</key>
                <string>15.0</string>   (app: 16.4)
                """
            ),
            right: .xml(
                """
                <key>MinimumOSVersion</key>
                <string>16.4</string>   (app: 16.4)
                """
            )
        ),
    ]
}
