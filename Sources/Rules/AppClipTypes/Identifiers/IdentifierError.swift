// SPDX-License-Identifier: Apache-2.0

/// The reason a text is not an identifier of an app or App Clip, and its location.
public struct IdentifierError: Error, Sendable, Hashable {
    /// The kinds of error in an identifier.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The prefix does not have ten characters; `found` is the number of characters before the
        /// first dot.
        case prefixLength(found: Int)
        /// A character of the prefix is not an uppercase letter or a digit.
        case prefixCharacter
        /// There is no bundle identifier.
        case emptyBundle
        /// The bundle identifier is longer than ``BundleIdentifier/longestText``.
        case bundleTooLong
        /// A character of the bundle identifier is not a letter, digit, hyphen or dot.
        case bundleCharacter
        /// Two dots follow each other, or there is a dot at either end.
        case emptyLabel
    }

    /// The kind of error.
    public let code: Code

    /// The offset of the first byte at fault from the start of the text.
    public let offset: Int

    /// Creates an error at an offset.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}
