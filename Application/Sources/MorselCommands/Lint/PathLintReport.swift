// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipLint
internal import MorselWording

/// The findings at one path, after exceptions and baseline.
struct PathLintReport {
    let root: LintRoot
    let settings: LintConfigurationFile
    let baseline: LintBaseline?
    let outcome: LintConfiguration.Outcome

    /// The findings that count: neither excepted nor in the baseline.
    let findings: [LintFinding]

    /// Sentences about the projects and checks that were skipped.
    let notRead: [String]

    /// A Boolean value that indicates whether anything could be checked.
    let isAnythingRead: Bool

    init(
        root: LintRoot,
        found: LintFindings,
        settings: LintConfigurationFile,
        baseline: LintBaseline?
    ) {
        self.root = root
        self.settings = settings
        self.baseline = baseline
        outcome = settings.configuration.outcome(of: found.findings)
        findings = baseline?.newFindings(among: outcome.findings) ?? outcome.findings
        notRead = found.notRead
        isAnythingRead = found.isAnythingRead
    }

    /// Writes unused exceptions, fixed findings of the baseline, and skipped parts to standard error.
    func warn() {
        for sentence in notRead { Console.warn(sentence) }
        for exception in outcome.unused {
            Console.warn(
                "\(settings.path ?? ""):\(exception.position.line): the exception for "
                    + "\(exception.rules.joined(separator: ", ")) covers no finding; remove it."
            )
        }
        if let baseline {
            let fixed = baseline.fixed(in: outcome.findings).count
            if fixed > 0 {
                Console.warn(
                    "\(fixed.counted("finding")) of the baseline "
                        + "\(fixed == 1 ? "is" : "are") fixed; write it again with --write-baseline."
                )
            }
        }
    }
}

/// All findings at a path, before exceptions and baseline.
struct LintFindings {
    var findings: [LintFinding]

    /// Sentences about the projects and checks that were skipped.
    var notRead: [String] = []

    /// A Boolean value that indicates whether anything could be checked.
    var isAnythingRead = true
}
