// SPDX-License-Identifier: Apache-2.0

extension LintRule {
    /// All rules, by their ids.
    public static let all: [LintRule] = RuleFamily.all.flatMap(\.rules)
        .sorted { $0.id.rawValue < $1.id.rawValue }

    private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

    private static let bySlug = Dictionary(all.map { ($0.slug, $0) }) { first, _ in first }

    /// Returns the rule with an id.
    public static func rule(_ id: ID) -> LintRule {
        guard let rule = byID[id] else {
            preconditionFailure("The catalogue has no rule \(id.rawValue).")
        }
        return rule
    }

    /// Returns the rule with an id or a slug, regardless of case; `nil` if there is none.
    public static func named(_ name: String) -> LintRule? {
        ID(rawValue: name.uppercased()).flatMap { byID[$0] } ?? bySlug[name.lowercased()]
    }
}
