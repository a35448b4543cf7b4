// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import Yams

/// The keys of a mapping of the format.
protocol ScenarioKey: RawRepresentable<String>, CaseIterable, Hashable {
    /// The schema of the key's value.
    var schema: Schema { get }
}

/// A mapping with keys of the format.
struct Fields<Key: ScenarioKey> {
    let value: Value
    private let values: [Key: Value]

    /// Reads the keys of a mapping.
    ///
    /// An unknown key is recorded as an error, and the others are read.
    init(_ value: Value, _ type: Key.Type = Key.self) throws(ScenarioFileError) {
        guard case .mapping(let mapping) = value.node else {
            throw value.error(.typeMismatch(expected: .mapping, found: value.shape))
        }
        var values: [Key: Value] = [:]
        for (keyNode, node) in mapping {
            guard case .scalar(let name) = keyNode else {
                throw ScenarioFileError(
                    file: value.reading.file,
                    place: keyNode.place,
                    code: .keyNotText
                )
            }
            guard let key = Key(rawValue: name.string) else {
                value.reading.record(
                    ScenarioFileError(
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

    /// Returns the value of a key.
    subscript(key: Key) -> Value? { values[key] }

    /// Returns the value of a required key.
    func required(_ key: Key) throws(ScenarioFileError) -> Value {
        guard let found = values[key] else { throw value.error(.missingKey(key.rawValue)) }
        return found
    }

    /// Returns the keys that are present, in the given order.
    func present(_ keys: [Key]) -> [Key] { keys.filter { values[$0] != nil } }

    /// Reads the value of a key, if present, and records its error, if any.
    @discardableResult
    func read<Result>(
        _ key: Key,
        _ body: (Value) throws(ScenarioFileError) -> Result
    ) -> Result? {
        guard let found = values[key] else { return nil }
        return value.reading.attempt { () throws(ScenarioFileError) in try body(found) }
    }
}
