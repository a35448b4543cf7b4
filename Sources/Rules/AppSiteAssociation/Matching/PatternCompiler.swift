// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Compiles the patterns of a file into a ``PatternTable``.
struct PatternCompiler {
    /// The maximum number of rows of bits that the choices of all patterns of a file may process.
    ///
    /// Beyond it, further patterns with choices never match, and are reported. The cost of patterns
    /// apart from their choices is limited by the length of the file.
    static let choiceLimit = 1 << 16

    private(set) var table = PatternTable()

    private var choiceRows = 0
    private let variables: [ExactName: [String]]
    private var choices: [ChoiceName: Int] = [:]

    private struct ChoiceName: Hashable {
        let name: ExactName
        let isFolded: Bool
    }

    init(variables: [AppLinks.Variable]) {
        self.variables = Dictionary(
            variables.map { (ExactName($0.name), $0.values) },
            uniquingKeysWith: { _, last in last }
        )
    }

    /// Compiles the pattern of a query, of an item or of a fragment.
    mutating func compile(_ text: String, isFolded: Bool) -> (pattern: Int, finding: Finding?) {
        compile(text.utf8, isFolded: isFolded, isPath: false)
    }

    /// Compiles the pattern of a path.
    mutating func compilePath(_ text: String, isFolded: Bool) -> (pattern: Int, finding: Finding?) {
        compile(PatternText.normalizedPath(text), isFolded: isFolded, isPath: true)
    }

    /// Adds the name of an item of a query to the bytes of the patterns.
    mutating func addName(_ name: [UInt8]) -> Range<Int> { addBytes(name) }

    /// The reason a pattern never matches.
    enum Finding: Equatable {
        case unterminatedVariable
        case undefinedVariable(String)
        case tooComplex
    }

    private mutating func compile(
        _ text: some Collection<UInt8>,
        isFolded: Bool,
        isPath: Bool
    ) -> (Int, Finding?) {
        let pattern = PatternText(isFolded ? PatternText.folded(text) : Array(text))
        if pattern.isUnterminated { return (addNothing(), .unterminatedVariable) }
        var tokens = pattern.tokens
        for case .variable(let name) in tokens where !isDefined(name) {
            return (addNothing(), .undefinedVariable(name))
        }
        if isPath, needsSlash(tokens.first) { tokens.insert(.literal([.slash]), at: 0) }
        if let simple = simplePattern(tokens, isPath: isPath) { return (add(simple), nil) }
        // A pattern longer than any URL never matches, and is not compiled.
        let length = tokens.reduce(0) { $0 + (isChoice($1) ? 0 : $1.solidCount) }
        if length > LinkURL.longestText { return (addNothing(), nil) }
        return addSequence(tokens, isFolded: isFolded, isPath: isPath)
    }

    // MARK: Variables

    /// Whether a slash is inserted before a pattern of a path that starts with a token.
    ///
    /// A `*` includes the path's first slash. A choice may or may not start with a slash.
    private func needsSlash(_ token: PatternText.Token?) -> Bool {
        switch token {
        case nil, .anyRun: false
        case .literal(let bytes): bytes.first != .slash
        case .anyCharacter: true
        case .variable(let name): characters(of: name) != nil
        }
    }

    /// Returns the characters of a predefined variable that is not hidden by a variable of the
    /// file.
    private func characters(of name: String) -> ASCIISet? {
        variables[ExactName(name)] == nil ? PredefinedVariable(rawValue: name)?.characters : nil
    }

    private func isChoice(_ token: PatternText.Token) -> Bool {
        guard case .variable(let name) = token else { return false }
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

    /// Returns the form of nearly all patterns, which are compared in one step: with wildcards in
    /// one place only.
    private mutating func simplePattern(
        _ tokens: [PatternText.Token],
        isPath: Bool
    ) -> PatternTable.Pattern? {
        var (prefix, suffix): ([UInt8], [UInt8]) = ([], [])
        var wildcards = PatternTable.Wildcards()
        for (index, token) in tokens.enumerated() {
            switch token {
            case .literal(let bytes) where index == 0: prefix = bytes
            case .literal(let bytes) where index == tokens.count - 1: suffix = bytes
            case .anyCharacter: wildcards.characterCount += 1
            case .anyRun: wildcards.hasRun = true
            case .literal, .variable: return nil
            }
        }
        let shortest = prefix.count + wildcards.characterCount + suffix.count
        if shortest == prefix.count, !wildcards.hasRun {
            return PatternTable.Pattern(kind: .literal(addBytes(prefix)), shortest: shortest)
        }
        let isFolder = isPath && shortest == prefix.count && prefix.last == .slash
        if isFolder {
            // The parent of `/a//*` is `/a`.
            guard prefix.count == 1 || prefix[prefix.count - 2] != .slash else { return nil }
            return PatternTable.Pattern(kind: .folder(addBytes(prefix)), shortest: shortest - 1)
        }
        let prefixBytes = addBytes(prefix)
        return PatternTable.Pattern(
            kind: .affixes(prefixBytes, wildcards, suffix: addBytes(suffix)),
            shortest: shortest
        )
    }

    private mutating func addSequence(
        _ tokens: [PatternText.Token],
        isFolded: Bool,
        isPath: Bool
    ) -> (Int, Finding?) {
        var cost = 0
        var rows = 0
        var shortest = 0
        var elements: [PatternTable.Element] = []
        for token in tokens {
            let element = element(token, isFolded: isFolded)
            elements.append(element)
            if case .choice(let index) = element {
                let choice = table.choices[index]
                cost = cost.addingWithLimit(choice.cost)
                rows = rows.addingWithLimit(choice.rows)
                shortest = shortest.addingWithLimit(choice.shortest ?? Int.max)
            } else {
                cost = cost.addingWithLimit(token.cost)
                shortest = shortest.addingWithLimit(token.solidCount)
            }
        }
        guard rows <= Self.choiceLimit - choiceRows else { return (addNothing(), .tooComplex) }
        choiceRows += rows
        let pattern = PatternTable.Pattern(
            kind: .elements(add(elements), isPath: isPath),
            shortest: shortest,
            cost: min(cost, 1 << 32),
            suffix: suffix(of: elements)
        )
        return (add(pattern), nil)
    }

    /// Returns the bytes of a literal at the end, without the slashes before them: the path need
    /// not contain all slashes at the beginning of its pattern.
    private func suffix(of elements: [PatternTable.Element]) -> Range<Int> {
        guard case .literal(let literal, _) = elements.last else { return 0..<0 }
        return literal.dropFirst(table.bytes[literal].prefix { $0 == .slash }.count)
    }

    private mutating func add(_ elements: [PatternTable.Element]) -> Range<Int> {
        let start = table.elements.count
        table.elements += elements
        return start..<table.elements.count
    }

    private mutating func element(
        _ token: PatternText.Token,
        isFolded: Bool
    ) -> PatternTable.Element {
        switch token {
        case .literal(let bytes):
            let slashes = bytes.reversed().prefix { $0 == .slash }.count
            let range = addBytes(bytes)
            return .literal(range, solid: range.dropLast(slashes))
        case .anyCharacter: return .anyCharacter
        case .anyRun: return .anyRun
        case .variable(let name):
            if let set = characters(of: name) {
                return .character(isFolded ? set.caseFolded : set)
            }
            return .choice(choice(name, isFolded: isFolded))
        }
    }

    private mutating func addBytes(_ bytes: [UInt8]) -> Range<Int> {
        let start = table.bytes.count
        table.bytes += bytes
        return start..<table.bytes.count
    }

    // MARK: Choices

    private mutating func choice(_ name: String, isFolded: Bool) -> Int {
        let key = ChoiceName(name: ExactName(name), isFolded: isFolded)
        if let known = choices[key] { return known }
        let values = variables[ExactName(name)] ?? PredefinedVariable(rawValue: name)?.words ?? []
        var words: Set<[UInt8]> = []
        var prefixes: Set<[UInt8]> = []
        var others: Set<[UInt8]> = []
        for value in values {
            let bytes = isFolded ? CaseFolding.folded(value.utf8) : Array(value.utf8)
            let wildcard = bytes.firstIndex { $0 == .asterisk || $0 == .questionMark }
            if bytes.starts(with: [.slash, .slash]) || bytes.last == .slash {
                others.insert(bytes)
            } else if let wildcard, wildcard > 0, bytes[wildcard - 1] != .slash,
                bytes[wildcard...].allSatisfy({ $0 == .asterisk })
            {
                prefixes.insert(Array(bytes[..<wildcard]))
            } else if wildcard != nil {
                others.insert(bytes)
            } else {
                words.insert(bytes)
            }
        }
        let isOptional = words.remove([]) != nil
        var shortest: Int? = isOptional ? 0 : nil
        for word in words.union(prefixes) {
            let length = word.count { $0 != .slash }
            shortest = min(shortest ?? length, length)
        }
        var cost = 0
        let groups = addGroups(words, cost: &cost)
        let prefixGroups = addGroups(prefixes, cost: &cost)
        var rows = groups.count + 2 * prefixGroups.count + 1
        let start = table.alternatives.count
        for other in others.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let text = PatternText(other, hasVariables: false)
            let length = text.tokens.reduce(0) { $0 + $1.solidCount }
            shortest = min(shortest ?? length, length)
            cost = cost.addingWithLimit(other.count + text.tokens.count)
            // In addition to the rows of its bytes, those of a union and of the start.
            rows += other.count + 4
            table.alternatives.append(add(text.tokens.map { element($0, isFolded: isFolded) }))
        }
        table.choices.append(
            PatternTable.Choice(
                groups: groups,
                prefixes: prefixGroups,
                alternatives: start..<table.alternatives.count,
                hasWordsWithSlash: words.union(prefixes).contains { $0.first == .slash },
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
            // A binary search, in which each step compares up to the length of the words.
            let steps = Int.bitWidth - sorted.count.leadingZeroBitCount
            cost = cost.addingWithLimit(steps * max(length, 1))
        }
        return start..<table.groups.count
    }
}

extension Int {
    /// Returns the sum, or the greatest number if the sum would be greater.
    fileprivate func addingWithLimit(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? .max : sum
    }
}

extension PatternText.Token {
    /// The minimum number of bytes that match, without slashes, which are ignored at the ends of a
    /// path.
    fileprivate var solidCount: Int {
        switch self {
        case .literal(let bytes): bytes.count { $0 != .slash }
        case .anyCharacter, .variable: 1
        case .anyRun: 0
        }
    }

    /// The maximum number of steps for each position of a text, except for choices.
    fileprivate var cost: Int {
        if case .literal(let bytes) = self { bytes.count } else { 1 }
    }
}
