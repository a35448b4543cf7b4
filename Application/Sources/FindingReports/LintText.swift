// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import MorselWording
import Terminal

/// Findings as text, for people: a sentence, the line of the file, and advice.
package struct LintText {
    private let report: ReportedFindings
    /// All configurations; a finding that applies to all of them does not name them.
    private let configurations: [String]
    private let isColored: Bool

    package init(_ report: ReportedFindings, isColored: Bool) {
        self.report = report
        var seen: Set<String> = []
        configurations = report.result.notExcepted.flatMap(\.configurations)
            .filter { seen.insert($0).inserted }
        self.isColored = isColored
    }

    /// The text of each finding, with a line break at its end.
    package var texts: [String] {
        var lines = SourceLines(report.files.files)
        return report.findings.map { finding in
            let line = finding.place.flatMap { place in
                // The first character stands for the whole file, unless it is itself the fault.
                place.position == TextPosition(line: 1, column: 1) && finding.cause == nil
                    ? nil : lines.line(place.position.line, of: place.file)
            }
            return text(of: finding, line: line)
        }
    }

    private func text(of finding: LintFinding, line: ArraySlice<UInt8>?) -> String {
        let place = finding.place.map {
            "\(report.files.shown($0.file)):\($0.position.line):\($0.position.column)"
        }
        let head = VisibleText.oneLine(place ?? report.files.argument)
        let severity = colored(finding.severity.rawValue, Self.codes[finding.severity] ?? "")
        let message = VisibleText.oneLine("\(finding.sentence) [\(finding.rule)]")
        var text = "\(colored(head, "1")): \(severity): \(message)\n"
        if !finding.configurations.isEmpty, finding.configurations != configurations {
            let names = finding.configurations.joined(separator: ", ")
            text += VisibleText.oneLine("    in \(names)") + "\n"
        }
        if case .unsure(let reason) = finding.certainty {
            text += "    Not certain: \(reason.sentence)\n"
        }
        if let position = finding.place?.position, let line {
            text += SourceExcerpt(line, position).text(colored)
        }
        return text + VisibleText.oneLine("    \(finding.remedy)") + "\n"
    }

    private static let codes: [LintSeverity: String] = [
        .error: "1;31", .warning: "1;33", .info: "1;36",
    ]

    private func colored(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
