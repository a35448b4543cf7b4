// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about a clip's platforms and its display name: C210, C211.
    static let platforms: [LintRule] = [
        LintRule(
            .clipForMac,
            "clip-for-mac",
            .warning,
            basis: [.documentation],
            sources: ["D-55", "G-02"],
            summary: """
                The clip's target is built for the Mac, too.
                """,
            message: """
                \(.target) is built for the Mac, too: \(.found).
                """,
            why: """
                Clips run on iPhone and iPad, and never on the Mac. The target of a clip \
                supports the devices of its app without macOS.
                """,
            remedy: """
                Remove the setting from \(.target), and leave it in the targets of the \
                app.
                """,
            wrong: .settings(
                """
                SUPPORTS_MACCATALYST = YES
                """
            ),
            right: .settings(
                """
                SUPPORTS_MACCATALYST = NO
                """
            )
        ),
        LintRule(
            .displayNameDiffers,
            "display-name-differs",
            .info,
            basis: [.documentation],
            sources: ["F-26"],
            summary: """
                Clip and app have different names on the device.
                """,
            message: """
                \(.target) is called '\(.found)' on the device, and \(.app) '\(.wanted)'.
                """,
            why: """
                The app takes the clip's place. People recognise it if both have the \
                same name and the same icon.
                """,
            remedy: """
                Set CFBundleDisplayName to the same name in both.
                """,
            wrong: .xml(
                """
                <key>CFBundleDisplayName</key>
                <string>FrutaClip</string>
                """
            ),
            right: .xml(
                """
                <key>CFBundleDisplayName</key>
                <string>Fruta</string>
                """
            )
        ),
    ]
}
