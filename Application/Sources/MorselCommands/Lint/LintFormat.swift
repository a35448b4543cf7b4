// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import FindingReports
import Terminal

/// The output format of `morsel lint`.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github, junit

    /// Prints the reports.
    ///
    /// - Throws: ``CommandError`` if they cannot be written.
    func print(_ reports: [ReportedFindings], strict: Bool) throws {
        switch self {
        case .text:
            for report in reports {
                for text in LintText(report, isColored: Console.isColored).texts {
                    try Console.draw(text)
                }
            }
            try Console.print(LintSummary(reports).sentence)
        case .json:
            for finding in reports.flatMap(\.reports) { try Console.print(json: finding) }
            try Console.print(json: ["summary": LintSummary(reports)])
        case .sarif:
            try Console.print(json: SARIFLog(reports))
        case .github:
            for finding in reports.flatMap(\.reports) {
                try Console.print(GitHubAnnotation.line(finding))
            }
        case .junit:
            try Console.write(JUnitReport.text(of: reports.flatMap(\.reports), strict: strict))
        }
    }
}
