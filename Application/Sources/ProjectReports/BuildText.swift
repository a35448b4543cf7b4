// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import AppClipFormats
package import ClipBuilds
import FindingReports
import Foundation
import MorselWording
import Terminal

/// The result of a build as text, for people: the compiler's messages with their source lines, the
/// missing modules, and a summary.
package struct BuildText {
    /// The maximum number of errors that are shown; further ones are mostly consequences.
    private static let errorLimit = 40
    private static let warningLimit = 20
    private static let importLimit = 3

    private let outcome: BuildOutcome
    private let files: any FileTree
    private let report: BuildReport
    private let isColored: Bool

    /// Creates the text of a build of sources in some files.
    package init(
        _ outcome: BuildOutcome,
        files: any FileTree,
        report: BuildReport,
        isColored: Bool
    ) {
        self.outcome = outcome
        self.files = files
        self.report = report
        self.isColored = isColored
    }

    /// The messages and the summary, each with a line break at its end, for a terminal.
    package var texts: [String] {
        var texts: [String] = []
        var lines = SourceLines(files)
        var shown: [BuildDiagnostic.Severity: Int] = [:]
        for diagnostic in outcome.diagnostics where !outcome.isAboutMissingModule(diagnostic) {
            let count = shown[diagnostic.severity, default: 0]
            let limit = diagnostic.severity == .error ? Self.errorLimit : Self.warningLimit
            shown[diagnostic.severity] = count + 1
            guard count < limit else { continue }
            texts.append(text(of: diagnostic, &lines))
            for note in diagnostic.notes.prefix(3) where note.location != nil {
                texts.append(text(of: note, &lines))
            }
        }
        for (severity, limit) in [
            (BuildDiagnostic.Severity.error, Self.errorLimit), (.warning, Self.warningLimit),
        ] {
            let more = shown[severity, default: 0] - limit
            if more > 0 {
                texts.append("… and \(more.counted("more \(severity.rawValue)")).\n")
            }
        }
        for missing in report.missing { texts += self.texts(about: missing, &lines) }
        for skipped in outcome.skipped where skipped.reason != .notDrawn {
            texts.append(
                VisibleText.columns("\(skipped.path): \(Self.sentence(skipped.reason))") + "\n"
            )
        }
        if let problem = report.versionProblem { texts.append(VisibleText.columns(problem) + "\n") }
        texts.append(VisibleText.columns(summary) + "\n")
        return texts
    }

    private func texts(
        about missing: BuildReport.Missing,
        _ lines: inout SourceLines
    ) -> [String] {
        var texts: [String] = []
        for place in missing.imports.prefix(Self.importLimit) {
            let diagnostic = BuildDiagnostic(
                severity: .error,
                message: missing.sentence,
                location: .init(file: place.file, line: place.line, column: place.column)
            )
            texts.append(text(of: diagnostic, &lines))
        }
        let more = missing.imports.count - Self.importLimit
        if more > 0 {
            texts.append(
                VisibleText.columns("… and \(more) more imports of '\(missing.module)'.") + "\n"
            )
        }
        return texts
    }

    private static func sentence(_ reason: SkippedFile.Reason) -> String {
        switch reason {
        case .otherLanguage: "it is no Swift source, and left out."
        case .generatesCode: "Xcode makes code from it, which is not made here."
        case .notDrawn: "it is left out."
        case .missing: "it belongs to the target, and is not there."
        case .unreadable: "it cannot be read, and is left out."
        case .noPDFProgram:
            "it is a PDF, which 'pdftocairo' draws. Debian has it in the package poppler-utils."
        case .undrawablePDF:
            "it is left out. A PDF whose first page is drawn within 10 seconds and 16 MB is accepted."
        case .noSymbolTemplate:
            "it is left out. An SVG as the SF Symbols app exports it, with a group such as Regular-M, is accepted."
        case .noComposedIcon:
            "it is left out. A folder with an icon.json as Icon Composer writes it is accepted."
        }
    }

    private var summary: String {
        let facts = outcome.facts
        let kind = facts.isClip ? "App Clip" : "app"
        let seconds = report.seconds.preparing + report.seconds.compiling
        let time = seconds.formatted(.number.precision(.fractionLength(1)))
        let counts = [
            (outcome.otherErrors.count, "error"), (report.missing.count, "missing module"),
            (report.warnings, "warning"), (report.previews.count, "preview"),
        ].filter { $0.0 > 0 }.map { $0.counted($1) }
        let head =
            outcome.program == nil
            ? "The \(kind) '\(facts.target)' cannot be built"
            : "The \(kind) '\(facts.target)' is built"
        let list = counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))"
        return "\(head) (\(time) s)\(list)."
    }

    private func text(of diagnostic: BuildDiagnostic, _ lines: inout SourceLines) -> String {
        let codes: [BuildDiagnostic.Severity: String] = [.error: "1;31", .warning: "1;33"]
        let severity = colored(
            diagnostic.severity.rawValue,
            codes[diagnostic.severity] ?? "1;36"
        )
        let message = VisibleText.oneLine(diagnostic.message)
        guard let place = diagnostic.location else { return "\(severity): \(message)\n" }
        let head = VisibleText.oneLine("\(place.file):\(place.line):\(place.column)")
        let line = lines.line(place.line, of: place.file)
        let excerpt = line.map {
            SourceExcerpt($0, TextPosition(line: place.line, column: max(1, place.column)))
                .text(colored)
        }
        return "\(colored(head, "1")): \(severity): \(message)\n\(excerpt ?? "")"
    }

    private func colored(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
