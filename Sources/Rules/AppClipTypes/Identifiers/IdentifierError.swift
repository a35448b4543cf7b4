// SPDX-License-Identifier: Apache-2.0

/// Why a text is no identifier of an app or App Clip, and where.
public struct IdentifierError: Error, Sendable, Hashable {
    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The prefix has not ten characters; `found` tells how many stand before the first dot.
        case prefixLength(found: Int)
        /// A character of the prefix is no capital letter and no digit.
        case prefixCharacter
        /// There is no bundle identifier.
        case emptyBundle
        /// The bundle identifier is longer than ``BundleIdentifier/longestText``.
        case bundleTooLong
        /// A character of the bundle identifier is no letter, digit, hyphen or dot.
        case bundleCharacter
        /// Two dots follow each other, or a dot stands at an end.
        case emptyLabel
    }

    /// What is wrong.
    public let code: Code

    /// The place of the first byte at fault, counted from the first byte of the text.
    public let offset: Int

    /// A fault at a place.
    public init(code: Code, offset: Int) {
        self.code = code
        self.offset = offset
    }
}
