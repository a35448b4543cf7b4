// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about the Info.plist of built bundles: A403–A414, A430, A507–A509, A601.
    static let archiveInfoPlist: [LintRule] = [
        LintRule(
            .builtIconMissing,
            "built-icon-missing",
            .error,
            basis: [.store],
            sources: ["G-02"],
            summary: "The clip has no icon.",
            message: "\(.target) has no icon.",
            why: "The store refuses an app without an icon, and the card shows it.",
            remedy: """
                Set ASSETCATALOG_COMPILER_APPICON_NAME of the clip, with an image in its \
                catalog.
                """,
            wrong: .xml("<dict/>"),
            right: .xml(
                """
                <key>CFBundleIcons</key>
                <dict>…</dict>
                """
            )
        )
    ]
}
