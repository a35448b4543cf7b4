// SPDX-License-Identifier: Apache-2.0

/// The URLs that a rule certainly covers, for finding rules that are never reached.
///
/// `covers` returns `true` only if it is certain; rules that hide each other in more subtle ways
/// are not found.
struct RuleCoverage {
    private let path: PatternCoverage
    private let query: Query
    private let fragment: PatternCoverage
    private let form: LinkURL.Form

    private enum Query {
        case whole(PatternCoverage)
        case items([[UInt8]: PatternCoverage])
    }

    init(_ rule: EffectiveRule) {
        form = rule.form
        let isFolded = form.isFolded
        path = rule.path.map { PatternCoverage(path: $0.value, isFolded: isFolded) } ?? .everything
        fragment =
            rule.fragment.map { PatternCoverage($0.value, isFolded: isFolded) } ?? .everything
        switch rule.query?.value {
        case nil: query = .whole(.everything)
        case .whole(let pattern): query = .whole(PatternCoverage(pattern, isFolded: isFolded))
        case .items(let items):
            var predicates: [[UInt8]: PatternCoverage] = [:]
            for item in items {
                let name = isFolded ? CaseFolding.folded(item.name.utf8) : Array(item.name.utf8)
                let pattern = PatternCoverage(item.pattern, isFolded: isFolded)
                // A pattern that matches everything has no effect.
                if !pattern.isEverything { predicates[name] = pattern }
            }
            query = predicates.isEmpty ? .whole(.everything) : .items(predicates)
        }
    }

    /// Whether the rule matches every URL.
    var isEverything: Bool {
        guard case .whole(let query) = query else { return false }
        return path.isEverything && query.isEverything && fragment.isEverything
    }

    /// Whether this rule certainly matches everything that another one matches.
    func covers(_ other: RuleCoverage) -> Bool {
        if isEverything { return true }
        // Patterns for decoded and for encoded URLs are compared with different texts, and a
        // case-sensitive rule does not cover a case-insensitive one.
        guard form.isDecoded == other.form.isDecoded, form.isFolded || !other.form.isFolded else {
            return false
        }
        let folds = form.isFolded && !other.form.isFolded
        return path.covers(other.path, folding: folds)
            && fragment.covers(other.fragment, folding: folds) && coversQuery(other, folds)
    }

    private func coversQuery(_ other: RuleCoverage, _ folds: Bool) -> Bool {
        switch (query, other.query) {
        case (.whole(let query), .whole(let otherQuery)):
            return query.covers(otherQuery, folding: folds)
        case (.whole(let query), .items):
            return query.isEverything
        case (.items(let items), .items(let others)):
            // The names of the other rule would have to be folded first.
            return !folds
                && items.allSatisfy { name, pattern in
                    others[name].map { pattern.covers($0, folding: false) } ?? false
                }
        case (.items, .whole):
            return false
        }
    }
}

/// The texts that a pattern certainly covers.
struct PatternCoverage {
    private let tokens: [PatternText.Token]
    private let isPath: Bool

    static let everything = PatternCoverage("*", isFolded: false)

    init(_ pattern: String, isFolded: Bool) {
        tokens =
            PatternText(isFolded ? PatternText.folded(pattern.utf8) : Array(pattern.utf8))
            .tokens
        isPath = false
    }

    init(path: String, isFolded: Bool) {
        let bytes = PatternText.normalizedPath(path)
        tokens = PatternText(isFolded ? PatternText.folded(bytes) : Array(bytes)).tokens
        isPath = true
    }

    /// Whether the pattern matches every text.
    ///
    /// For a path, `/*` also matches every text.
    var isEverything: Bool {
        tokens == [.anyRun] || isPath && tokens == [.literal([0x2F]), .anyRun]
    }

    /// Whether the pattern certainly matches everything that another one matches.
    ///
    /// - Parameters:
    ///   - other: The other pattern.
    ///   - folding: Whether the characters of the other pattern are folded first.
    /// - Returns: Whether it is certain.
    func covers(_ other: PatternCoverage, folding: Bool) -> Bool {
        if isEverything { return true }
        let others = folding ? other.tokens.map(Self.folded) : other.tokens
        if tokens == others { return true }
        // `literal*` covers everything that starts with the literal.
        guard tokens.count == 2, case .literal(let literal) = tokens[0], tokens[1] == .anyRun,
            case .literal(let beginning) = others.first
        else { return false }
        if beginning.starts(with: literal) { return true }
        // `/buy/*` also covers `/buy`, but not `/buy*`.
        return isPath && literal.last == 0x2F && others.count == 1
            && beginning.elementsEqual(literal.dropLast())
    }

    private static func folded(_ token: PatternText.Token) -> PatternText.Token {
        guard case .literal(let bytes) = token else { return token }
        return .literal(CaseFolding.folded(bytes))
    }
}
