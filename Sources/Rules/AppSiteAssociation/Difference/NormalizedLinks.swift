// SPDX-License-Identifier: Apache-2.0

/// The rules of each app of a section, without parts that have no meaning.
struct NormalizedLinks {
    /// The index in ``rules`` of each app's rules.
    private(set) var apps: [ExactName: Int] = [:]

    /// The rules in runs with the same decision, within which order has no meaning.
    private(set) var rules: [[Run]] = []

    /// Adjacent rules with the same decision.
    struct Run {
        let excludes: Bool
        fileprivate(set) var rules: [(meaning: NormalizedRule, rule: EffectiveRule)] = []
        fileprivate(set) var meanings: Set<NormalizedRule> = []
    }

    init(_ links: AppLinks?) {
        guard let links else { return }
        let variables = Dictionary(
            links.variables.map { variable in
                (ExactName(variable.name), variable.values.map { Array($0.utf8) })
            },
            uniquingKeysWith: { _, last in last }
        )
        let entries = links.entries.map { entry in
            entry.rules.map { rule in
                let effective = EffectiveRule(rule, in: entry, of: links)
                return (NormalizedRule(effective, variables: variables), effective)
            }
        }
        var entriesOfApp: [ExactName: [Int]] = [:]
        for (number, entry) in links.entries.enumerated() {
            for app in Set(entry.apps.map(ExactName.init)) {
                entriesOfApp[app, default: []].append(number)
            }
        }
        var known: [[Int]: Int] = [:]
        for (app, numbers) in entriesOfApp {
            if let index = known[numbers] {
                apps[app] = index
                continue
            }
            var runs: [Run] = []
            for number in numbers {
                for (meaning, rule) in entries[number] { Self.append(meaning, rule, to: &runs) }
            }
            known[numbers] = rules.count
            apps[app] = rules.count
            rules.append(runs)
        }
    }

    private static func append(
        _ meaning: NormalizedRule,
        _ rule: EffectiveRule,
        to runs: inout [Run]
    ) {
        if runs.last?.excludes != meaning.excludes { runs.append(Run(excludes: meaning.excludes)) }
        let last = runs.count - 1
        // A repetition of the same rule is never reached.
        guard runs[last].meanings.insert(meaning).inserted else { return }
        runs[last].rules.append((meaning, rule))
    }
}

/// The meaning of a rule, without its spelling.
struct NormalizedRule: Hashable {
    let excludes: Bool
    private let path: [Word]
    private let query: Query
    private let fragment: [Word]
    private let form: Int

    private enum Query: Hashable {
        case whole([Word])
        case items([[UInt8]: [Word]])
    }

    /// A word of a pattern; a variable is represented by its values.
    private enum Word: Hashable {
        case literal([UInt8])
        case anyCharacter
        case anyRun
        case predefined(PredefinedVariable)
        case values(Set<[UInt8]>)
        case never
    }

    init(_ rule: EffectiveRule, variables: [ExactName: [[UInt8]]]) {
        let isFolded = rule.form.isFolded
        func words(_ pattern: some Collection<UInt8>) -> [Word] {
            let text = PatternText(isFolded ? PatternText.folded(pattern) : Array(pattern))
            if text.isUnterminated { return [.never] }
            return text.tokens.map { token in
                switch token {
                case .literal(let bytes): .literal(bytes)
                case .anyCharacter: .anyCharacter
                case .anyRun: .anyRun
                case .variable(let name):
                    if let values = variables[ExactName(name)] {
                        .values(Set(isFolded ? values.map(CaseFolding.folded) : values))
                    } else {
                        PredefinedVariable(rawValue: name).map { .predefined($0) } ?? .never
                    }
                }
            }
        }
        let anything: [Word] = [.anyRun]
        excludes = rule.excludes.value
        var path = rule.path.map { words(PatternText.normalizedPath($0.value)) } ?? anything
        if path == [.literal([0x2F]), .anyRun] { path = anything }
        self.path = path
        fragment = rule.fragment.map { words($0.value.utf8) } ?? anything
        switch rule.query?.value {
        case nil: query = .whole(anything)
        case .whole(let pattern): query = .whole(words(pattern.utf8))
        case .items(let items):
            var predicates: [[UInt8]: [Word]] = [:]
            for item in items {
                let pattern = words(item.pattern.utf8)
                let name = isFolded ? CaseFolding.folded(item.name.utf8) : Array(item.name.utf8)
                if pattern != anything { predicates[name] = pattern }
            }
            query = predicates.isEmpty ? .whole(anything) : .items(predicates)
        }
        // A rule that matches everything does so in every form.
        let isEverything =
            path == anything && query == .whole(anything) && fragment == anything
        form = isEverything ? 0 : rule.form.index
    }
}
