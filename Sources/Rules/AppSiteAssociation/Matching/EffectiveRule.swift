// SPDX-License-Identifier: Apache-2.0

/// A rule with all that it inherits (rule 5 of matching).
///
/// Values come from four levels, of which the nearest that says something counts: the rule, the
/// entry's `defaults`, the section's `defaults`, and what is built in. Patterns and `exclude` are
/// inherited like `caseSensitive` and `percentEncoded`; only a comment is not.
public struct EffectiveRule: Sendable, Hashable {
    /// The rule as it stands in the file.
    public let rule: LinkRule

    /// The pattern of the path; `nil` where any path matches.
    public let path: Inherited<String>?

    /// What the query has to be; `nil` where any query matches.
    public let query: Inherited<LinkRule.Query>?

    /// The pattern of the fragment; `nil` where any fragment matches.
    public let fragment: Inherited<String>?

    /// Whether a URL that matches is excluded from the app.
    public let excludes: Inherited<Bool>

    /// Whether case matters.
    public let isCaseSensitive: Inherited<Bool>

    /// Whether the URL is compared as it is written, and not decoded.
    public let isPercentEncoded: Inherited<Bool>

    /// A value, and where it is said.
    public struct Inherited<Value: Sendable & Hashable>: Sendable, Hashable {
        /// The value.
        public let value: Value

        /// Who says it.
        public let level: Level
    }

    /// Where a value is said, from the farthest level to the nearest.
    public enum Level: String, Sendable, Hashable, CaseIterable {
        /// Nowhere in the file.
        case builtIn = "built-in"
        /// In `applinks.defaults`.
        case section
        /// In the `defaults` of the entry.
        case entry
        /// In the rule.
        case rule
    }

    /// Finds what holds for a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - entry: The entry in which it stands.
    ///   - links: The section in which the entry stands.
    public init(_ rule: LinkRule, in entry: AppLinks.Entry, of links: AppLinks) {
        func inherited<Value>(_ value: (LinkRule) -> Value?) -> Inherited<Value>? {
            if let own = value(rule) { return Inherited(value: own, level: .rule) }
            if let value = entry.defaults.flatMap(value) {
                return Inherited(value: value, level: .entry)
            }
            if let value = links.defaults.flatMap(value) {
                return Inherited(value: value, level: .section)
            }
            return nil
        }
        self.rule = rule
        path = inherited { $0.path }
        query = inherited { $0.query }
        fragment = inherited { $0.fragment }
        excludes = inherited { $0.excludes } ?? Inherited(value: false, level: .builtIn)
        isCaseSensitive =
            inherited { $0.isCaseSensitive } ?? Inherited(value: true, level: .builtIn)
        isPercentEncoded =
            inherited { $0.isPercentEncoded } ?? Inherited(value: true, level: .builtIn)
    }

    /// The form of a URL with which the patterns are compared.
    var form: LinkURL.Form {
        LinkURL.Form(
            isCaseSensitive: isCaseSensitive.value,
            isPercentEncoded: isPercentEncoded.value
        )
    }
}
