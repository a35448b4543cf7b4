// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about data and images that clip and app share: C718, C719, C802, C803.
    static let data: [LintRule] = [
        LintRule(
            .imageTwice,
            "image-twice",
            .info,
            basis: [.documentation],
            sources: ["G-10"],
            summary: """
                Clip and app have a copy of the same image each.
                """,
            message: """
                \(.target) and \(.app) each have a copy of \(.found).
                """,
            why: """
                Copies drift apart. Assets that both use stand in a catalog that belongs \
                to both targets.
                """,
            remedy: """
                Move it to an asset catalog that is a member of \(.target) and of \(.app).
                """,
            wrong: .settings(
                """
                App/Assets.xcassets/logo.imageset
                Clip/Assets.xcassets/logo.imageset
                """
            ),
            right: .settings(
                """
                Shared.xcassets/logo.imageset   (a member of both)
                """
            )
        )
    ]
}
