/// The rules of a section, compiled: flat tables that never change.
struct CompiledRules: Sendable {
    /// The patterns.
    let table: PatternTable

    /// The rules of all entries, in the order of the file.
    let rules: [Rule]

    /// What can be told of each rule at one glance.
    let gates: [Gate]

    /// The predicates about items of queries of all rules.
    let predicates: [Predicate]

    /// The rules of each entry.
    let entries: [Range<Int>]

    /// The entries that name an app.
    let apps: [ExactName: [Int]]

    /// What is wrong with patterns.
    let faults: [Fault]

    init(_ links: AppLinks?) {
        var compiler = RuleCompiler(links)
        compiler.compile()
        table = compiler.table
        rules = compiler.rules
        gates = compiler.gates
        predicates = compiler.predicates
        entries = compiler.entries
        apps = compiler.apps
        faults = compiler.faults
    }

    /// A rule.
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

    /// The bytes with which the path of a URL has to begin for a rule to fit.
    struct Gate: Sendable {
        var form: Int
        var beginning: UInt64
        var mask: UInt64

        /// The gate of a pattern that begins with up to eight known bytes.
        init(form: Int, beginning bytes: some Collection<UInt8>) {
            self.form = form
            beginning = UInt64(beginningOf: bytes)
            mask = UInt64(beginningOf: bytes.map { _ in 0xFF })
        }
    }

    /// A predicate about the items of one name.
    struct Predicate: Sendable {
        var name: Range<Int>
        var pattern: Int
    }

    /// A pattern that never matches, and why.
    struct Fault: Sendable {
        var entry: Int
        var rule: Int
        var part: String
        var pattern: String
        var reason: PatternCompiler.Fault
    }
}
