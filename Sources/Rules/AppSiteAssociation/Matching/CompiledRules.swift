// SPDX-License-Identifier: Apache-2.0

/// The compiled rules of a section: immutable flat tables.
struct CompiledRules: Sendable {
    /// The patterns of all rules.
    let table: PatternTable

    /// The rules of all entries, in the order of the file.
    let rules: [Rule]

    /// The beginnings of the paths that each rule can match.
    let filters: [PrefixFilter]

    /// The predicates about query items of all rules.
    let predicates: [Predicate]

    /// The rules of each entry.
    let entries: [Range<Int>]

    /// The entries that name an app.
    let apps: [ExactName: [Int]]

    /// The problems with patterns.
    let findings: [Finding]

    init(_ links: AppLinks?) {
        var compiler = RuleCompiler(links)
        compiler.compile()
        table = compiler.table
        rules = compiler.rules
        filters = compiler.filters
        predicates = compiler.predicates
        entries = compiler.entries
        apps = compiler.apps
        findings = compiler.findings
    }

    /// A compiled rule.
    struct Rule: Sendable {
        var form: Int
        var path: Int?
        var query: Query
        var fragment: Int?
        var excludes: Bool

        enum Query: Sendable {
            case any
            case whole(Int)
            case items(Range<Int>)
        }
    }

    /// Up to eight bytes with which the path of a URL must start for a rule to match.
    struct PrefixFilter: Sendable {
        var form: Int
        var prefix: UInt64
        var mask: UInt64

        init(form: Int, prefix bytes: some Collection<UInt8>) {
            self.form = form
            prefix = UInt64(beginningOf: bytes)
            mask = UInt64(beginningOf: bytes.map { _ in 0xFF })
        }
    }

    /// A predicate about the items of one name.
    struct Predicate: Sendable {
        var name: Range<Int>
        var pattern: Int
    }

    /// A pattern that never matches, with the reason.
    struct Finding: Sendable {
        var entry: Int
        var rule: Int
        /// The location of the pattern: in the rule, or in defaults that it inherits.
        var level: EffectiveRule.Level
        var part: String
        var pattern: String
        var reason: PatternCompiler.Finding
    }
}
