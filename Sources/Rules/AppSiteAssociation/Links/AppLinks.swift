// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The section `applinks` of a site association file: the URLs of the site that each app opens.
///
/// The section decides about universal links. It has no effect on App Clips: the URLs that invoke a
/// clip are registered with the store (rule B-25).
public struct AppLinks: Sendable, Hashable {
    /// The elements of `details`, in the order in which they are evaluated.
    ///
    /// In the oldest form, a dictionary, they are sorted by their keys, since a dictionary has no
    /// order.
    public let entries: [Entry]

    /// The values that rules without values of their own inherit; `nil` if the section has no
    /// `defaults`.
    public let defaults: LinkRule?

    /// The lists of alternatives that patterns can use, in the order of the file.
    public let variables: [Variable]

    /// An element of `details`: apps, and the rules for them.
    public struct Entry: Sendable, Hashable {
        /// The identifiers of the apps, as written in the file.
        ///
        /// They are compared unchanged, even if one is not a valid identifier.
        public let apps: [String]

        /// The values that rules of the entry without values of their own inherit.
        public let defaults: LinkRule?

        /// The rules: first those of `components`, then those of `paths`.
        public let rules: [LinkRule]

        /// The location of the entry in the file.
        public let place: FilePlace
    }

    /// A name for a list of alternatives, such as `food` in `$(food)`.
    public struct Variable: Sendable, Hashable {
        /// The name, which is case-sensitive.
        public let name: String

        /// The alternatives, which can contain `*` and `?`, but no variables.
        public let values: [String]

        /// The location of the definition in the file.
        public let place: FilePlace
    }
}

/// A location in a site association file.
public struct FilePlace: Sendable, Hashable {
    /// The path from the root, such as `applinks.details[0].components[2]`.
    public let path: String

    /// The position of the start of the value.
    public let position: TextPosition
}
