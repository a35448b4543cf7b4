// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios
import Yams

/// A YAML value with its position.
struct Value {
    let node: Node
    let reading: Reading

    /// The variables of the current case; `nil` outside of cases.
    let variables: CaseValues?

    /// Creates a value; a variable on its own is replaced with its value.
    init(_ node: Node, _ reading: Reading, _ variables: CaseValues?) throws(ScenarioFileError) {
        try reading.spend(at: node.place)
        var node = node
        if let variables, case .scalar(let scalar) = node, let name = scalar.string.loneVariable {
            guard let found = variables[name] else {
                throw ScenarioFileError(
                    file: reading.file,
                    place: node.place,
                    code: .unknownVariable(name, known: variables.keys.sorted())
                )
            }
            reading.usedVariables.insert(name)
            node = found
        }
        self.node = node
        self.reading = reading
        self.variables = variables
    }

    /// Returns another value of the same file and case.
    func value(_ node: Node) throws(ScenarioFileError) -> Value {
        try Value(node, reading, variables)
    }

    var place: ScenarioPlace { node.place }

    func error(_ code: ScenarioFileError.Code) -> ScenarioFileError {
        ScenarioFileError(file: reading.file, place: place, code: code)
    }

    // MARK: Types

    var isNull: Bool {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
        return ["", "~", "null"].contains(scalar.string)
    }

    var isMapping: Bool { if case .mapping = node { true } else { false } }
    var isList: Bool { if case .sequence = node { true } else { false } }

    var shape: ScenarioFileError.Shape {
        switch node {
        case .mapping: .mapping
        case .sequence: .list
        case .scalar, .alias: isNull ? .null : .text
        }
    }

    /// Returns the entries of a list.
    func list(atMost limit: Int = 10_000) throws(ScenarioFileError) -> [Value] {
        guard case .sequence(let list) = node else {
            throw error(.typeMismatch(expected: .list, found: shape))
        }
        guard list.count <= limit else { throw error(.tooMany(limit: limit)) }
        var values: [Value] = []
        for node in list { values.append(try value(node)) }
        return values
    }

    /// Returns the entries of a list, or a single value as a list of one.
    func oneOrMore() throws(ScenarioFileError) -> [Value] {
        if isList { return try list() }
        return [self]
    }

    /// Returns the entries of a mapping with arbitrary keys.
    func entries() throws(ScenarioFileError) -> [(key: Value, value: Value)] {
        guard case .mapping(let mapping) = node else {
            throw error(.typeMismatch(expected: .mapping, found: shape))
        }
        var entries: [(key: Value, value: Value)] = []
        for (key, entry) in mapping {
            entries.append((try value(key), try value(entry)))
        }
        return entries
    }

    /// Returns a text, with its variables filled in.
    func text() throws(ScenarioFileError) -> String {
        guard case .scalar(let scalar) = node, !isNull else {
            throw error(.typeMismatch(expected: .text, found: shape))
        }
        return try filled(scalar.string)
    }

    /// Returns a text, or `nil` for null.
    func textOrNull() throws(ScenarioFileError) -> String? { isNull ? nil : try text() }

    /// Returns a Boolean value: `true` or `false`.
    func flag() throws(ScenarioFileError) -> Bool {
        guard case .scalar(let scalar) = node, !isNull else {
            throw error(.typeMismatch(expected: .flag, found: shape))
        }
        switch (scalar.style, try filled(scalar.string)) {
        case (.plain, "true"): return true
        case (.plain, "false"): return false
        default: throw error(.typeMismatch(expected: .flag, found: .text))
        }
    }

    /// Returns a whole number in a range.
    func integer(in range: ClosedRange<Int64>) throws(ScenarioFileError) -> Int64 {
        guard !isNull, case .scalar = node, let number = Int64(try text()) else {
            throw error(.typeMismatch(expected: .integer, found: shape))
        }
        guard range.contains(number) else {
            throw error(
                .outOfRange(
                    String(number),
                    from: String(range.lowerBound),
                    through: String(range.upperBound)
                )
            )
        }
        return number
    }

    /// Returns one of the words of an enumeration.
    func word<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type = Word.self
    ) throws(ScenarioFileError) -> Word where Word.RawValue == String {
        let text = try text()
        guard let word = Word(rawValue: text) else {
            throw error(.unknownWord(text, known: Word.allCases.map(\.rawValue)))
        }
        return word
    }

    // MARK: Variables

    /// Returns a text in which each `${name}` is replaced with the value of the variable.
    private func filled(_ text: String) throws(ScenarioFileError) -> String {
        guard let variables, text.contains("${") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.range(ofVariableStart: ()) {
            result += rest[..<start.lowerBound]
            let after = rest[start.upperBound...]
            guard let end = after.firstIndex(of: "}") else {
                rest = rest[start.lowerBound...]
                break
            }
            let name = String(after[..<end])
            guard let node = variables[name] else {
                throw error(.unknownVariable(name, known: variables.keys.sorted()))
            }
            guard case .scalar(let scalar) = node else { throw error(.variableNotText(name)) }
            reading.usedVariables.insert(name)
            result += scalar.string
            // Repeated variables could turn a file of a mebibyte into gibibytes of text.
            guard result.utf8.count <= 65_536 else { throw error(.textTooLong(limit: 65_536)) }
            rest = after[after.index(after: end)...]
        }
        return result + rest
    }
}

extension String {
    /// The name of the variable, if this text consists of a variable only.
    fileprivate var loneVariable: String? {
        guard hasPrefix("${"), hasSuffix("}"), !dropFirst(2).dropLast().contains("}") else {
            return nil
        }
        return String(dropFirst(2).dropLast())
    }
}

extension Substring {
    fileprivate func range(ofVariableStart: Void) -> Range<Index>? {
        var place = startIndex
        while let dollar = self[place...].firstIndex(of: "$") {
            let next = index(after: dollar)
            if next < endIndex, self[next] == "{" { return dollar..<index(after: next) }
            place = next
        }
        return nil
    }
}
