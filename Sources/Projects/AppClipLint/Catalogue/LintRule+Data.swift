// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about data and images that clip and app share: C718, C719, C802, C803.
    static let data: [LintRule] = [
        LintRule(
            .appClipNotImported,
            "appclip-not-imported",
            .info,
            basis: [.documentation],
            sources: ["G-17"],
            summary: """
                The activation payload is used, and AppClip is not imported.
                """,
            message: """
                \(.target) uses the activation payload of an invocation, and none of its \
                sources imports AppClip.
                """,
            why: """
                The payload belongs to the framework AppClip. A source that names it is \
                not compiled without the import, unless another module brings the \
                framework along.
                """,
            remedy: """
                Write 'import AppClip' where the payload is used.
                """,
            wrong: .swift(
                """
                import SwiftUI

                let payload = activity.appClipActivationPayload
                """
            ),
            right: .swift(
                """
                import AppClip
                import SwiftUI

                let payload = activity.appClipActivationPayload
                """
            )
        ),
        LintRule(
            .passwordInDefaults,
            "password-in-defaults",
            .info,
            basis: [.documentation],
            sources: ["F-07"],
            summary: """
                A password is kept in user defaults.
                """,
            message: """
                \(.target) keeps '\(.key)' in user defaults, where nothing protects it.
                """,
            why: """
                What the clip leaves to the app in a shared container or in user \
                defaults is readable in every backup. Passwords and the like belong into \
                the keychain, which the app reads from iOS 15.4 on; an API key or a \
                hashed identifier may stay.
                """,
            remedy: """
                Keep it in the keychain.
                """,
            wrong: .swift(
                """
                defaults.set(password, forKey: "password")
                """
            ),
            right: .swift(
                """
                SecItemAdd(passwordItem as CFDictionary, nil)
                """
            )
        ),
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
        ),
        LintRule(
            .onDemandTags,
            "on-demand-tags",
            .warning,
            basis: [.documentation],
            sources: ["G-15"],
            summary: """
                A resource of the clip is loaded on demand.
                """,
            message: """
                '\(.path)' of \(.target) has the tag '\(.tag)' of on-demand resources, which \
                are reserved to the full app.
                """,
            why: """
                On-demand resources are reserved to the full app, unless the clip is a \
                demo of it. Without them the resource would be missing in the clip.
                """,
            remedy: """
                Remove the tags from the resources of \(.target).
                """,
            wrong: .project(
                """
                settings = {ASSET_TAGS = (level2, ); };
                """
            ),
            right: .project(
                """
                settings = { };
                """
            )
        ),
    ]
}
