/// Compiles the patterns of a file into a ``PatternTable``.
struct PatternCompiler {
    /// The most rows of bits that the choices of all patterns of a file may go through.
    ///
    /// Above it, further patterns with choices never match, and are reported. What patterns cost
    /// beside their choices is bounded by the length of the file.
    static let choiceLimit = 1 << 16

    private var choiceRows = 0

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
        if isPath, needsSlash(words.first) { words.insert(.literal([0x2F]), at: 0) }
        // What is longer than any URL fits none, and is not worth compiling.
        let isTooLong =
            words.reduce(0) { $0 + (isChoice($1) ? 0 : $1.solid) } > LinkURL.longestText
        if words.contains(where: isChoice) {
            if isTooLong { return (addNothing(), nil) }
            return addRow(words, isFolded: isFolded, isPath: isPath)
        }
        let hasParent = isPath && Self.endsWithFolder(words)
        if let simple = addSimple(words, hasParent: hasParent) { return (simple, nil) }
        if isTooLong { return (addNothing(), nil) }
        let segments = addSegments(words, isFolded: isFolded)
        var kind = PatternTable.Pattern.Kind.segments(segments)
        var shortest = shortest(of: segments)
        if hasParent {
            Self.removeFolder(from: &words)
            let parent = addSegments(words, isFolded: isFolded)
            kind = .segmentsOrParent(segments, parent: parent)
            shortest = self.shortest(of: parent)
        }
        return (add(PatternTable.Pattern(kind: kind, shortest: shortest)), nil)
    }

    private func shortest(of segments: Range<Int>) -> Int {
        table.segments[segments].reduce(0) { $0 + $1.shortest }
    }

    /// Whether a slash is put before a pattern of a path that begins with a word.
    ///
    /// A `*` takes the path's first slash in. A choice can begin with a slash or not.
    private func needsSlash(_ word: PatternText.Word?) -> Bool {
        switch word {
        case nil, .anyRun: false
        case .literal(let bytes): bytes.first != 0x2F
        case .anyCharacter: true
        case .variable(let name): characters(of: name) != nil
        }
    }

    /// The characters of a predefined variable that no variable of the file hides.
    private func characters(of name: String) -> ASCIISet? {
        variables[ExactName(name)] == nil ? PredefinedVariable(rawValue: name)?.characters : nil
    }

    private func isChoice(_ word: PatternText.Word) -> Bool {
        guard case .variable(let name) = word else { return false }
        return characters(of: name) == nil
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
            guard case .literal(let bytes) = words[0], words[1] == .anyRun,
                !hasParent || bytes.count == 1 || bytes[bytes.count - 2] != 0x2F
            else { return nil }
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
        guard case .literal(var bytes) = words.removeLast() else { return }
        while bytes.last == 0x2F { bytes.removeLast() }
        if !bytes.isEmpty { words.append(.literal(bytes)) }
    }

    // MARK: Rows

    private mutating func addRow(
        _ words: [PatternText.Word],
        isFolded: Bool,
        isPath: Bool
    ) -> (Int, Fault?) {
        var cost = 0
        var rows = 0
        var shortest = 0
        var row: [PatternTable.Element] = []
        for word in words {
            let element = element(word, isFolded: isFolded)
            row.append(element)
            if case .choice(let index) = element {
                let choice = table.choices[index]
                cost = cost.addingWithLimit(choice.cost)
                rows = rows.addingWithLimit(choice.rows)
                shortest = shortest.addingWithLimit(choice.shortest ?? Int.max)
            } else {
                cost = cost.addingWithLimit(max(word.shortest, 1))
                shortest = shortest.addingWithLimit(word.solid)
            }
        }
        guard rows <= Self.choiceLimit - choiceRows else { return (addNothing(), .tooComplex) }
        choiceRows += rows
        table.choiceCost = min(table.choiceCost.addingWithLimit(cost), 1 << 40)
        let kind = PatternTable.Pattern.Kind.row(add(row), isPath: isPath)
        return (add(PatternTable.Pattern(kind: kind, shortest: shortest)), nil)
    }

    private mutating func element(
        _ word: PatternText.Word,
        isFolded: Bool
    ) -> PatternTable.Element {
        switch word {
        case .literal(let bytes): return .literal(addBytes(bytes))
        case .anyCharacter: return .anyCharacter
        case .anyRun: return .anyRun
        case .variable(let name):
            if let set = characters(of: name) {
                return .character(isFolded ? set.caseFolded : set)
            }
            return .choice(choice(name, isFolded: isFolded))
        }
    }

    // MARK: Segments

    private mutating func addSegments(
        _ words: [PatternText.Word],
        isFolded: Bool
    ) -> Range<Int> {
        let start = table.segments.count
        for part in words.split(separator: .anyRun, omittingEmptySubsequences: false) {
            table.segments.append(addSegment(part, isFolded: isFolded))
        }
        return start..<table.segments.count
    }

    private mutating func addSegment(
        _ words: ArraySlice<PatternText.Word>,
        isFolded: Bool
    ) -> PatternTable.Segment {
        PatternTable.Segment(
            elements: add(words.map { element($0, isFolded: isFolded) }),
            characters: words.reduce(0) { $0 + $1.characters },
            shortest: words.reduce(0) { $0 + $1.shortest },
            fallbacks: addFallbacks(words),
            long: addLong(words, isFolded: isFolded)
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
                guard let set = characters(of: name) else { return nil }
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
        table.heads += elements.map { element in
            guard case .literal(let literal) = element else { return 0..<0 }
            // Slashes at the end of a path's pattern need not stand in the path.
            return literal.lowerBound..<(literal.lowerBound + table.solidCount(of: literal))
        }
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
        var beginnings: Set<[UInt8]> = []
        var others: Set<[UInt8]> = []
        for value in values {
            let bytes = isFolded ? CaseFolding.folded(value.utf8) : Array(value.utf8)
            let wildcard = bytes.firstIndex { $0 == 0x2A || $0 == 0x3F }
            if let wildcard, wildcard > 0, bytes[wildcard - 1] != 0x2F,
                bytes[wildcard...].allSatisfy({ $0 == 0x2A })
            {
                beginnings.insert(Array(bytes[..<wildcard]))
            } else if wildcard != nil || bytes.last == 0x2F {
                others.insert(bytes)
            } else {
                words.insert(bytes)
            }
        }
        let isOptional = words.remove([]) != nil
        var shortest: Int? = isOptional ? 0 : nil
        for word in words.union(beginnings) {
            let length = word.count { $0 != 0x2F }
            shortest = min(shortest ?? length, length)
        }
        var cost = 0
        let groups = addGroups(words, cost: &cost)
        let beginningGroups = addGroups(beginnings, cost: &cost)
        var rows = groups.count + 2 * beginningGroups.count + 1
        let start = table.alternatives.count
        for other in others.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let text = PatternText(other, hasVariables: false)
            let length = text.words.reduce(0) { $0 + $1.solid }
            shortest = min(shortest ?? length, length)
            cost = cost.addingWithLimit(other.count + text.words.count)
            // Beside the rows of its bytes, a union and the beginning.
            rows += other.count + 4
            table.alternatives.append(add(text.words.map { element($0, isFolded: isFolded) }))
        }
        table.choices.append(
            PatternTable.Choice(
                groups: groups,
                beginnings: beginningGroups,
                alternatives: start..<table.alternatives.count,
                isOptional: isOptional,
                shortest: shortest,
                cost: cost,
                rows: rows
            )
        )
        choices[key] = table.choices.count - 1
        return table.choices.count - 1
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

extension PatternText.Word {
    /// How many characters fit at least; variables count as one.
    fileprivate var characters: Int {
        switch self {
        case .literal(let bytes): bytes.count { $0 & 0xC0 != 0x80 }
        case .anyCharacter, .variable: 1
        case .anyRun: 0
        }
    }

    /// How many bytes fit at least; for variables, only those of single characters.
    fileprivate var shortest: Int {
        switch self {
        case .literal(let bytes): bytes.count
        case .anyCharacter, .variable: 1
        case .anyRun: 0
        }
    }

    /// The same without slashes, which at the ends of a path do not count.
    fileprivate var solid: Int {
        if case .literal(let bytes) = self { return bytes.count { $0 != 0x2F } }
        return shortest
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
