// SPDX-License-Identifier: Apache-2.0

/// A rule of the section `applinks`, or values that rules inherit: as written in the file, without
/// inherited values.
public struct LinkRule: Sendable, Hashable {
    /// The form in which the rule is written.
    public let form: Form

    /// The pattern of the path; `nil` if the rule has none.
    public let path: String?

    /// The condition on the query; `nil` if the rule has none.
    public let query: Query?

    /// The pattern of the fragment; `nil` if the rule has none.
    public let fragment: String?

    /// Whether a URL that matches is excluded from the app.
    public let excludes: Bool?

    /// Whether matching is case-sensitive.
    public let isCaseSensitive: Bool?

    /// Whether the URL is compared as written, without decoding.
    public let isPercentEncoded: Bool?

    /// The author's comment on the rule; the system ignores it.
    public let comment: String?

    /// The location of the rule in the file.
    public let place: FilePlace

    /// The form in which a rule is written.
    public enum Form: Sendable, Hashable {
        /// An object in `components`.
        case component
        /// A string in `paths`; the prefix `NOT ` excludes.
        case path
        /// An object named `defaults`.
        case defaults
    }

    /// The condition on a query.
    public enum Query: Sendable, Hashable {
        /// A pattern of the whole query.
        case whole(String)
        /// Patterns of single items. Items that are not named are ignored.
        case items([Item])
    }

    /// The pattern of an item of a query.
    public struct Item: Sendable, Hashable {
        /// The name of the item, which is not a pattern.
        public let name: String

        /// The pattern of each value that the item has in the URL.
        public let pattern: String
    }
}
