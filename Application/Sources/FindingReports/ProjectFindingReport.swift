// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import AppClipLint
import MorselWording

/// A finding of a project, as `--format json` prints it.
package struct ProjectFindingReport: Encodable {
    var rule: String
    var slug: String
    var severity: String
    var message: String
    var remedy: String
    var target: String?
    var configurations: [String]
    var file: String?
    /// The packed file that contains ``file``; `nil` for a file on the disk.
    var archive: String?
    /// The line, from 1 on.
    var line: Int?
    /// The column in bytes, from 1 on.
    var column: Int?
    var values: [String: String]
    var related: [Related]
    var isCertain: Bool
    /// A sentence that explains why the finding is not certain; `nil` if it is.
    var doubt: String?
    var canBeFixed: Bool
    var fingerprint: String

    /// Another location that the finding is about.
    struct Related: Encodable {
        var file: String
        var line: Int
        var column: Int
    }

    package init(_ finding: LintFinding, in files: ReportedFiles) {
        rule = finding.rule
        slug = LintRule.named(finding.rule)?.slug ?? ""
        severity = finding.severity.rawValue
        message = finding.sentence
        remedy = finding.remedy
        target = finding.target
        configurations = finding.configurations
        file = finding.place.map { files.shown($0.file) }
        archive = finding.place != nil && files.isPacked ? files.argument : nil
        line = finding.place?.position.line
        column = finding.place?.position.column
        values = finding.values
        related = finding.related.map {
            Related(file: files.shown($0.file), line: $0.position.line, column: $0.position.column)
        }
        isCertain = finding.certainty == .certain
        if case .unsure(let reason) = finding.certainty { doubt = reason.sentence }
        canBeFixed = finding.fix != nil
        fingerprint = finding.fingerprint
    }
}
