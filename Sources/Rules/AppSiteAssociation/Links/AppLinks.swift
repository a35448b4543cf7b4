// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The section `applinks` of a site association file: which URLs of the site which app takes.
///
/// The section decides about universal links. For App Clips it decides nothing: which URLs invoke a
/// clip is registered with the store (rule B-25).
public struct AppLinks: Sendable, Hashable {
    /// The elements of `details`, in the order in which they are evaluated.
    ///
    /// In the oldest form, a dictionary, they are sorted by their keys: a dictionary has no order.
    public let entries: [Entry]

    /// What holds for every rule that says nothing else; `nil` where the section has no `defaults`.
    public let defaults: LinkRule?

    /// The lists of alternatives that patterns name, in the order of the file.
    public let variables: [Variable]

    /// An element of `details`: apps, and the rules for them.
    public struct Entry: Sendable, Hashable {
        /// The identifiers of the apps, as they stand in the file.
        ///
        /// They are compared as they are, also where one is no valid identifier.
        public let apps: [String]

        /// What holds for every rule of the entry that says nothing else.
        public let defaults: LinkRule?

        /// The rules: first those of `components`, then those of `paths`.
        public let rules: [LinkRule]

        /// Where the entry stands.
        public let place: FilePlace
    }

    /// A name for a list of alternatives, such as `food` in `$(food)`.
    public struct Variable: Sendable, Hashable {
        /// The name, which is case-sensitive.
        public let name: String

        /// The alternatives, which can hold `*` and `?`, but no variables.
        public let values: [String]

        /// Where the variable is defined.
        public let place: FilePlace
    }
}

/// A place in a site association file.
public struct FilePlace: Sendable, Hashable {
    /// The way from the root, such as `applinks.details[0].components[2]`.
    public let path: String

    /// Where the value starts.
    public let position: TextPosition
}
