// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipLint
import ArgumentParser
import FindingReports
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
        let checked = try await Console.checking(json: format == .json) { try await check() }
        try await Console.reporting(json: format == .json) {
            let reports = checked.map(\.findings)
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
            if fix { return try await fix(checked) }
            try format.print(reports, strict: strict)
            try fail(for: reports)
        }
    }

    /// Checks all paths.
    ///
    /// - Throws: ``CommandError`` if a path cannot be checked.
    private func check() async throws -> [Checked] {
        let known = try baseline.map { try BaselineFile.read($0) }
        var checked: [Checked] = []
        for path in paths {
            let root = try LintRoot(path)
            let settings = try LintConfigurationFile.read(configurationFile, for: root)
            let run = PathLintRun(root, settings: settings, baseline: known)
            checked.append((run, try await findings(of: run)))
        }
        return checked
    }

    private typealias Checked = (run: PathLintRun, findings: ReportedFindings)

    private func findings(of run: PathLintRun) async throws -> ReportedFindings {
        try await run.findings(comparing: others.references, progress: Self.progress)
    }

    /// Writes a line with the progress of a scan; `nil` if standard error is not a terminal.
    private static var progress: (@Sendable (Int, Int) -> Void)? {
        guard Console.isTerminal(.error) else { return nil }
        return { done, total in
            Console.update("\(done) of \(total) source files", isLast: done == total)
        }
    }

    private func warn(about reports: [ReportedFindings]) {
        for note in reports.flatMap(\.notes) { Console.warn(note) }
    }

    private func fail(for reports: [ReportedFindings]) throws {
        // Anything could be wrong in files that could not be read, whatever is excepted.
        guard reports.allSatisfy(\.isAnythingRead) else { throw ExitCode.failure }
        let worst = reports.flatMap(\.findings).map(\.severity).max()
        if worst == .error || strict && worst == .warning { throw ExitCode.failure }
    }

    /// Prints the fixes of findings as patches; with `--write`, applies them and checks again.
    private func fix(_ checked: [Checked]) async throws {
        let reports = checked.map(\.findings)
        var left = reports
        for (index, (run, report)) in checked.enumerated() {
            guard run.root.kind == .projects, let files = run.root.files else {
                Console.warn(
                    "\(run.root.argument): fixes apply to projects, not to built apps."
                )
                continue
            }
            let fixed = FixedFile.fixing(report.findings, in: files)
            for file in fixed.files {
                try Console.write(UnifiedDiff.text(of: file, as: run.root.patchPath(file.path)))
            }
            if fixed.files.isEmpty {
                try Console.print(
                    "\(run.root.shown("")): there is nothing that can be fixed for certain."
                )
            }
            guard write, !fixed.files.isEmpty else { continue }
            for file in fixed.files {
                try OutputFile.write(file.after, to: run.root.shown(file.path))
            }
            left[index] = try await findings(
                of: PathLintRun(
                    try LintRoot(run.root.argument),
                    settings: run.settings,
                    baseline: run.baseline
                )
            )
        }
        guard write else {
            Console.warn("Nothing was changed; --write changes the files.")
            return try fail(for: reports)
        }
        try format.print(left, strict: strict)
        try fail(for: left)
    }
}
