// SPDX-License-Identifier: Apache-2.0

import AppClipLint

/// A workflow command for GitHub's runners, which show the finding at its line.
package enum GitHubAnnotation {
    package static func line(_ report: ProjectFindingReport) -> String {
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
