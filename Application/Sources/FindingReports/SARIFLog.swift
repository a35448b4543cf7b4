// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import AppClipLint

/// A log of findings in the format of code hosts and editors (SARIF 2.1.0, OASIS Standard).
package struct SARIFLog: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        var tool: Tool
        var columnKind: String? = "unicodeCodePoints"
        var results: [Result]
    }

    struct Tool: Encodable { var driver: Driver }

    struct Driver: Encodable {
        var name = "morsel"
        var semanticVersion = "0.1.0"
        var rules: [Rule]
    }

    struct Rule: Encodable {
        var id: String
        var name: String?
        var shortDescription: Text?
        var help: Text?
        var defaultConfiguration: Configuration?
    }

    struct Configuration: Encodable {
        var level: String
        var enabled: Bool
    }

    /// A finding of a project, with the values that only this format has.
    struct Row {
        var finding: ProjectFindingReport
        /// The path of the file inside an archive.
        var path: String?
        /// The column in characters, from 1 on.
        var column: Int?
    }

    struct Text: Encodable {
        var text: String
        var markdown: String?
    }

    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Text
        var locations: [Location]
        var relatedLocations: [Location]?
        var partialFingerprints: [String: String]?
    }

    struct Location: Encodable {
        var physicalLocation: Physical
        var logicalLocations: [Logical]?
    }

    struct Physical: Encodable {
        var artifactLocation: Artifact
        var region: Region?
    }

    struct Artifact: Encodable { var uri: String }

    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int?
    }

    struct Logical: Encodable { var fullyQualifiedName: String }

    /// Creates the log of one run over association files.
    package init(_ reports: [AssociationFindingReport]) {
        let ids = Set(reports.flatMap { $0.findings.map(\.id) }).sorted()
        let results = reports.flatMap { report in
            report.findings.map { Result($0, in: report.file, ids: ids) }
        }
        let driver = Driver(rules: ids.map { Rule(id: $0) })
        runs = [Run(tool: Tool(driver: driver), results: results)]
    }

    /// Creates the log of one run over projects.
    package init(_ reports: [ReportedFindings]) {
        self.init(
            rows: reports.flatMap { report in
                var lines = SourceLines(report.files.files)
                return report.findings.map { finding in
                    Row(
                        finding: ProjectFindingReport(finding, in: report.files),
                        path: finding.place?.file,
                        column: finding.place.flatMap {
                            lines.characterColumn($0.position, of: $0.file)
                        }
                    )
                }
            }
        )
    }

    private init(rows: [Row]) {
        let ids = Set(rows.map(\.finding.rule)).sorted()
        let rules = ids.map { id in
            let rule = LintRule.named(id)
            return Rule(
                id: id,
                name: rule?.slug,
                shortDescription: rule.map { Text(text: $0.summary) },
                help: rule.map { Text(text: $0.why, markdown: $0.markdown) },
                defaultConfiguration: rule.map {
                    Configuration(
                        level: Result.level($0.severity.rawValue),
                        enabled: $0.isOnByDefault
                    )
                }
            )
        }
        let results = rows.map { Result($0, ids: ids) }
        runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
    }
}

extension SARIFLog.Result {
    fileprivate init(_ finding: AssociationFindingReport.Finding, in file: String, ids: [String]) {
        ruleId = finding.id
        ruleIndex = ids.firstIndex(of: finding.id) ?? -1
        level = finding.severity
        message = SARIFLog.Text(
            text: [finding.message, finding.remedy].compactMap(\.self).joined(separator: " ")
        )
        let uri = file == "-" ? "stdin" : Self.address(file)
        locations = [
            SARIFLog.Location(
                physicalLocation: SARIFLog.Physical(
                    artifactLocation: SARIFLog.Artifact(uri: uri),
                    region: SARIFLog.Region(startLine: finding.line, startColumn: finding.column)
                ),
                logicalLocations: finding.path.isEmpty
                    ? [] : [SARIFLog.Logical(fullyQualifiedName: finding.path)]
            )
        ]
    }

    fileprivate init(_ row: SARIFLog.Row, ids: [String]) {
        let finding = row.finding
        ruleId = finding.rule
        ruleIndex = ids.firstIndex(of: finding.rule) ?? -1
        level = Self.level(finding.severity)
        message = SARIFLog.Text(text: finding.message + " " + finding.remedy)
        if let archive = finding.archive {
            // A file in an archive does not have an address of its own.
            locations = [
                SARIFLog.Location(
                    physicalLocation: SARIFLog.Physical(
                        artifactLocation: SARIFLog.Artifact(uri: Self.address(archive)),
                        region: nil
                    ),
                    logicalLocations: row.path.map {
                        [SARIFLog.Logical(fullyQualifiedName: $0)]
                    }
                )
            ]
        } else {
            locations =
                finding.file.map { [Self.location($0, finding.line ?? 1, row.column)] } ?? []
            relatedLocations = finding.related.map { Self.location($0.file, $0.line, nil) }
        }
        partialFingerprints = ["morsel/v1": finding.fingerprint]
    }

    /// Returns the format's word for a severity.
    fileprivate static func level(_ severity: String) -> String {
        severity == LintSeverity.info.rawValue ? "note" : severity
    }

    private static func location(
        _ file: String,
        _ line: Int,
        _ column: Int?
    ) -> SARIFLog.Location {
        SARIFLog.Location(
            physicalLocation: SARIFLog.Physical(
                artifactLocation: SARIFLog.Artifact(uri: address(file)),
                region: SARIFLog.Region(startLine: line, startColumn: column)
            )
        )
    }

    /// Returns a path as a URL reference, with special characters percent-encoded.
    private static func address(_ path: String) -> String {
        // No colon: it would end a scheme.
        PercentEncoding.encoded(path, keeping: "!$&'()*+,/=@")
    }
}
