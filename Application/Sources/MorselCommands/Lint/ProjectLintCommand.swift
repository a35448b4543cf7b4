// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipLint
import ArgumentParser
import MorselWording
import PathLint
import Terminal

/// A command that checks Xcode projects and built bundles (G2, G3).
struct ProjectLintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check Xcode projects, apps and archives with App Clips.",
        discussion: """
            A path is a folder with projects, a .xcodeproj or .xcworkspace, an .app, .ipa or .xcarchive, or an \
            'App Thinning Size Report.txt'. 'morsel explain RULE' describes a rule; Documentation/lint.md the \
            configuration .morsel.yml, baselines and formats. For association files see 'morsel association lint'.

            The exit status is 1 if there is an error, or if nothing could be read; with --strict, also if there is \
            a warning. It is 64 if a path, the configuration, a baseline or another file that was named is \
            missing or wrong, so that nothing was checked.
            """
    )

    @Argument(help: "What to check. Default: the current folder.", completion: .file())
    var paths: [String] = ["."]

    @Option(help: "The output format: text, json, sarif, github or junit.")
    var format = LintFormat.text

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Option(
        name: .customLong("config"),
        help: ArgumentHelp(
            "The configuration. Default: the first .morsel.yml in the folder that is checked or above it.",
            valueName: "file"
        )
    )
    var configurationFile: String?

    @Option(help: ArgumentHelp("Report only what is not in this baseline.", valueName: "file"))
    var baseline: String?

    @Option(
        help: ArgumentHelp(
            "Write what is found as a baseline, and report nothing.",
            valueName: "file"
        )
    )
    var writeBaseline: String?

    @Flag(help: "Show what would fix findings, where that is certain, as a diff.")
    var fix = false

    @Flag(help: "With --fix: change the files.")
    var write = false

    @OptionGroup var others: LintReferenceOptions

    func validate() throws {
        guard !write || fix else { throw ValidationError("--write requires --fix.") }
        guard baseline == nil || writeBaseline == nil else {
            throw ValidationError("--baseline and --write-baseline cannot be combined.")
        }
        guard !fix || writeBaseline == nil else {
            throw ValidationError("--fix and --write-baseline cannot be combined.")
        }
        guard !fix || format == .text else {
            throw ValidationError("--fix requires --format text.")
        }
        guard paths.count <= 100 else {
            throw ValidationError("At most 100 paths can be checked at once.")
        }
    }

    func run() async throws {
        let reports = try await Console.checking(json: format == .json) { try await look() }
        try await Console.reporting(json: format == .json) {
            if let writeBaseline {
                let all = reports.flatMap { $0.result.notExcepted }
                // With a baseline of nothing, everything would pass.
                guard reports.allSatisfy(\.isAnythingRead) else {
                    warn(about: reports)
                    throw CommandError(
                        "baseline",
                        "baseline: nothing was written, since not every path has a project that can be read."
                    )
                }
                try BaselineFile.write(all, to: writeBaseline)
                if !OutputFile.isStandardOutput(writeBaseline) {
                    Console.warn("\(writeBaseline): \(all.count.counted("finding")) written.")
                }
                return
            }
            warn(about: reports)
            if fix { return try await fix(reports) }
            try format.print(reports.map(\.reported), strict: strict)
            try fail(for: reports)
        }
    }

    /// Checks all paths.
    ///
    /// - Throws: ``CommandError`` if a path cannot be checked.
    private func look() async throws -> [PathLintReport] {
        let known = try baseline.map { try BaselineFile.read($0) }
        var reports: [PathLintReport] = []
        for path in paths {
            let root = try LintRoot(path)
            let settings = try LintConfigurationFile.read(configurationFile, for: root)
            let linted = try await LintedPath(
                root,
                comparing: others.references,
                progress: Self.progress
            )
            reports.append(PathLintReport(linted, settings: settings, baseline: known))
        }
        return reports
    }

    /// Writes a line with the progress of a scan; `nil` if standard error is not a terminal.
    private static var progress: (@Sendable (Int, Int) -> Void)? {
        guard Console.isTerminal(.error) else { return nil }
        return { done, total in
            Console.update("\(done) of \(total) source files", isLast: done == total)
        }
    }

    private func warn(about reports: [PathLintReport]) {
        for note in reports.flatMap(\.notes) { Console.warn(note) }
    }

    private func fail(for reports: [PathLintReport]) throws {
        // Anything could be wrong in files that could not be read, whatever is excepted.
        guard reports.allSatisfy(\.isAnythingRead) else { throw ExitCode.failure }
        let worst = reports.flatMap(\.findings).map(\.severity).max()
        if worst == .error || strict && worst == .warning { throw ExitCode.failure }
    }

    /// Prints the fixes of findings as patches; with `--write`, applies them and checks again.
    private func fix(_ reports: [PathLintReport]) async throws {
        var left = reports
        for (index, report) in reports.enumerated() {
            guard report.root.kind == .projects, let files = report.root.files else {
                Console.warn(
                    "\(report.root.argument): fixes apply to projects, not to built apps."
                )
                continue
            }
            let fixed = FixedFile.fixing(report.findings, in: files)
            for file in fixed.files {
                try Console.write(UnifiedDiff.text(of: file, as: report.root.patchPath(file.path)))
            }
            if fixed.files.isEmpty {
                try Console.print(
                    "\(report.root.shown("")): there is nothing that can be fixed for certain."
                )
            }
            guard write, !fixed.files.isEmpty else { continue }
            for file in fixed.files {
                try OutputFile.write(file.after, to: report.root.shown(file.path))
            }
            let root = try LintRoot(report.root.argument)
            left[index] = PathLintReport(
                try await LintedPath(
                    root,
                    comparing: others.references,
                    progress: Self.progress
                ),
                settings: report.settings,
                baseline: report.baseline
            )
        }
        guard write else {
            Console.warn("Nothing was changed; --write changes the files.")
            return try fail(for: reports)
        }
        try format.print(left.map(\.reported), strict: strict)
        try fail(for: left)
    }
}
