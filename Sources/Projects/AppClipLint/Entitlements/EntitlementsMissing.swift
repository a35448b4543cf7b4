// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C301 and A301: a clip without entitlements, and an app that names a file that is not there.
    static let entitlementsMissing = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .entitlementsMissing,
            "entitlements-missing",
            .error,
            basis: [.documentation],
            sources: ["G-02", "G-05"],
            summary: "The clip has no entitlements file, or that of its app is not there.",
            message: "\(.target) has no entitlements: \(.found).",
            why: """
                Without entitlements a clip is tied neither to its app nor to a website. A file that is named \
                and not there, Xcode refuses.
                """,
            remedy:
                "Add an entitlements file to \(.target), and name it in CODE_SIGN_ENTITLEMENTS.",
            wrong: .settings(
                "CODE_SIGN_ENTITLEMENTS ="
            ),
            right: .settings(
                "CODE_SIGN_ENTITLEMENTS = Clip/Clip.entitlements"
            )
        ),
        LintRule(
            .builtEntitlementsMissing,
            "built-entitlements-missing",
            .warning,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The clip is not signed with entitlements.",
            message: """
                \(.target) has no entitlements: neither in its signature, nor in an archived \
                file, nor in a profile.
                """,
            why: """
                Without entitlements a clip has no parent app and no domains. Nothing about \
                them could be checked.
                """,
            remedy: "Export the archive with a signature.",
            wrong: .settings("Clip.app/Clip   (not signed)"),
            right: .settings("Clip.app/Clip   (signed)")
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        [context.clip, context.app].compactMap(\.self).compactMap { target in
            let file = target.entitlements
            let found: String
            switch file.state {
            case .unset:
                guard target.name == context.clip.name else { return nil }
                found = "CODE_SIGN_ENTITLEMENTS is not set"
            case .missing: found = "there is no file '\(file.path ?? "")'"
            case .other: found = "'\(file.path ?? "")' is not a file"
            case .unreadable(let error): found = error.words
            case .outside, .unresolved, .read: return nil
            }
            let setting = target.setting("CODE_SIGN_ENTITLEMENTS")?.place
            return context.finding(
                .entitlementsMissing,
                on: target,
                [.found: found],
                at: file.faultPlace ?? setting,
                related: file.faultPlace == nil ? [] : [setting].compactMap(\.self),
                certainty: file.state == .unset ? target.certainty : .certain
            )
        }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard pair.clip.entitlements == nil, !pair.clip.isForSimulator, pair.clip.binary != nil
        else {
            return []
        }
        return [pair.finding(.builtEntitlementsMissing)]
    }
}
