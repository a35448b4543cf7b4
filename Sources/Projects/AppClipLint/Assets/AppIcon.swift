// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C801 and A601: a clip without an icon.
    static let appIcon = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .appIconMissing,
            "app-icon-missing",
            .error,
            basis: [.store],
            sources: ["F-26"],
            summary: """
                The clip has no icon.
                """,
            message: """
                \(.target) has no icon: \(.why).
                """,
            why: """
                A clip has the icon of its app, and the store refuses one without an icon. \
                ASSETCATALOG_COMPILER_APPICON_NAME names an icon set with an image, or the Info.plist names \
                files.
                """,
            remedy: """
                Add the catalog with the icon set '\(.found)' to the resources of \(.target), with an image in \
                it, and set ASSETCATALOG_COMPILER_APPICON_NAME to '\(.found)'.
                """,
            wrong: .settings(
                """
                ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon
                Clip/Assets.xcassets/AppIcon.appiconset: Contents.json
                """
            ),
            right: .settings(
                """
                ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon
                Clip/Assets.xcassets/AppIcon.appiconset: Contents.json, icon.png
                """
            )
        ),
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
    )

    /// The setting that names the icon set.
    private static let iconSetting = "ASSETCATALOG_COMPILER_APPICON_NAME"

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        guard let setting = clip.setting(iconSetting), !setting.text.trimmed.isEmpty else {
            return missingIcon(context)
        }
        guard let name = clip.known(iconSetting), setting.symbolic.isEmpty else { return [] }
        let resources = clip.target.members.filter { $0.isForPhones }
        // A resource that is not in the tree may be the catalog with the icon.
        let isUnseen = resources.contains { member in
            (member.state == .missing || member.state == .outside)
                && [".xcassets", ".icon"].contains { member.path.hasSuffix($0) }
        }
        let hasLayeredIcon = resources.contains { $0.name == name + ".icon" }
        guard !isUnseen, !hasLayeredIcon else { return [] }
        let hasIcon = clip.assetCatalogs().contains { catalog in
            !catalog.errors.isEmpty || catalog.isCut
                || catalog.assets.contains {
                    $0.kind == .appIcon && $0.name == name && $0.hasContent
                }
        }
        guard !hasIcon else { return [] }
        return [
            context.finding(
                .appIconMissing,
                on: clip,
                [.found: name, .why: "its asset catalogs have no image for '\(name)'"],
                at: setting.place,
                certainty: clip.certainty(of: iconSetting)
            )
        ]
    }

    /// Returns the finding if no setting names an icon.
    private static func missingIcon(_ context: LintContext) -> [LintFinding] {
        let clip = context.clip
        // The Info.plist can name files, or may do so if it is not known.
        let keys = ["CFBundleIcons", "CFBundleIconFiles", "CFBundleIconFile", "CFBundleIconName"]
        guard clip.hasInfoPlist, keys.allSatisfy({ clip.infoPlist.entry($0) == nil }) else {
            return []
        }
        let certainty = clip.certainty(of: iconSetting)
        return [
            context.finding(
                .appIconMissing,
                on: clip,
                [
                    .found: "AppIcon",
                    .why: "neither \(iconSetting) nor its Info.plist names one",
                ],
                at: clip.setting(iconSetting)?.place,
                certainty: certainty == .certain ? context.clip.infoPlistCertainty : certainty
            )
        ]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let info = clip.info else { return [] }
        let names = info.iconNames
        // The content of a compiled catalog is not read.
        let hasCatalog = clip.contents.assetCatalogs.contains { $0.path == "Assets.car" }
        let hasFile = names.contains { name in
            clip.contents.names.contains { $0.hasPrefix(name) && $0 != "Info.plist" }
        }
        guard names.isEmpty || !hasCatalog && !hasFile else { return [] }
        return [pair.finding(.builtIconMissing, at: clip.place(of: "CFBundleIcons"))]
    }
}
