// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C401: a target without an Info.plist.
    static let infoPlistMissing = RuleFamily(
        [.clip(findings)],
        LintRule(
            .infoPlistMissing,
            "infoplist-missing",
            .error,
            basis: [.xcode],
            sources: ["G-18"],
            summary: "The Info.plist that a target names is not there.",
            message: "\(.target) has no Info.plist: \(.found).",
            why: "Nothing is built without one.",
            remedy: "Correct INFOPLIST_FILE of \(.target).",
            wrong: .settings(
                """
                INFOPLIST_FILE = Clip/Info.plist
                // the file is Clip/Support/Info.plist
                """
            ),
            right: .settings(
                "INFOPLIST_FILE = Clip/Support/Info.plist"
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        [context.clip, context.app].compactMap(\.self).compactMap { target in
            let file = target.infoPlist
            let found: String
            switch file.state {
            case .missing: found = "there is no file '\(file.path ?? "")'"
            case .other: found = "'\(file.path ?? "")' is not a file"
            case .unreadable(let error):
                // A file for the C preprocessor need not be a valid property list before.
                guard target.setting("INFOPLIST_PREPROCESS")?.isYes != true else { return nil }
                found = error.words
            case .unset where target.generatesInfo: return nil
            case .unset: found = "neither INFOPLIST_FILE nor GENERATE_INFOPLIST_FILE is set"
            case .outside, .unresolved, .read: return nil
            }
            let setting = target.setting("INFOPLIST_FILE")?.place
            return context.finding(
                .infoPlistMissing,
                on: target,
                [.found: found],
                at: file.faultPlace ?? setting,
                related: file.faultPlace == nil ? [] : [setting].compactMap(\.self),
                certainty: file.state == .unset ? target.certainty : .certain
            )
        }
    }
}
