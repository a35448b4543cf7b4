// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes

/// A check that produces the findings of one or several rules.
enum LintCheck: Sendable {
    /// Checks a clip and its app in one configuration.
    case clip(@Sendable (LintContext) -> [LintFinding])
    /// Checks a whole project, once.
    case project(@Sendable (LintSubject) -> [LintFinding])
    /// Checks a built bundle as a whole, once.
    case bundle(@Sendable (BuiltBundle) -> [LintFinding])
    /// Checks the files of each app, clip and extension of a bundle.
    case contents(@Sendable (AppBundle) -> [LintFinding])
    /// Checks each app and clip of a bundle, on a date.
    case signature(@Sendable (AppBundle, Timestamp?) -> [LintFinding])
    /// Checks each clip of a bundle, with the app that contains it.
    case builtClip(@Sendable (BundlePair) -> [LintFinding])
    /// Checks a full app, after its clips.
    case builtApp(@Sendable (AppBundle) -> [LintFinding])

    /// Checks a size report, given with the path of its file and the minimum system of the clip.
    case sizeReport(@Sendable (SizeReport, String, SystemVersion?) -> [LintFinding])

    /// All checks, in the order of the families.
    static let all: [LintCheck] = RuleFamily.all.flatMap(\.checks)

    /// Returns the findings of all checks.
    ///
    /// - Parameter run: Runs a check; the result is empty if the check is for another input.
    /// - Returns: The findings, in the order of the families.
    static func findings(_ run: (LintCheck) -> [LintFinding]) -> [LintFinding] {
        all.flatMap(run)
    }
}
