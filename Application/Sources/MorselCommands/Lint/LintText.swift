// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipLint
internal import Foundation
internal import MorselWording

/// Findings for people: a sentence, the line of the file that it is about, and what to do.
struct LintText {
    private let report: LintReportOfPath
    /// A finding that is so in all of them does not name them.
    private let configurations: [String]
    private let isColored: Bool

    init(_ report: LintReportOfPath) {
        self.report = report
        var seen: Set<String> = []
        configurations = report.outcome.findings.flatMap(\.configurations)
            .filter { seen.insert($0).inserted }
        let environment = ProcessInfo.processInfo.environment
        isColored =
            Console.isTerminal(.output) && (environment["NO_COLOR"] ?? "").isEmpty
            && environment["TERM"] != "dumb"
    }

    func print() throws {
        var lines = SourceLines(report.root.files)
        for finding in report.findings {
            let line = finding.place.flatMap { place in
                // The first character of a file stands for all of it, unless it is the fault itself.
                place.position == TextPosition(line: 1, column: 1) && finding.cause == nil
                    ? nil : lines.line(place.position.line, of: place.file)
            }
            try Console.draw(text(of: finding, line: line))
        }
    }

    private func text(of finding: LintFinding, line: ArraySlice<UInt8>?) -> String {
        let place = finding.place.map {
            "\(report.root.shown($0.file)):\($0.position.line):\($0.position.column)"
        }
        let head = Wording.oneLine(place ?? report.root.argument)
        let severity = colored(finding.severity.rawValue, Self.codes[finding.severity] ?? "")
        let message = Wording.oneLine("\(finding.sentence) [\(finding.rule)]")
        var text = "\(colored(head, "1")): \(severity): \(message)\n"
        if !finding.configurations.isEmpty, finding.configurations != configurations {
            let names = finding.configurations.joined(separator: ", ")
            text += Wording.oneLine("    in \(names)") + "\n"
        }
        if case .unsure(let reason) = finding.certainty {
            text += "    Not certain: \(reason.sentence)\n"
        }
        if let position = finding.place?.position, let line { text += excerpt(line, position) }
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
