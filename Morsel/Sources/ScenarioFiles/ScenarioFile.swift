public import DeviceScenarios
import Yams

/// A file of scenarios, read in full.
///
/// Each document of the YAML file is a scenario, or one for each of its cases.
/// Documentation/scenarios.md tells the format.
public struct ScenarioFile: Sendable {
    /// The most bytes of a file: 1 MiB.
    public static let largestFile = YAMLText.largestFile

    /// The most steps of all scenarios of a file together.
    public static let steps = 10_000

    /// The most cases of a scenario.
    public static let cases = 1_000

    /// The file, as it was named.
    public let path: String

    /// The scenarios, in their order.
    public let scenarios: [Scenario]

    /// Reads worlds that have a file of their own.
    ///
    /// It is given the name that stands in the scenario, a way below the scenario's folder, and
    /// answers how people call the file, and its bytes.
    public typealias WorldFiles =
        (String) throws(ScenarioFault.WorldFileFault) -> (name: String, bytes: [UInt8])

    /// All that is wrong in a file.
    public struct Faults: Error, Sendable, Hashable {
        /// What is wrong, in the order of the file; at most a hundred.
        public let faults: [ScenarioFault]
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file, at most ``largestFile``.
    ///   - path: How people call the file.
    ///   - worldFiles: Reads the files of worlds; none are there unless told.
    /// - Throws: ``Faults`` with everything that is wrong.
    public init(
        _ bytes: [UInt8],
        path: String,
        worldFiles: @escaping WorldFiles = { _ throws(ScenarioFault.WorldFileFault) in
            throw .missing
        }
    ) throws(Faults) {
        self.path = path
        let reading = Reading(file: path)
        let documents =
            reading.attempt { () throws(ScenarioFault) in
                try YAMLText(bytes, file: path).documents
            } ?? []
        var reader = DocumentReader(reading, worldFiles)
        for document in documents { reader.read(document) }
        if reading.faults.isEmpty, reader.scenarios.isEmpty {
            reading.note(ScenarioFault(file: path, place: ScenarioPlace(), code: .empty))
        }
        scenarios = reader.scenarios
        guard reading.faults.isEmpty else {
            throw Faults(faults: reading.faults.inOrder(of: path))
        }
    }
}

extension [ScenarioFault] {
    /// Those of the file first, in the order of their places.
    fileprivate func inOrder(of path: String) -> [ScenarioFault] {
        sorted { one, other in
            one.file == other.file
                ? one.place < other.place
                : one.file == path || other.file != path && one.file < other.file
        }
    }
}

/// Reads the documents of a file one after the other.
private struct DocumentReader {
    let reading: Reading
    let worldFiles: ScenarioFile.WorldFiles
    private(set) var scenarios: [Scenario] = []
    private var steps = 0

    /// The worlds of files of their own that were read already.
    private var worlds: [String: WorldParts] = [:]

    /// A case: its number, from 1 on, and where it stands.
    private typealias Row = (number: Int, place: ScenarioPlace)

    init(_ reading: Reading, _ worldFiles: @escaping ScenarioFile.WorldFiles) {
        self.reading = reading
        self.worldFiles = worldFiles
    }

    mutating func read(_ document: Node) {
        // A line of dashes at the end begins a document without anything.
        if case .scalar(let scalar) = document, scalar.string.isEmpty { return }
        guard case .mapping(let mapping) = document, let cases = mapping["cases"] else {
            add(document, nil, nil)
            return
        }
        let found = reading.attempt { () throws(ScenarioFault) in
            try Value(cases, reading, nil).list(atMost: ScenarioFile.cases)
        }
        for (index, value) in (found ?? []).enumerated() {
            guard let variables = variables(of: value) else { continue }
            reading.usedVariables = []
            let faults = reading.faults.count
            add(document, variables, (index + 1, value.place))
            // What could not be read to its end says nothing about what is used.
            guard reading.faults.count == faults, case .mapping(let mapping) = value.node else {
                continue
            }
            for (key, _) in mapping {
                guard case .scalar(let scalar) = key,
                    !reading.usedVariables.contains(scalar.string)
                else { continue }
                reading.note(
                    ScenarioFault(
                        file: reading.file,
                        place: key.place,
                        code: .unusedVariable(scalar.string)
                    )
                )
            }
        }
    }

    private func variables(of value: Value) -> CaseValues? {
        reading.attempt { () throws(ScenarioFault) in
            var variables: CaseValues = [:]
            for (key, entry) in try value.entries() { variables[try key.name()] = entry.node }
            return variables
        }
    }

    private mutating func add(_ document: Node, _ variables: CaseValues?, _ row: Row?) {
        let scenario = reading.attempt { () throws(ScenarioFault) in
            try self.scenario(document, variables, row)
        }
        if let scenario { scenarios.append(scenario) }
    }

    private mutating func scenario(
        _ document: Node,
        _ variables: CaseValues?,
        _ row: Row?
    ) throws(ScenarioFault) -> Scenario {
        let value = try Value(document, reading, variables)
        let fields = try Fields(value, DocumentKey.self)
        let title = try fields.required(.scenario)
        var name = try title.name()
        if let row, case .scalar(let scalar) = title.node, !scalar.string.contains("${") {
            name += " [\(row.number)]"
        }
        var rules: [String] = []
        fields.read(.rules) { value throws(ScenarioFault) in
            for rule in try value.oneOrMore() { rules.append(try rule.rule()) }
        }
        let world =
            try fields[.world].map { value throws(ScenarioFault) in
                try self.world(value)
            } ?? WorldParts()
        let setup = try DeviceSetup(fields[.device], in: world)
        let list = try fields.required(.steps).list(atMost: ScenarioFile.steps)
        steps += list.count
        guard steps <= ScenarioFile.steps else {
            throw value.fault(.tooMany(limit: ScenarioFile.steps))
        }
        var reader = StepReader(setup, world)
        var read: [Step] = []
        for entry in list {
            let step = reading.attempt { () throws(ScenarioFault) in try reader.step(entry) }
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

    private mutating func world(_ value: Value) throws(ScenarioFault) -> WorldParts {
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
        guard isBelow else { throw value.fault(.worldFile(.outside)) }
        let file: (name: String, bytes: [UInt8])
        do throws(ScenarioFault.WorldFileFault) {
            file = try worldFiles(name)
        } catch { throw value.fault(.worldFile(error)) }
        let documents = try YAMLText(file.bytes, file: file.name).documents
        guard let root = documents.first, documents.count == 1 else {
            throw value.fault(.worldFile(.notOneWorld))
        }
        let own = Reading(file: file.name)
        _ = own.attempt { () throws(ScenarioFault) in
            try parts.change(by: try Value(root, own, nil))
        }
        for fault in own.faults { reading.note(fault) }
        worlds[name] = parts
        return parts
    }
}
