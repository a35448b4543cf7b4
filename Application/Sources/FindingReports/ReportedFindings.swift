// SPDX-License-Identifier: Apache-2.0

package import AppClipLint

/// The findings at one path, for all formats of `morsel lint`.
package struct ReportedFindings {
    package let files: ReportedFiles
    package let result: LintResult

    /// Sentences about skipped parts, unused exceptions, and fixed findings of the baseline.
    package let notes: [String]

    /// A Boolean value that indicates whether anything could be checked.
    package let isAnythingRead: Bool

    /// Creates the findings of a result, whose paths are shown as ``ReportedFiles`` says.
    package init(
        _ result: LintResult,
        in files: ReportedFiles,
        notes: [String] = [],
        isAnythingRead: Bool = true
    ) {
        self.result = result
        self.files = files
        self.notes = notes
        self.isAnythingRead = isAnythingRead
    }

    /// The findings that count: neither excepted nor in the baseline.
    package var findings: [LintFinding] { result.findings }

    /// The findings as plain values.
    package var reports: [ProjectFindingReport] {
        findings.map { ProjectFindingReport($0, in: files) }
    }
}
