// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
public import DeviceScenarios
import Yams

/// A scenario file.
///
/// Each document of the YAML file is a scenario, or one scenario for each of its cases.
/// Documentation/scenarios.md describes the format.
public struct ScenarioFile: Sendable {
    /// The endings of the names of scenario files.
    public static let endings = [".scenario.yaml", ".scenario.yml"]

    /// The maximum size of a file in bytes: 1 MiB.
    public static let largestFile = YAMLText.largestFile

    /// The maximum number of steps in all scenarios of a file together.
    public static let steps = 10_000

    /// The maximum number of cases of a scenario.
    public static let cases = 1_000

    /// The file, by the name under which it was given.
    public let path: String

    /// The scenarios, in order.
    public let scenarios: [Scenario]

    /// A function that reads world files.
    ///
    /// The function receives the path in the scenario, which is relative to the scenario's folder,
    /// and returns the name of the file for messages, and its bytes.
    public typealias WorldFiles =
        (String) throws(ScenarioFileError.WorldFileError) -> (name: String, bytes: [UInt8])

    /// All errors of a file.
    public struct ReadingError: Error, Sendable, Hashable {
        /// The errors, in the order of the file; at most a hundred.
        public let errors: [ScenarioFileError]
    }

    /// Parses a file.
    ///
    /// - Parameters:
    ///   - bytes: The file, at most ``largestFile``.
    ///   - path: The name of the file for messages.
    ///   - worldFiles: Reads world files; by default there are none.
    /// - Throws: ``ReadingError`` with all errors.
    public init(
        _ bytes: [UInt8],
        path: String,
        worldFiles: @escaping WorldFiles = { _ throws(ScenarioFileError.WorldFileError) in
            throw .missing
        }
    ) throws(ReadingError) {
        self.path = path
        let reading = Reading(file: path)
        let documents =
            reading.attempt { () throws(ScenarioFileError) in
                try YAMLText(bytes, file: path).documents
            } ?? []
        var reader = DocumentReader(reading, worldFiles)
        for document in documents { reader.read(document) }
        if reading.errors.isEmpty, reader.scenarios.isEmpty {
            reading.record(ScenarioFileError(file: path, place: ScenarioPlace(), code: .empty))
        }
        scenarios = reader.scenarios
        guard reading.errors.isEmpty else {
            throw ReadingError(errors: reading.errors.inOrder(of: path))
        }
    }
}

extension [ScenarioFileError] {
    /// Returns the errors sorted by position, those of the scenario file first.
    fileprivate func inOrder(of path: String) -> [ScenarioFileError] {
        sorted { one, other in
            one.file == other.file
                ? one.place < other.place
                : one.file == path || other.file != path && one.file < other.file
        }
    }
}

/// Reads the documents of a file in order.
private struct DocumentReader {
    let reading: Reading
    let worldFiles: ScenarioFile.WorldFiles
    private(set) var scenarios: [Scenario] = []
    private var steps = 0

    /// The world files that were already read.
    private var worlds: [String: WorldParts] = [:]

    /// A case: its number, counted from 1, and its position.
    private typealias Row = (number: Int, place: ScenarioPlace)

    init(_ reading: Reading, _ worldFiles: @escaping ScenarioFile.WorldFiles) {
        self.reading = reading
        self.worldFiles = worldFiles
    }

    mutating func read(_ document: Node) {
        // A line of dashes at the end of a file starts an empty document.
        if case .scalar(let scalar) = document, scalar.string.isEmpty { return }
        guard case .mapping(let mapping) = document, let cases = mapping["cases"] else {
            add(document, nil, nil)
            return
        }
        let found = reading.attempt { () throws(ScenarioFileError) in
            try Value(cases, reading, nil).list(atMost: ScenarioFile.cases)
        }
        for (index, value) in (found ?? []).enumerated() {
            guard let variables = variables(of: value) else { continue }
            reading.usedVariables = []
            let errorCount = reading.errors.count
            add(document, variables, (index + 1, value.place))
            // After an error, some variables may be unused only because reading stopped.
            guard reading.errors.count == errorCount, case .mapping(let mapping) = value.node else {
                continue
            }
            for (key, _) in mapping {
                guard case .scalar(let scalar) = key,
                    !reading.usedVariables.contains(scalar.string)
                else { continue }
                reading.record(
                    ScenarioFileError(
                        file: reading.file,
                        place: key.place,
                        code: .unusedVariable(scalar.string)
                    )
                )
            }
        }
    }

    private func variables(of value: Value) -> CaseValues? {
        reading.attempt { () throws(ScenarioFileError) in
            var variables: CaseValues = [:]
            for (key, entry) in try value.entries() { variables[try key.name()] = entry.node }
            return variables
        }
    }

    private mutating func add(_ document: Node, _ variables: CaseValues?, _ row: Row?) {
        let scenario = reading.attempt { () throws(ScenarioFileError) in
            try self.scenario(document, variables, row)
        }
        if let scenario { scenarios.append(scenario) }
    }

    private mutating func scenario(
        _ document: Node,
        _ variables: CaseValues?,
        _ row: Row?
    ) throws(ScenarioFileError) -> Scenario {
        let value = try Value(document, reading, variables)
        let fields = try Fields(value, DocumentKey.self)
        let title = try fields.required(.scenario)
        var name = try title.name()
        if let row, case .scalar(let scalar) = title.node, !scalar.string.contains("${") {
            name += " [\(row.number)]"
        }
        var rules: [String] = []
        fields.read(.rules) { value throws(ScenarioFileError) in
            for rule in try value.oneOrMore() {
                let id = reading.attempt { () throws(ScenarioFileError) in try rule.rule() }
                if let id { rules.append(id) }
            }
        }
        var world = WorldParts()
        if let value = fields[.world] {
            let found = reading.attempt { () throws(ScenarioFileError) in try self.world(value) }
            // Without its world, the rest of the scenario is still read for errors.
            if let found { world = found } else { world.isUnknown = true }
        }
        let setup =
            reading.attempt { () throws(ScenarioFileError) in
                try DeviceSetup(fields[.device], in: world)
            } ?? DeviceSetup(state: DeviceState(system: SystemVersion(18)))
        let list = try fields.required(.steps).list(atMost: ScenarioFile.steps)
        steps += list.count
        guard steps <= ScenarioFile.steps else {
            throw value.error(.tooMany(limit: ScenarioFile.steps))
        }
        var reader = StepReader(setup, world)
        var read: [Step] = []
        for entry in list {
            let step = reading.attempt { () throws(ScenarioFileError) in try reader.step(entry) }
            if let step { read.append(step) }
        }
        return Scenario(
            name: name,
            rules: rules,
            device: setup,
            world: world.world,
            steps: read,
            place: row?.place ?? value.place
        )
    }

    // MARK: Worlds

    private mutating func world(_ value: Value) throws(ScenarioFileError) -> WorldParts {
        var parts = WorldParts()
        if value.isMapping {
            try parts.change(by: value)
            return parts
        }
        let name = try value.text()
        if let known = worlds[name] { return known }
        let isBelow =
            !name.isEmpty && !name.hasPrefix("/") && !name.contains("\\") && !name.contains("\0")
            && !name.split(separator: "/", omittingEmptySubsequences: false).contains {
                $0.isEmpty || $0 == "." || $0 == ".."
            }
        guard isBelow else { throw value.error(.worldFile(.outside)) }
        let file: (name: String, bytes: [UInt8])
        do throws(ScenarioFileError.WorldFileError) {
            file = try worldFiles(name)
        } catch { throw value.error(.worldFile(error)) }
        let documents = try YAMLText(file.bytes, file: file.name).documents
        guard let root = documents.first, documents.count == 1 else {
            throw value.error(.worldFile(.notOneWorld))
        }
        let own = Reading(file: file.name)
        _ = own.attempt { () throws(ScenarioFileError) in
            try parts.change(by: try Value(root, own, nil))
        }
        for error in own.errors { reading.record(error) }
        worlds[name] = parts
        return parts
    }
}
