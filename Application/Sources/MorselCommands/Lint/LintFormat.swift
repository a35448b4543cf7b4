// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipLint
internal import ArgumentParser
internal import MorselWording

/// The output format of `morsel lint`.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github, junit

    /// Prints the reports.
    ///
    /// - Throws: ``CommandError`` if they cannot be written.
    func print(_ reports: [PathLintReport], strict: Bool) throws {
        switch self {
        case .text:
            for report in reports { try LintText(report).print() }
            try Console.print(LintSummary(reports).sentence)
        case .json:
            for report in reports {
                for finding in report.findings {
                    try Console.print(json: ProjectFindingReport(finding, in: report.root))
                }
            }
            try Console.print(json: ["summary": LintSummary(reports)])
        case .sarif:
            let rows = reports.flatMap { report in
                var lines = SourceLines(report.root.files)
                return report.findings.map { finding in
                    SARIFLog.Row(
                        finding: ProjectFindingReport(finding, in: report.root),
                        path: finding.place?.file,
                        column: finding.place.flatMap {
                            lines.characterColumn($0.position, of: $0.file)
                        }
                    )
                }
            }
            try Console.print(json: SARIFLog(rows))
        case .github:
            for report in reports {
                for finding in report.findings {
                    try Console.print(
                        GitHubAnnotation.line(ProjectFindingReport(finding, in: report.root))
                    )
                }
            }
        case .junit:
            let rows = reports.flatMap { report in
                report.findings.map { ProjectFindingReport($0, in: report.root) }
            }
            try Console.write(JUnitReport.text(of: rows, strict: strict))
        }
    }
}

/// The numbers of findings.
struct LintSummary: Encodable {
    var errors: Int
    var warnings: Int
    var infos: Int
    var excepted: Int
    var inBaseline: Int

    init(_ reports: [PathLintReport]) {
        let findings = reports.flatMap(\.findings)
        errors = findings.count { $0.severity == .error }
        warnings = findings.count { $0.severity == .warning }
        infos = findings.count { $0.severity == .info }
        excepted = reports.reduce(0) { $0 + $1.result.excepted }
        inBaseline = reports.reduce(0) { $0 + $1.result.notExcepted.count - $1.findings.count }
    }

    /// The numbers as a sentence, for people.
    var sentence: String {
        var parts = [
            errors.counted("error"), warnings.counted("warning"), infos.counted("note"),
        ]
        if excepted > 0 { parts.append("\(excepted) excepted") }
        if inBaseline > 0 { parts.append("\(inBaseline) in the baseline") }
        return parts.joined(separator: ", ") + "."
    }
}

/// A workflow command for GitHub's runners, which show the finding at its line.
enum GitHubAnnotation {
    static func line(_ report: ProjectFindingReport) -> String {
        let command = report.severity == LintSeverity.info.rawValue ? "notice" : report.severity
        var properties: [String] = []
        if let archive = report.archive {
            // The runner can show the archive, but not a line in it.
            properties.append("file=\(property(archive))")
        } else if let file = report.file {
            properties.append("file=\(property(file))")
            if let line = report.line { properties.append("line=\(line)") }
            if let column = report.column { properties.append("col=\(column)") }
        }
        properties.append("title=\(property("\(report.rule) \(report.slug)"))")
        let text = [report.message, report.remedy].joined(separator: " ")
        return "::\(command) \(properties.joined(separator: ","))::\(data(text))"
    }

    private static func data(_ text: String) -> String {
        String(
            text.flatMap { character -> String in
                switch character {
                case "%": "%25"
                case "\r": "%0D"
                case "\n", "\r\n": "%0A"
                default: String(character)
                }
            }
        )
    }

    private static func property(_ text: String) -> String {
        String(
            data(text).flatMap { character -> String in
                switch character {
                case ":": "%3A"
                case ",": "%2C"
                default: String(character)
                }
            }
        )
    }
}
