internal import ArgumentParser
internal import DeviceScenarios
internal import Foundation
internal import MorselWording
internal import ScenarioFiles

/// Plays scenarios, and says what did not come as expected.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Play scenarios of a device, and say what did not come as expected.",
        discussion: """
            A scenario is a YAML file '*.scenario.yaml' with a device, a world, steps and what is
            expected of them; see Documentation/scenarios.md. Folders are looked through with all
            their folders.

            The exit status is 0 if everything came as expected, 1 if something did not, and 64 if a
            file cannot be played; then nothing is played at all.
            """
    )

    @Argument(help: "Files, or folders of files '*.scenario.yaml'; '-' for standard input.")
    var paths: [String] = []

    @Option(help: "How to print: text, json (an object a line) or junit.")
    var format = TestFormat.text

    @Option(
        help: "Play only scenarios whose name has this text in it, or that show this rule.",
        transform: { $0 }
    )
    var filter: String?

    @Option(help: "Write the report to this file, whole or not at all.")
    var output: String?

    @Option(help: "How many files to play at once; as many as there are cores, unless told.")
    var jobs: Int?

    @Flag(help: "Print the JSON Schema of the format, for editors, and play nothing.")
    var schema = false

    func validate() throws {
        if schema {
            guard paths.isEmpty else { throw ValidationError("--schema takes no path.") }
        } else if paths.isEmpty {
            throw ValidationError("Name a file or folder of scenarios.")
        }
        if let jobs, !(1...256).contains(jobs) {
            throw ValidationError("--jobs: \(jobs) is out of range; 1 to 256 is taken.")
        }
    }

    func run() async throws {
        if schema { return try write(ScenarioSchema.json) }
        let files: [String]
        do {
            files = try ScenarioPaths.files(paths)
        } catch let refusal as Refusal {
            try refuse([Complaint(refusal)])
        }
        let cores = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        var read: [ScenarioFile] = []
        var complaints: [Complaint] = []
        try await InOrder.run(files, atOnce: cores) { _, path in
            Self.read(path)
        } _: { result in
            switch result {
            case .success(let file): read.append(file)
            case .failure(let found): complaints += found.complaints
            }
        }
        if !complaints.isEmpty { try refuse(complaints) }
        let chosen = read.map { file in (file.path, file.scenarios.filter(isChosen)) }
            .filter { !$0.1.isEmpty }
        if let filter, chosen.isEmpty {
            try refuse([Complaint(Refusal("filter", "filter: no scenario has '\(filter)'."))])
        }
        var reports: [ScenarioReport] = []
        try await InOrder.run(chosen, atOnce: cores) { _, file in
            file.1.map { Played($0, in: file.0) }
        } _: { played in
            for scenario in played {
                reports.append(scenario.report)
                if let complaint = scenario.contradiction { complaints.append(complaint) }
            }
        }
        if !complaints.isEmpty { try refuse(complaints) }
        try write(format.text(of: reports))
        if reports.contains(where: { !$0.isMet }) { throw ExitCode.failure }
    }

    private func isChosen(_ scenario: Scenario) -> Bool {
        guard let filter else { return true }
        return scenario.rules.contains(filter)
            || scenario.name.range(of: filter, options: .caseInsensitive) != nil
    }

    private static func read(_ path: String) -> Result<ScenarioFile, Complaints> {
        do {
            let bytes = try InputFile.bytes(path, limit: ScenarioFile.largestFile, what: "path")
            do throws(ScenarioFile.Faults) {
                return .success(
                    try ScenarioFile(bytes, path: InputFile.name(path)) {
                        name throws(ScenarioFault.WorldFileFault) in
                        try ScenarioPaths.world(name, beside: path)
                    }
                )
            } catch { return .failure(Complaints(complaints: error.faults.map { Complaint($0) })) }
        } catch let refusal as Refusal {
            return .failure(Complaints(complaints: [Complaint(refusal)]))
        } catch {
            let refusal = Refusal("path", "path: '\(path)' cannot be read.")
            return .failure(Complaints(complaints: [Complaint(refusal)]))
        }
    }

    // MARK: Output

    private func write(_ text: String) throws {
        guard let output else { return try Console.write(text) }
        try OutputFile.write(Array(text.utf8), to: output)
    }

    /// Says why nothing was played, and ends.
    private func refuse(_ complaints: [Complaint]) throws -> Never {
        for complaint in complaints {
            if format == .json { try Console.print(json: ["error": complaint]) }
            Console.warn("Error: \(complaint.sentence)")
        }
        throw ExitCode.validationFailure
    }
}

/// A scenario that was played.
private struct Played: Sendable {
    let report: ScenarioReport

    /// What the scenario says against itself; then it counts as one that cannot be played.
    let contradiction: Complaint?

    init(_ scenario: Scenario, in file: String) {
        let run = ScenarioRun(of: scenario)
        report = ScenarioReport(run, of: scenario, in: file)
        contradiction = run.fault.flatMap { fault in
            guard fault.name.isContradiction else { return nil }
            let code = ScenarioFault.Code.contradiction(fault.name)
            return Complaint(ScenarioFault(file: file, place: fault.place, code: code))
        }
    }
}

private struct Complaints: Error {
    let complaints: [Complaint]
}

/// Why a file cannot be played, as `--format json` prints it.
private struct Complaint: Encodable, Sendable {
    let code: String
    let message: String
    var file: String?
    var line: Int?
    var column: Int?

    init(_ refusal: Refusal) {
        code = refusal.report.code
        message = refusal.report.message
    }

    init(_ fault: ScenarioFault) {
        code = fault.name
        message = fault.sentence
        file = fault.file
        line = fault.place.line
        column = fault.place.column
    }

    /// The complaint in one line, with its place.
    var sentence: String {
        guard let file, let line, let column else { return message }
        return "\(file):\(line):\(column): \(message)"
    }
}
