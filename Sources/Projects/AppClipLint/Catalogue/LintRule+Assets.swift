// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about the files of a project: C801, C901–C903.
    static let assets: [LintRule] = [
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
            .projectXcconfigMissing,
            "project-xcconfig-missing",
            .info,
            basis: [.experience],
            sources: ["G-02"],
            summary: """
                A settings file that the project names is not there.
                """,
            message: """
                Settings are read from \(.found), which \(.are) not there; findings about what no other file \
                sets are unsure.
                """,
            why: """
                The file may come from a package manager that has not run, or from outside \
                of version control. Settings in it are not known here.
                """,
            remedy: """
                Run what makes the files, such as 'pod install', or remove what refers to them.
                """,
            wrong: .settings(
                """
                #include "Missing.xcconfig"
                """
            ),
            right: .settings(
                """
                #include "Base.xcconfig"
                """
            )
        ),
        LintRule(
            .projectXcconfigOutside,
            "project-xcconfig-outside",
            .warning,
            basis: [.experience],
            sources: ["G-02"],
            summary: """
                A settings file of the project lies outside of the files that are checked.
                """,
            message: """
                Settings come from \(.found), outside of the files that are checked, which \(.are) not read; \
                findings about what no other file sets are unsure.
                """,
            why: """
                What a build takes from elsewhere is not under review with the project, and differs from one \
                machine to the next. A project of strangers may name any file of yours: so none is opened.
                """,
            remedy: """
                Keep the settings file in the repository, or check the folder around both.
                """,
            wrong: .settings(
                """
                #include "../../Shared.xcconfig"
                """
            ),
            right: .settings(
                """
                #include "Shared.xcconfig"
                """
            )
        ),
        LintRule(
            .sourceMissing,
            "source-missing",
            .warning,
            basis: [.xcode],
            sources: ["G-09"],
            summary: """
                A file that belongs to the clip is not on disk.
                """,
            message: """
                \(.found) \(.belong) to \(.target), and \(.are) not there.
                """,
            why: """
                Xcode refuses to build a target whose source is missing.
                """,
            remedy: """
                Add what is not there, correct its path, or remove it from \(.target).
                """,
            wrong: .project(
                """
                path = Gone.swift;
                """
            ),
            right: .project(
                """
                path = Clip.swift;
                """
            )
        ),
    ]
}
