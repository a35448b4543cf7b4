// SPDX-License-Identifier: Apache-2.0

/// A rule of the section `applinks`, or values that rules inherit: what the file says, and nothing
/// that it leaves to be inherited.
public struct LinkRule: Sendable, Hashable {
    /// The form in which the rule is written.
    public let form: Form

    /// The pattern of the path; `nil` where the rule has none.
    public let path: String?

    /// What the query has to be; `nil` where the rule says nothing about it.
    public let query: Query?

    /// The pattern of the fragment; `nil` where the rule has none.
    public let fragment: String?

    /// Whether a URL that matches is excluded from the app.
    public let excludes: Bool?

    /// Whether case matters.
    public let isCaseSensitive: Bool?

    /// Whether the URL is compared as it is written, and not decoded.
    public let isPercentEncoded: Bool?

    /// What the author wrote about the rule; the system ignores it.
    public let comment: String?

    /// Where the rule stands.
    public let place: FilePlace

    /// A form of rules.
    public enum Form: Sendable, Hashable {
        /// An object in `components`.
        case component
        /// A string in `paths`; the prefix `NOT ` excludes.
        case path
        /// An object `defaults`.
        case defaults
    }

    /// What a query has to be.
    public enum Query: Sendable, Hashable {
        /// A pattern of the whole query.
        case whole(String)
        /// Patterns of single items. Items that are not named do not matter.
        case items([Item])
    }

    /// The pattern of an item of a query.
    public struct Item: Sendable, Hashable {
        /// The name of the item, which is no pattern.
        public let name: String

        /// The pattern of each value that the item has in the URL.
        public let pattern: String
    }
}
