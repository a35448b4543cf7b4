/// Compiles the patterns of a file into a ``PatternTable``.
struct PatternCompiler {
    /// The most steps that a pattern may cost at each place of a text.
    ///
    /// Above it, the pattern never matches, and is reported. A pattern without variables never
    /// comes near: what is longer than a URL is not tried.
    static let costLimit = 8_192

    private(set) var table = PatternTable()

    private let variables: [ExactName: [String]]
    private var choices: [ChoiceName: Int] = [:]

    private struct ChoiceName: Hashable {
        let name: ExactName
        let isFolded: Bool
    }

    /// What is wrong with a pattern, which then never matches.
    enum Fault: Equatable {
        case unterminated
        case undefined(String)
        case tooComplex
    }

    init(variables: [AppLinks.Variable]) {
        self.variables = Dictionary(
            variables.map { (ExactName($0.name), $0.values) },
            uniquingKeysWith: { _, last in last }
        )
    }

    /// Compiles the pattern of a query, of an item or of a fragment.
    mutating func compile(_ text: String, isFolded: Bool) -> (pattern: Int, fault: Fault?) {
        compile(words: text.utf8, isFolded: isFolded, isPath: false)
    }

    /// Compiles the pattern of a path.
    mutating func compilePath(_ text: String, isFolded: Bool) -> (pattern: Int, fault: Fault?) {
        compile(words: PatternText.normalizedPath(text), isFolded: isFolded, isPath: true)
    }

    private mutating func compile(
        words text: some Collection<UInt8>,
        isFolded: Bool,
        isPath: Bool
    ) -> (Int, Fault?) {
        let pattern = PatternText(isFolded ? CaseFolding.foldedPattern(text) : Array(text))
        if pattern.isUnterminated { return (addNothing(), .unterminated) }
        var words = pattern.words
        for case .variable(let name) in words where !isDefined(name) {
            return (addNothing(), .undefined(name))
        }
        let hasParent = isPath && Self.endsWithFolder(words)
        if let simple = addSimple(words, hasParent: hasParent) { return (simple, nil) }
        // What is longer than any URL fits none, and is not worth compiling.
        guard Self.shortestText(words) <= LinkURL.longestText else { return (addNothing(), nil) }

        var cost = 0
        let segments = addSegments(words, isFolded: isFolded, cost: &cost)
        var kind = PatternTable.Pattern.Kind.segments(segments)
        var shortest = table.segments[segments].reduce(0) { $0.addingWithLimit($1.shortest) }
        if hasParent {
            Self.removeFolder(from: &words)
            let parent = addSegments(words, isFolded: isFolded, cost: &cost)
            kind = .segmentsOrParent(segments, parent: parent)
            shortest = max(shortest - 1, 0)
        }
        guard cost <= Self.costLimit else { return (addNothing(), .tooComplex) }
        return (add(PatternTable.Pattern(kind: kind, shortest: shortest)), nil)
    }

    /// The bytes that a text has at least for characters and single wildcards.
    private static func shortestText(_ words: [PatternText.Word]) -> Int {
        words.reduce(0) { length, word in
            switch word {
            case .literal(let bytes): length + bytes.count
            case .anyCharacter: length + 1
            case .anyRun, .variable: length
            }
        }
    }

    private func isDefined(_ name: String) -> Bool {
        variables[ExactName(name)] != nil || PredefinedVariable(rawValue: name) != nil
    }

    // MARK: Patterns

    private mutating func add(_ pattern: PatternTable.Pattern) -> Int {
        table.patterns.append(pattern)
        return table.patterns.count - 1
    }

    private mutating func addNothing() -> Int {
        add(PatternTable.Pattern(kind: .nothing, shortest: 0))
    }

    /// The forms that nearly all patterns have, which are compared at once.
    private mutating func addSimple(_ words: [PatternText.Word], hasParent: Bool) -> Int? {
        switch words.count {
        case 0:
            return add(PatternTable.Pattern(kind: .exactly(0..<0), shortest: 0))
        case 1:
            if words[0] == .anyRun {
                return add(PatternTable.Pattern(kind: .everything, shortest: 0))
            }
            guard case .literal(let bytes) = words[0] else { return nil }
            let range = addBytes(bytes)
            return add(PatternTable.Pattern(kind: .exactly(range), shortest: bytes.count))
        case 2:
            guard case .literal(let bytes) = words[0], words[1] == .anyRun else { return nil }
            let range = addBytes(bytes)
            return add(
                hasParent
                    ? PatternTable.Pattern(kind: .folder(range), shortest: bytes.count - 1)
                    : PatternTable.Pattern(kind: .prefix(range), shortest: bytes.count)
            )
        default:
            return nil
        }
    }

    /// Whether a pattern ends with `/*`.
    private static func endsWithFolder(_ words: [PatternText.Word]) -> Bool {
        guard words.count > 1, words.last == .anyRun,
            case .literal(let bytes) = words[words.count - 2]
        else { return false }
        return bytes.last == 0x2F
    }

    private static func removeFolder(from words: inout [PatternText.Word]) {
        words.removeLast()
        guard case .literal(let bytes) = words.removeLast(), bytes.count > 1 else { return }
        words.append(.literal(bytes.dropLast()))
    }

    // MARK: Segments

    private mutating func addSegments(
        _ words: [PatternText.Word],
        isFolded: Bool,
        cost: inout Int
    ) -> Range<Int> {
        let parts = words.split(separator: .anyRun, omittingEmptySubsequences: false)
        let start = table.segments.count
        let segments = parts.map { addSegment($0, isFolded: isFolded, cost: &cost) }
        // Choices made on the way have added nothing to the segments.
        table.segments += segments
        return start..<table.segments.count
    }

    private mutating func addSegment(
        _ words: ArraySlice<PatternText.Word>,
        isFolded: Bool,
        cost: inout Int
    ) -> PatternTable.Segment {
        var elements: [PatternTable.Element] = []
        var characters: Int? = 0
        var shortest = 0
        for word in words {
            switch word {
            case .literal(let bytes):
                elements.append(.literal(addBytes(bytes)))
                characters = characters.map { $0 + bytes.count { $0 & 0xC0 != 0x80 } }
                shortest = shortest.addingWithLimit(bytes.count)
                cost = cost.addingWithLimit(bytes.count)
            case .anyCharacter:
                elements.append(.anyCharacter)
                characters = characters.map { $0 + 1 }
                shortest = shortest.addingWithLimit(1)
                cost = cost.addingWithLimit(1)
            case .variable(let name):
                let variable = variables[ExactName(name)] == nil ? PredefinedVariable(rawValue: name) : nil
                if let set = variable?.characters {
                    elements.append(.character(isFolded ? set.caseFolded : set))
                    characters = characters.map { $0 + 1 }
                    shortest = shortest.addingWithLimit(1)
                    cost = cost.addingWithLimit(1)
                } else {
                    let index = choice(name, isFolded: isFolded)
                    elements.append(.choice(index))
                    characters = nil
                    let choice = table.choices[index]
                    shortest = shortest.addingWithLimit(choice.shortest ?? Int.max)
                    cost = cost.addingWithLimit(choice.cost)
                }
            case .anyRun:
                preconditionFailure("Segments stand between runs.")
            }
        }
        return PatternTable.Segment(
            elements: add(elements),
            characters: characters,
            shortest: shortest,
            fallbacks: addFallbacks(words),
            long: characters == nil ? nil : addLong(words, isFolded: isFolded)
        )
    }

    /// The rows of a long segment with wildcards, which has no choices.
    private mutating func addLong(
        _ words: ArraySlice<PatternText.Word>,
        isFolded: Bool
    ) -> Int? {
        guard words.count > 1 else { return nil }
        var places: [LongSegment.Place] = []
        for word in words {
            switch word {
            case .literal(let bytes):
                guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
                places += text.unicodeScalars.map { .scalar($0) }
            case .anyCharacter: places.append(.anyCharacter)
            case .variable(let name):
                guard let set = PredefinedVariable(rawValue: name)?.characters else { return nil }
                places.append(.character(isFolded ? set.caseFolded : set))
            case .anyRun: return nil
            }
        }
        guard let long = LongSegment(places) else { return nil }
        table.longSegments.append(long)
        return table.longSegments.count - 1
    }

    /// For each beginning of a long literal, how long its longest ending is that begins the literal
    /// too (Knuth, Morris and Pratt 1977).
    private mutating func addFallbacks(_ words: ArraySlice<PatternText.Word>) -> Int? {
        guard words.count == 1, case .literal(let literal) = words.first,
            literal.count >= PatternTable.longLiteral
        else { return nil }
        let start = table.fallbacks.count
        var length = 0
        table.fallbacks.append(0)
        for index in 1..<literal.count {
            while length > 0, literal[index] != literal[length] {
                length = Int(table.fallbacks[start + length - 1])
            }
            if literal[index] == literal[length] { length += 1 }
            table.fallbacks.append(Int32(length))
        }
        return start
    }

    private mutating func add(_ elements: [PatternTable.Element]) -> Range<Int> {
        let start = table.elements.count
        table.elements += elements
        return start..<table.elements.count
    }

    private mutating func addBytes(_ bytes: [UInt8]) -> Range<Int> {
        let start = table.bytes.count
        table.bytes += bytes
        return start..<table.bytes.count
    }

    /// Keeps the name of an item of a query among the characters of the patterns.
    mutating func addName(_ name: [UInt8]) -> Range<Int> { addBytes(name) }

    // MARK: Choices

    private mutating func choice(_ name: String, isFolded: Bool) -> Int {
        let key = ChoiceName(name: ExactName(name), isFolded: isFolded)
        if let known = choices[key] { return known }
        let values = variables[ExactName(name)] ?? PredefinedVariable(rawValue: name)?.words ?? []
        var words: Set<[UInt8]> = []
        var alternatives: [Range<Int>] = []
        var shortest: Int?
        var cost = 0
        for value in values {
            let bytes = isFolded ? CaseFolding.folded(value.utf8) : Array(value.utf8)
            let text = PatternText(bytes, hasVariables: false)
            let length = Self.shortestText(text.words)
            shortest = min(shortest ?? length, length)
            if text.words.contains(where: { $0 == .anyRun || $0 == .anyCharacter }) {
                alternatives.append(add(text.words.map { element($0) }))
                cost = cost.addingWithLimit(length + text.words.count)
            } else {
                words.insert(bytes)
            }
        }
        let groups = addGroups(words, cost: &cost)
        let start = table.alternatives.count
        table.alternatives += alternatives
        table.choices.append(
            PatternTable.Choice(
                groups: groups,
                alternatives: start..<table.alternatives.count,
                shortest: shortest,
                cost: cost
            )
        )
        choices[key] = table.choices.count - 1
        return table.choices.count - 1
    }

    private mutating func element(_ word: PatternText.Word) -> PatternTable.Element {
        switch word {
        case .literal(let bytes): .literal(addBytes(bytes))
        case .anyCharacter: .anyCharacter
        case .anyRun: .anyRun
        case .variable: preconditionFailure("Values hold no variables.")
        }
    }

    private mutating func addGroups(_ words: Set<[UInt8]>, cost: inout Int) -> Range<Int> {
        let start = table.groups.count
        let byLength = Dictionary(grouping: words, by: \.count)
        for length in byLength.keys.sorted() {
            let sorted = (byLength[length] ?? []).sorted { $0.lexicographicallyPrecedes($1) }
            let isShort = length <= PatternTable.longestKey
            table.groups.append(
                PatternTable.Choice.Group(
                    start: isShort ? table.keys.count : table.bytes.count,
                    length: length,
                    count: sorted.count
                )
            )
            for word in sorted {
                if isShort { table.keys.append(.init(key: word)) } else { table.bytes += word }
            }
            // A search by halves, each step comparing up to the length of the words.
            let steps = Int.bitWidth - sorted.count.leadingZeroBitCount
            cost = cost.addingWithLimit(steps * max(length, 1))
        }
        return start..<table.groups.count
    }
}

extension Int {
    /// The sum, or the greatest number where it would be greater.
    fileprivate func addingWithLimit(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}

extension CaseFolding {
    /// Folds a pattern, but not the names of variables in it: their capital letters count.
    static func foldedPattern(_ text: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(text)
        var output: [UInt8] = []
        var rest = bytes[...]
        while let start = rest.indices.first(where: {
            rest[$0] == 0x24 && $0 + 1 < rest.endIndex && rest[$0 + 1] == 0x28
        }) {
            output += folded(rest[..<start])
            let name = rest[start...].prefix { $0 != 0x29 }
            output += name
            rest = rest[name.endIndex...]
        }
        return output + folded(rest)
    }
}
