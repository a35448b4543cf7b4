// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
package import AppClipLint
package import FindingReports
import MorselWording
import Terminal

/// The result of a run over a path, as it is printed.
package struct PathLintReport {
    package let root: LintRoot
    package let settings: LintConfigurationFile
    package let baseline: LintBaseline?
    package let result: LintResult

    /// Sentences about the projects and checks that were skipped.
    let notRead: [String]

    /// A Boolean value that indicates whether anything could be checked.
    package let isAnythingRead: Bool

    /// The findings that count: neither excepted nor in the baseline.
    package var findings: [LintFinding] { result.findings }

    /// Runs the checks of a path.
    package init(_ path: LintedPath, settings: LintConfigurationFile, baseline: LintBaseline?) {
        var run = path.run
        run.configuration = settings.configuration
        run.baseline = baseline
        root = path.root
        self.settings = settings
        self.baseline = baseline
        result = run.result()
        notRead = path.notRead
        isAnythingRead = path.isAnythingRead
    }

    /// The findings, for all formats.
    package var reported: ReportedFindings { ReportedFindings(result, in: root.reported) }

    /// Sentences about skipped parts, unused exceptions, and fixed findings of the baseline.
    package var notes: [String] {
        var notes = notRead
        for exception in result.unused {
            notes.append(
                "\(settings.path ?? ""):\(exception.position.line): the exception for "
                    + "\(exception.rules.joined(separator: ", ")) covers no finding; remove it."
            )
        }
        let fixed = result.fixed.count
        if fixed > 0 {
            notes.append(
                "\(fixed.counted("finding")) of the baseline "
                    + "\(fixed == 1 ? "is" : "are") fixed; write it again with --write-baseline."
            )
        }
        return notes
    }
}
