// SPDX-License-Identifier: Apache-2.0

/// A rule with all inherited values (rule 5 of matching).
///
/// Values come from four levels, of which the nearest one that has a value is used: the rule, the
/// entry's `defaults`, the section's `defaults`, and the built-in values. Patterns and `exclude`
/// are inherited like `caseSensitive` and `percentEncoded`; only a comment is not.
public struct EffectiveRule: Sendable, Hashable {
    /// The rule as written in the file.
    public let rule: LinkRule

    /// The pattern of the path; `nil` if any path matches.
    public let path: Inherited<String>?

    /// The condition on the query; `nil` if any query matches.
    public let query: Inherited<LinkRule.Query>?

    /// The pattern of the fragment; `nil` if any fragment matches.
    public let fragment: Inherited<String>?

    /// The value that indicates whether a URL that matches is excluded from the app.
    public let excludes: Inherited<Bool>

    /// The value that indicates whether matching is case-sensitive.
    public let isCaseSensitive: Inherited<Bool>

    /// The value that indicates whether the URL is compared as written, without decoding.
    public let isPercentEncoded: Inherited<Bool>

    /// A value, with the level from which it comes.
    public struct Inherited<Value: Sendable & Hashable>: Sendable, Hashable {
        /// The value itself.
        public let value: Value

        /// The level from which the value comes.
        public let level: Level
    }

    /// The level from which a value comes, from the farthest to the nearest.
    public enum Level: String, Sendable, Hashable, CaseIterable {
        /// The value is not in the file.
        case builtIn = "built-in"
        /// The value is in `applinks.defaults`.
        case section
        /// The value is in the `defaults` of the entry.
        case entry
        /// The value is in the rule.
        case rule
    }

    /// Creates a rule with its inherited values.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - entry: The entry that contains the rule.
    ///   - links: The section that contains the entry.
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
