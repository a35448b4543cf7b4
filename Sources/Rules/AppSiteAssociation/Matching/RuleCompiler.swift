// SPDX-License-Identifier: Apache-2.0

/// Compiles the rules of a section into ``CompiledRules``.
struct RuleCompiler {
    private(set) var rules: [CompiledRules.Rule] = []
    private(set) var filters: [CompiledRules.PrefixFilter] = []
    private(set) var predicates: [CompiledRules.Predicate] = []
    private(set) var entries: [Range<Int>] = []
    private(set) var apps: [ExactName: [Int]] = [:]
    private(set) var findings: [CompiledRules.Finding] = []
    private var patterns: PatternCompiler
    private let links: AppLinks?

    init(_ links: AppLinks?) {
        self.links = links
        patterns = PatternCompiler(variables: links?.variables ?? [])
    }

    var table: PatternTable { patterns.table }

    mutating func compile() {
        guard let links else { return }
        for (number, entry) in links.entries.enumerated() {
            for app in entry.apps.map(ExactName.init) where apps[app]?.last != number {
                apps[app, default: []].append(number)
            }
            let start = rules.count
            for (index, rule) in entry.rules.enumerated() {
                compile(EffectiveRule(rule, in: entry, of: links), number, index)
            }
            entries.append(start..<rules.count)
        }
    }

    private mutating func compile(_ rule: EffectiveRule, _ entry: Int, _ index: Int) {
        let isFolded = rule.form.isFolded
        func note(
            _ finding: PatternCompiler.Finding?,
            _ level: EffectiveRule.Level?,
            _ part: String,
            _ pattern: String
        ) {
            guard let finding, let level else { return }
            findings.append(
                CompiledRules.Finding(
                    entry: entry,
                    rule: index,
                    level: level,
                    part: part,
                    pattern: pattern,
                    reason: finding
                )
            )
        }
        var path: Int?
        if let pattern = rule.path?.value {
            let (compiled, finding) = patterns.compilePath(pattern, isFolded: isFolded)
            path = compiled
            note(finding, rule.path?.level, "/", pattern)
        }
        var query = CompiledRules.Rule.Query.any
        switch rule.query?.value {
        case nil: break
        case .whole(let pattern):
            let (compiled, finding) = patterns.compile(pattern, isFolded: isFolded)
            query = .whole(compiled)
            note(finding, rule.query?.level, "?", pattern)
        case .items(let items):
            let start = predicates.count
            for item in items {
                let (compiled, finding) = patterns.compile(item.pattern, isFolded: isFolded)
                let name = isFolded ? CaseFolding.folded(item.name.utf8) : Array(item.name.utf8)
                predicates.append(
                    CompiledRules.Predicate(name: patterns.addName(name), pattern: compiled)
                )
                note(finding, rule.query?.level, "?.\(item.name)", item.pattern)
            }
            query = .items(start..<predicates.count)
        }
        var fragment: Int?
        if let pattern = rule.fragment?.value {
            let (compiled, finding) = patterns.compile(pattern, isFolded: isFolded)
            fragment = compiled
            note(finding, rule.fragment?.level, "#", pattern)
        }
        filters.append(
            CompiledRules.PrefixFilter(
                form: rule.form.index,
                prefix: path.map { table.prefix(of: $0) } ?? []
            )
        )
        rules.append(
            CompiledRules.Rule(
                form: rule.form.index,
                path: path,
                query: query,
                fragment: fragment,
                excludes: rule.excludes.value
            )
        )
    }
}
