// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
package import AppClipLint
import AppClipTypes
package import FindingReports
import MorselWording

/// A run of the lint over a path of the command line, with its configuration and baseline.
package struct PathLintRun {
    package let root: LintRoot
    package let settings: LintConfigurationFile
    package let baseline: LintBaseline?

    /// Creates a run; the files are read by ``findings(comparing:progress:)``.
    package init(_ root: LintRoot, settings: LintConfigurationFile, baseline: LintBaseline?) {
        self.root = root
        self.settings = settings
        self.baseline = baseline
    }

    /// Reads the path, and what it is compared with, and runs the checks.
    ///
    /// - Parameters:
    ///   - references: What the path is compared with.
    ///   - progress: Called with the number of sources that were scanned, and of all.
    /// - Returns: The findings, with notes about what was skipped.
    /// - Throws: ``CommandError`` if the files or the references cannot be read.
    package func findings(
        comparing references: LintReferences,
        progress: (@Sendable (Int, Int) -> Void)? = nil
    ) async throws -> ReportedFindings {
        var notes: [String] = []
        var isAnythingRead = true
        var run =
            switch root.kind {
            case .projects:
                try await run(
                    overProjects: references,
                    progress,
                    notes: &notes,
                    isAnythingRead: &isAnythingRead
                )
            case .bundle: try await run(overBundle: references, notes: &notes)
            case .sizeReport: try run(overReport: references, notes: &notes)
            }
        run.configuration = settings.configuration
        run.baseline = baseline
        let result = run.result()
        notes += references.unused(for: root) + self.notes(about: result)
        return ReportedFindings(
            result,
            in: root.reported,
            notes: notes,
            isAnythingRead: isAnythingRead
        )
    }

    /// Returns sentences about unused exceptions, and fixed findings of the baseline.
    private func notes(about result: LintResult) -> [String] {
        var notes = result.unused.map { exception in
            "\(settings.path ?? ""):\(exception.position.line): the exception for "
                + "\(exception.rules.joined(separator: ", ")) covers no finding; remove it."
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
