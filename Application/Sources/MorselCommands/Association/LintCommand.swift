// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
internal import AppSiteAssociation
internal import ArgumentParser
internal import MorselWording

/// A command that reports problems in association files (B5).
struct AssociationLintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Report problems in association files, and how to fix them.",
        discussion: """
            The exit status is 1 if there is an error; with --strict, also if there is a warning. \
            Documentation/association.md describes every finding.
            """
    )

    @Argument(help: "The files; '-' for standard input.")
    var files: [String]

    @Option(help: "The output format: text, json or sarif.")
    var format = ReportFormat.text

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    /// The output format.
    enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, sarif
    }

    func run() async throws {
        try await Console.reporting(json: format == .json) {
            let reports = try files.map { try LintReport(of: $0) }
            switch format {
            case .text: try Self.print(reports)
            case .json: for report in reports { try Console.print(json: report) }
            case .sarif: try Console.print(json: SARIFLog(reports))
            }
            let worst = reports.flatMap(\.severities).max()
            if worst == .error || strict && worst == .warning { throw ExitCode.failure }
        }
    }

    private static func print(_ reports: [LintReport]) throws {
        for report in reports {
            for finding in report.findings {
                let place = "\(InputFile.name(report.file)):\(finding.line):\(finding.column)"
                try Console.print(
                    Wording.oneLine(
                        "\(place): \(finding.severity): \(finding.message) [\(finding.id)]"
                    )
                )
                if let remedy = finding.remedy {
                    try Console.print(Wording.oneLine("    \(remedy)"))
                }
            }
            if report.findings.isEmpty {
                try Console.print(
                    Wording.oneLine("\(InputFile.name(report.file)): No problems found.")
                )
            }
        }
    }
}

/// The findings of a file, as `--format json` prints them.
struct LintReport: Encodable {
    var file: String
    var findings: [Finding]

    /// The severities of the findings, for the exit status.
    var severities: [SiteAssociation.Severity] {
        findings.compactMap { SiteAssociation.Severity(rawValue: $0.severity) }
    }

    /// A finding, with its location in the file.
    struct Finding: Encodable {
        var id: String
        var severity: String
        var message: String
        var remedy: String?
        /// The path of the value from the root of the file.
        var path: String
        /// The line, from 1 on.
        var line: Int
        /// The column in characters, from 1 on.
        var column: Int
        /// The author's comment on the rule.
        var comment: String?
        /// The path of another value that the finding is about.
        var related: String?
    }

    /// Reads and checks a file.
    ///
    /// A file that is not JSON has one finding.
    ///
    /// - Throws: ``CommandError`` if the file cannot be read.
    init(of path: String) throws {
        file = path
        let bytes = try AssociationFile.bytes(path)
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

/// A conversion of columns in bytes to columns in characters, as editors and SARIF count them.
struct TextColumns {
    private let lines: [ArraySlice<UInt8>]

    init(_ bytes: [UInt8]) {
        lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    }

    /// Returns the column of a position in Unicode scalars, from 1 on.
    func column(of position: TextPosition) -> Int {
        guard lines.indices.contains(position.line - 1) else { return position.column }
        let before = lines[position.line - 1].prefix(position.column - 1)
        // Only the first byte of each character is counted.
        return 1 + before.count { $0 & 0xC0 != 0x80 }
    }
}
