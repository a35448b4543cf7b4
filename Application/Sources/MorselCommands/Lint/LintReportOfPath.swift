// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipLint

/// What was found at one path.
struct LintReportOfPath {
    let root: LintRoot
    let settings: LintConfigurationFile
    let baseline: LintBaseline?
    let outcome: LintConfiguration.Outcome

    /// The findings that count.
    let findings: [LintFinding]

    /// What was not read, in sentences.
    let notRead: [String]

    /// Whether anything could be checked.
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

    /// Says what does not count and what was not read, on standard error.
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
                    "\(fixed) finding\(fixed == 1 ? "" : "s") of the baseline "
                        + "\(fixed == 1 ? "is" : "are") mended; write it again with --write-baseline."
                )
            }
        }
    }
}

/// What checks found at a path.
struct LintFindings {
    var findings: [LintFinding]

    /// What was not read, in sentences.
    var notRead: [String] = []

    /// Whether anything could be checked.
    var isAnythingRead = true
}
