// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import AppSiteAssociation
import MorselWording
import Terminal

/// The findings of a file, as `--format json` prints them.
package struct AssociationFindingReport: Encodable {
    package var file: String
    package var findings: [Finding]

    /// The severities of the findings, for the exit status.
    package var severities: [SiteAssociation.Severity] {
        findings.compactMap { SiteAssociation.Severity(rawValue: $0.severity) }
    }

    /// A finding, with its location in the file.
    package struct Finding: Encodable {
        package var id: String
        package var severity: String
        package var message: String
        package var remedy: String?
        /// The path of the value from the root of the file.
        var path: String
        /// The line, from 1 on.
        package var line: Int
        /// The column in characters, from 1 on.
        package var column: Int
        /// The author's comment on the rule.
        var comment: String?
        /// The path of another value that the finding is about.
        var related: String?
    }

    /// Checks the bytes of a file.
    ///
    /// A file that is not JSON has one finding.
    package init(file: String, bytes: [UInt8]) {
        self.file = file
        let columns = TextColumns(bytes)
        do throws(JSONError) {
            findings = try SiteAssociation(json: bytes).lint().map { finding in
                Finding(
                    id: finding.id,
                    severity: finding.severity.rawValue,
                    message: finding.sentence,
                    remedy: finding.remedy,
                    path: finding.path,
                    line: finding.position.line,
                    column: columns.column(of: finding.position),
                    comment: finding.comment,
                    related: finding.related?.path
                )
            }
        } catch {
            findings = [
                Finding(
                    id: "json",
                    severity: SiteAssociation.Severity.error.rawValue,
                    message: "The file is not valid JSON: \(error.words).",
                    path: "",
                    line: error.position.line,
                    column: columns.column(of: error.position)
                )
            ]
        }
    }
}

extension AssociationFindingReport {
    /// The findings with their remedies, for people.
    package var lines: [String] {
        let name = InputFile.name(file)
        guard !findings.isEmpty else { return [VisibleText.oneLine("\(name): No problems found.")] }
        return findings.flatMap { finding in
            let place = "\(name):\(finding.line):\(finding.column)"
            let line = "\(place): \(finding.severity): \(finding.message) [\(finding.id)]"
            return ([line] + [finding.remedy.map { "    \($0)" }].compactMap(\.self))
                .map(VisibleText.oneLine)
        }
    }
}
