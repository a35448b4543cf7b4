// SPDX-License-Identifier: Apache-2.0

package import AppClipLint

/// The findings at one path, for all formats of `morsel lint`.
package struct ReportedFindings {
    package let files: ReportedFiles
    package let result: LintResult

    package init(_ result: LintResult, in files: ReportedFiles) {
        self.result = result
        self.files = files
    }

    /// The findings that count: neither excepted nor in the baseline.
    package var findings: [LintFinding] { result.findings }

    /// The findings as plain values.
    package var reports: [ProjectFindingReport] {
        findings.map { ProjectFindingReport($0, in: files) }
    }
}
