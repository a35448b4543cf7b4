// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipLint
internal import AppClipTypes
internal import FindingReports
internal import Terminal

/// The result of a run over a path, as it is printed.
struct PathLintReport {
    let root: LintRoot
    let settings: LintConfigurationFile
    let baseline: LintBaseline?
    let result: LintResult

    /// Sentences about the projects and checks that were skipped.
    let notRead: [String]

    /// A Boolean value that indicates whether anything could be checked.
    let isAnythingRead: Bool

    /// The findings that count: neither excepted nor in the baseline.
    var findings: [LintFinding] { result.findings }

    /// Runs the checks of a path.
    init(_ path: LintedPath, settings: LintConfigurationFile, baseline: LintBaseline?) {
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
    var reported: ReportedFindings { ReportedFindings(result, in: root.reported) }

    /// Writes unused exceptions, fixed findings of the baseline, and skipped parts to standard error.
    func warn() {
        for sentence in notRead { Console.warn(sentence) }
        for exception in result.unused {
            Console.warn(
                "\(settings.path ?? ""):\(exception.position.line): the exception for "
                    + "\(exception.rules.joined(separator: ", ")) covers no finding; remove it."
            )
        }
        let fixed = result.fixed.count
        if fixed > 0 {
            Console.warn(
                "\(fixed.counted("finding")) of the baseline "
                    + "\(fixed == 1 ? "is" : "are") fixed; write it again with --write-baseline."
            )
        }
    }
}
