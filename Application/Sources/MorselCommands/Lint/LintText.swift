// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipLint
internal import Foundation

/// Findings for people: a sentence, the line of the file that it is about, and what to do.
struct LintText {
    private let report: LintReportOfPath
    private let isColored: Bool

    init(_ report: LintReportOfPath) {
        self.report = report
        let environment = ProcessInfo.processInfo.environment
        isColored =
            Console.isTerminal(.output) && (environment["NO_COLOR"] ?? "").isEmpty
            && environment["TERM"] != "dumb"
    }

    func print() throws {
        var lines: [String: [ArraySlice<UInt8>]] = [:]
        for finding in report.findings {
            if let file = finding.place?.file, lines[file] == nil {
                let bytes = try? report.root.files?.bytes(of: file, limit: 4 << 20)
                lines[file] = (bytes ?? []).split(separator: 0x0A, omittingEmptySubsequences: false)
            }
            try Console.draw(text(of: finding, lines: lines[finding.place?.file ?? ""] ?? []))
        }
    }

    private func text(of finding: LintFinding, lines: [ArraySlice<UInt8>]) -> String {
        let place = finding.place.map {
            "\(report.root.shown($0.file)):\($0.position.line):\($0.position.column)"
        }
        let head = Wording.oneLine(place ?? report.root.argument)
        let severity = colored(finding.severity.rawValue, Self.codes[finding.severity] ?? "")
        let message = Wording.oneLine("\(finding.message) [\(finding.rule)]")
        var text = "\(colored(head, "1")): \(severity): \(message)\n"
        if !finding.configurations.isEmpty, finding.configurations != report.configurations {
            let names = finding.configurations.joined(separator: ", ")
            text += Wording.oneLine("    in \(names)") + "\n"
        }
        if finding.certainty == .unsure {
            text += "    Not certain: a settings file is not there.\n"
        }
        if let position = finding.place?.position, lines.indices.contains(position.line - 1) {
            text += excerpt(lines[position.line - 1], position)
        }
        return text + Wording.oneLine("    \(finding.mend)") + "\n"
    }

    /// The line, and a caret below the place.
    private func excerpt(_ line: ArraySlice<UInt8>, _ position: TextPosition) -> String {
        let bytes = Array(line)
        let column = min(position.column - 1, bytes.count)
        // Lines of generated files can be very long.
        let start = max(0, column - 60)
        let shown = bytes[start..<min(bytes.count, start + 120)]
        let before = String(decoding: bytes[start..<column], as: UTF8.self)
        guard shown.contains(where: { $0 > 0x20 }) else { return "" }
        let number = String(position.line)
        let margin = String(repeating: " ", count: max(0, 6 - number.count)) + number
        let text = Self.plain(String(decoding: shown, as: UTF8.self))
        let space = String(repeating: " ", count: Self.plain(before).count)
        return colored("\(margin) | ", "2") + text + "\n"
            + colored("       | ", "2") + space + colored("^", "32") + "\n"
    }

    /// Text in which a character takes one place, and does nothing.
    private static func plain(_ text: String) -> String {
        String(
            text.unicodeScalars.map { scalar -> Character in
                VisibleText.isActive(scalar) ? " " : Character(scalar)
            }
        )
    }

    private static let codes: [LintSeverity: String] = [
        .error: "1;31", .warning: "1;33", .info: "1;36",
    ]

    private func colored(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

extension LintReportOfPath {
    /// The configurations of all findings: a finding that is so in all of them does not name them.
    fileprivate var configurations: [String] {
        var seen: Set<String> = []
        return outcome.findings.flatMap(\.configurations).filter { seen.insert($0).inserted }
    }
}
