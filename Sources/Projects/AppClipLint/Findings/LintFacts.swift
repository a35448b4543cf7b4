// SPDX-License-Identifier: Apache-2.0

/// The facts of a finding, by the names that the messages of its rule have for them.
///
///     let facts: LintFacts = [.app: "Fruta", .count: 2]
public struct LintFacts: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// The name of a fact.
    public enum Name: String, Sendable, Hashable {
        case app, are
        case belong, belongs, binary, but
        case clip, command, configuration, consequence, count
        case domains
        case examples, expires, `extension`
        case files, found, framework
        case group
        case host, how
        case key, keys, kind
        case limit
        case module
        case name, names
        case origin, other
        case parent, path, paths, point, product
        case reason, rule
        case scheme, setting, signed, size, so, system
        case tag, tool
        /// The name of the finding's target, which is not among its facts.
        case target
        case url
        case variant
        case wanted, what, when, which, why, widget
    }

    private var facts: [Name: LintFact]

    /// Creates facts; each name occurs once.
    public init(dictionaryLiteral facts: (Name, any LintFactConvertible)...) {
        self.facts = Dictionary(uniqueKeysWithValues: facts.map { ($0, $1.lintFact) })
    }

    /// The fact with a name; `nil` if there is none.
    public subscript(name: Name) -> LintFact? {
        get { facts[name] }
        set { facts[name] = newValue }
    }

    /// The facts as they are shown, by the texts of their names.
    var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: facts.map { ($0.rawValue, $1.text) })
    }
}
