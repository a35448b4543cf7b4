// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import CodeProduction
import CodeReports
import CommandArguments
import DeviceScenarios
import Foundation
import MorselWording
import ScenarioFiles
import Terminal

/// A command that plays scenarios, and reports expectations that are not met.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run device scenarios and report the expectations that are not met.",
        discussion: """
            A scenario is a YAML file '*.scenario.yaml' with a device, a world (apps, \
            websites, experiences), steps and expectations; see Documentation/scenarios.md. Folders are searched with their \
            subfolders.

            The exit status is 0 if all expectations are met, 1 if one is not, and 64 if a file is \
            not a valid scenario; then no scenario is run.
            """
    )

    @Argument(
        help: "Files, or folders of files '*.scenario.yaml'; '-' for standard input.",
        completion: .file()
    )
    var paths: [String] = []

    @Option(help: "The output format: text, json (one object per line) or junit. Default: text.")
    var format: TestFormat?

    @Option(
        help:
            "Run only scenarios whose name contains this text, or that cover the rule with this ID.",
        transform: { $0 }
    )
    var filter: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file for the report; '-' for standard output, the default.",
            valueName: "file"
        ),
        completion: .file()
    )
    var output: String?

    @Flag(help: "The same as --format json.")
    var json = false

    @Option(
        help: "The number of files to run concurrently. Default: the number of processor cores."
    )
    var jobs: Int?

    @Flag(help: "Print the JSON Schema of scenario files, for editors, and run nothing.")
    var schema = false

    @Flag(
        help: "Print all keys and values of scenario files as Markdown, and run nothing."
    )
    var reference = false

    func validate() throws {
        if schema || reference {
            guard paths.isEmpty, schema != reference else {
                throw ValidationError("--schema and --reference cannot be used with files.")
            }
        } else if paths.isEmpty {
            throw ValidationError("Specify a file or folder of scenarios.")
        }
        if json, let format, format != .json {
            throw ValidationError("--json and --format \(format.rawValue) cannot be combined.")
        }
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("--jobs must be between 1 and 256; got \(jobs).")
        }
    }

    private var reportFormat: TestFormat { format ?? (json ? .json : .text) }

    func run() async throws {
        if schema { return try write(ScenarioSchema.json) }
        if reference { return try write(ScenarioReference.markdown) }
        let files: [String]
        do {
            files = try ScenarioPaths.files(paths)
        } catch let error as CommandError {
            try fail([ScenarioErrorReport(error)])
        }
        let cores = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        var read: [ScenarioFile] = []
        var errors: [ScenarioErrorReport] = []
        try await OrderedTasks.run(files, atOnce: cores) { _, path in
            Self.read(path)
        } take: { result in
            switch result {
            case .success(let file): read.append(file)
            case .failure(let found): errors += found.errors
            }
        }
        if !errors.isEmpty { try fail(errors) }
        let chosen = read.map { file in (file.path, file.scenarios.filter(isChosen)) }
            .filter { !$0.1.isEmpty }
        if let filter, chosen.isEmpty {
            try fail([
                ScenarioErrorReport(
                    CommandError(
                        "filter",
                        "filter: no scenario has '\(filter)' in "
                            + "its name or among its rules."
                    )
                )
            ])
        }
        var reports: [ScenarioReport] = []
        try await OrderedTasks.run(chosen, atOnce: cores) { _, file in
            file.1.map { Played($0, in: file.0) }
        } take: { played in
            for scenario in played {
                reports.append(scenario.report)
                if let error = scenario.contradiction { errors.append(error) }
            }
        }
        if !errors.isEmpty { try fail(errors) }
        try write(reportFormat.text(of: reports))
        if reports.contains(where: { !$0.isMet }) { throw ExitCode.failure }
    }

    private func isChosen(_ scenario: Scenario) -> Bool {
        guard let filter else { return true }
        return scenario.rules.contains(filter)
            || scenario.name.range(of: filter, options: .caseInsensitive) != nil
    }

    private static func read(_ path: String) -> Result<ScenarioFile, UnplayableFileError> {
        do {
            let bytes = try InputFile.bytes(path, limit: ScenarioFile.largestFile, what: "path")
            do throws(ScenarioFile.ReadingError) {
                return .success(
                    try ScenarioFile(bytes, path: InputFile.name(path)) {
                        name throws(ScenarioFileError.WorldFileError) in
                        try ScenarioPaths.world(name, beside: path)
                    }
                )
            } catch {
                return .failure(
                    UnplayableFileError(errors: error.errors.map { ScenarioErrorReport($0) })
                )
            }
        } catch let error as CommandError {
            return .failure(UnplayableFileError(errors: [ScenarioErrorReport(error)]))
        } catch {
            let error = CommandError("path", "path: '\(path)' cannot be read.")
            return .failure(UnplayableFileError(errors: [ScenarioErrorReport(error)]))
        }
    }

    // MARK: Output

    private func write(_ text: String) throws {
        guard let output else { return try Console.write(text) }
        try OutputFile.write(Array(text.utf8), to: output)
    }

    /// Prints why nothing was played, and ends the command.
    private func fail(_ errors: [ScenarioErrorReport]) throws -> Never {
        for error in errors {
            if reportFormat == .json { try Console.print(json: ["error": error]) }
            Console.warn("Error: \(error.sentence)")
        }
        throw ExitCode.validationFailure
    }
}

/// A scenario that was played.
private struct Played: Sendable {
    let report: ScenarioReport

    /// A contradiction in the scenario, which makes the whole file invalid.
    let contradiction: ScenarioErrorReport?

    init(_ scenario: Scenario, in file: String) {
        let run = ScenarioRun(of: scenario)
        report = ScenarioReport(run, of: scenario, in: file)
        contradiction = run.invalidStep.flatMap { invalid in
            guard invalid.name.isContradiction else { return nil }
            let code = ScenarioFileError.Code.contradiction(invalid.name)
            return ScenarioErrorReport(
                ScenarioFileError(file: file, place: invalid.place, code: code)
            )
        }
    }
}

private struct UnplayableFileError: Error {
    let errors: [ScenarioErrorReport]
}

/// An error in a scenario file, as `--format json` prints it.
private struct ScenarioErrorReport: Encodable, Sendable {
    let code: String
    let message: String
    var file: String?
    var line: Int?
    var column: Int?

    init(_ error: CommandError) {
        code = error.report.code
        message = error.report.message
    }

    init(_ fault: ScenarioFileError) {
        code = fault.name
        message = fault.sentence
        file = fault.file
        line = fault.place.line
        column = fault.place.column
    }

    /// The error in one line, with its location.
    var sentence: String {
        guard let file, let line, let column else { return message }
        return "\(file):\(line):\(column): \(message)"
    }
}
