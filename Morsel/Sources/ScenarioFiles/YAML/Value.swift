import DeviceScenarios
import Yams

/// A value in a file, with its place.
struct Value {
    let node: Node
    let reading: Reading

    /// The values of the present case; `nil` outside of cases.
    let variables: CaseValues?

    /// A value; a variable that stands alone becomes what it stands for.
    init(_ node: Node, _ reading: Reading, _ variables: CaseValues?) throws(ScenarioFault) {
        try reading.spend(at: node.place)
        var node = node
        if let variables, case .scalar(let scalar) = node, let name = scalar.string.loneVariable {
            guard let found = variables[name] else {
                throw ScenarioFault(
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

    /// Another value of the same file and case.
    func value(_ node: Node) throws(ScenarioFault) -> Value { try Value(node, reading, variables) }

    var place: ScenarioPlace { node.place }

    func fault(_ code: ScenarioFault.Code) -> ScenarioFault {
        ScenarioFault(file: reading.file, place: place, code: code)
    }

    // MARK: Types

    var isNull: Bool {
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
        return ["", "~", "null"].contains(scalar.string)
    }

    var isMapping: Bool { if case .mapping = node { true } else { false } }
    var isList: Bool { if case .sequence = node { true } else { false } }

    var shape: ScenarioFault.Shape {
        switch node {
        case .mapping: .mapping
        case .sequence: .list
        case .scalar, .alias: isNull ? .null : .text
        }
    }

    /// The entries of a list.
    func list(atMost limit: Int = 10_000) throws(ScenarioFault) -> [Value] {
        guard case .sequence(let list) = node else {
            throw fault(.wanted(.list, found: shape))
        }
        guard list.count <= limit else { throw fault(.tooMany(limit: limit)) }
        var values: [Value] = []
        for node in list { values.append(try value(node)) }
        return values
    }

    /// The entries of a list, or a value that stands for a list of itself.
    func oneOrMore() throws(ScenarioFault) -> [Value] {
        if isList { return try list() }
        return [self]
    }

    /// The entries of a mapping whose keys are names that the author chooses.
    func entries() throws(ScenarioFault) -> [(key: Value, value: Value)] {
        guard case .mapping(let mapping) = node else {
            throw fault(.wanted(.mapping, found: shape))
        }
        var entries: [(key: Value, value: Value)] = []
        for (key, entry) in mapping {
            entries.append((try value(key), try value(entry)))
        }
        return entries
    }

    /// A text, with its variables filled in.
    func text() throws(ScenarioFault) -> String {
        guard case .scalar(let scalar) = node, !isNull else {
            throw fault(.wanted(.text, found: shape))
        }
        return try filled(scalar.string)
    }

    /// A text, or `nil` for null.
    func textOrNull() throws(ScenarioFault) -> String? { isNull ? nil : try text() }

    /// `true` or `false`.
    func flag() throws(ScenarioFault) -> Bool {
        guard case .scalar(let scalar) = node, !isNull else {
            throw fault(.wanted(.flag, found: shape))
        }
        switch (scalar.style, try filled(scalar.string)) {
        case (.plain, "true"): return true
        case (.plain, "false"): return false
        default: throw fault(.wanted(.flag, found: .text))
        }
    }

    /// A whole number.
    func integer(in range: ClosedRange<Int64>) throws(ScenarioFault) -> Int64 {
        guard !isNull, case .scalar = node, let number = Int64(try text()) else {
            throw fault(.wanted(.integer, found: shape))
        }
        guard range.contains(number) else {
            throw fault(
                .outOfRange(
                    String(number),
                    from: String(range.lowerBound),
                    through: String(range.upperBound)
                )
            )
        }
        return number
    }

    /// One of the words of an enumeration.
    func word<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type = Word.self
    ) throws(ScenarioFault) -> Word where Word.RawValue == String {
        let text = try text()
        guard let word = Word(rawValue: text) else {
            throw fault(.unknownWord(text, known: Word.allCases.map(\.rawValue)))
        }
        return word
    }

    // MARK: Variables

    /// A text in which each `${name}` is the text of a variable.
    private func filled(_ text: String) throws(ScenarioFault) -> String {
        guard let variables, text.contains("${") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.range(ofVariableStart: ()) {
            result += rest[..<start.lowerBound]
            let behind = rest[start.upperBound...]
            guard let end = behind.firstIndex(of: "}") else {
                rest = rest[start.lowerBound...]
                break
            }
            let name = String(behind[..<end])
            guard let node = variables[name] else {
                throw fault(.unknownVariable(name, known: variables.keys.sorted()))
            }
            guard case .scalar(let scalar) = node else { throw fault(.variableNotText(name)) }
            reading.usedVariables.insert(name)
            result += scalar.string
            // Reason: a file of a mebibyte must not become a text of gibibytes.
            guard result.utf8.count <= 65_536 else { throw fault(.tooManyValues(limit: 65_536)) }
            rest = behind[behind.index(after: end)...]
        }
        return result + rest
    }
}

extension String {
    /// The name of the variable that this text is, and nothing else.
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
