import DeviceScenarios
import Yams

/// The keys of a mapping of the format.
protocol ScenarioKey: RawRepresentable<String>, CaseIterable, Hashable {
    /// What stands behind the key.
    var schema: Schema { get }
}

/// A mapping whose keys are those of the format.
struct Fields<Key: ScenarioKey> {
    let value: Value
    private let values: [Key: Value]

    /// Reads the keys of a mapping.
    ///
    /// A key that is unknown is noted, and the others are read.
    init(_ value: Value, _ type: Key.Type = Key.self) throws(ScenarioFault) {
        guard case .mapping(let mapping) = value.node else {
            throw value.fault(.wanted(.mapping, found: value.shape))
        }
        var values: [Key: Value] = [:]
        for (keyNode, node) in mapping {
            guard case .scalar(let name) = keyNode else {
                throw ScenarioFault(
                    file: value.reading.file,
                    place: keyNode.place,
                    code: .keyNotText
                )
            }
            guard let key = Key(rawValue: name.string) else {
                value.reading.note(
                    ScenarioFault(
                        file: value.reading.file,
                        place: keyNode.place,
                        code: .unknownKey(name.string, known: Key.allCases.map(\.rawValue))
                    )
                )
                continue
            }
            values[key] = try value.value(node)
        }
        self.value = value
        self.values = values
    }

    /// What stands behind a key.
    subscript(key: Key) -> Value? { values[key] }

    /// What stands behind a key that has to be there.
    func required(_ key: Key) throws(ScenarioFault) -> Value {
        guard let found = values[key] else { throw value.fault(.missingKey(key.rawValue)) }
        return found
    }

    /// Which of some keys are there, in their order.
    func present(_ keys: [Key]) -> [Key] { keys.filter { values[$0] != nil } }

    /// Reads what stands behind a key, if it is there; what is wrong in it is noted.
    @discardableResult
    func read<Result>(
        _ key: Key,
        _ body: (Value) throws(ScenarioFault) -> Result
    ) -> Result? {
        guard let found = values[key] else { return nil }
        return value.reading.attempt { () throws(ScenarioFault) in try body(found) }
    }
}
