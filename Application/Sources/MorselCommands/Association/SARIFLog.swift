// SPDX-License-Identifier: Apache-2.0

internal import AppSiteAssociation
internal import Foundation

/// Findings in the format of code hosts and editors (SARIF 2.1.0, OASIS Standard).
struct SARIFLog: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    struct Tool: Encodable { var driver: Driver }

    struct Driver: Encodable {
        var name = "morsel"
        var semanticVersion = "0.1.0"
        var rules: [Rule]
    }

    struct Rule: Encodable { var id: String }

    struct Text: Encodable { var text: String }

    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Text
        var locations: [Location]
    }

    struct Location: Encodable {
        var physicalLocation: Physical
        var logicalLocations: [Logical]
    }

    struct Physical: Encodable {
        var artifactLocation: Artifact
        var region: Region
    }

    struct Artifact: Encodable { var uri: String }

    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
    }

    struct Logical: Encodable { var fullyQualifiedName: String }

    /// The log of one run over files.
    init(_ reports: [LintReport]) {
        let ids = Set(reports.flatMap { $0.findings.map(\.id) }).sorted()
        let results = reports.flatMap { report in
            report.findings.map { Result($0, in: report.file, ids: ids) }
        }
        let driver = Driver(rules: ids.map { Rule(id: $0) })
        runs = [Run(tool: Tool(driver: driver), results: results)]
    }
}

extension SARIFLog.Result {
    fileprivate init(_ finding: LintReport.Finding, in file: String, ids: [String]) {
        ruleId = finding.id
        ruleIndex = ids.firstIndex(of: finding.id) ?? -1
        level = finding.severity
        message = SARIFLog.Text(
            text: [finding.message, finding.mend].compactMap(\.self).joined(separator: " ")
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

    /// A path as a reference to a URL, whose special characters are percent-encoded.
    private static func address(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
}
