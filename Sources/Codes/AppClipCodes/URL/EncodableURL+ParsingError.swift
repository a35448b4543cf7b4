// SPDX-License-Identifier: Apache-2.0

extension EncodableURL {
    /// An error that prevents a text from being encoded as the URL of an App Clip Code, and its
    /// location.
    public struct ParsingError: Error, Sendable, Hashable {
        /// The kinds of error in the text of a URL.
        @nonexhaustive public enum Code: String, Sendable, Hashable {
            /// The text is longer than ``EncodableURL/longestText``.
            case textTooLong
            /// The text does not begin with `https://`.
            case schemeNotHTTPS
            /// The scheme is `https`, with uppercase letters (rule A-01).
            case schemeNotLowercase
            /// There is no host.
            case emptyHost
            /// The host is preceded by a user name or password (rule A-05).
            case userInformation
            /// A port follows the host (rule A-05).
            case port
            /// The host has an uppercase letter (rule A-02).
            case hostNotLowercase
            /// The host has only one label, or only one after `appclip.`.
            case hostWithoutDomain
            /// A label of the host begins with `xn--`.
            case internationalizedHost
            /// The host has an empty label: two dots in a row, or a dot at its start or end.
            case emptyLabel
            /// A label of the host begins or ends with a hyphen.
            case hyphenAtEdgeOfLabel
            /// A label of the host has more than ``EncodableURL/longestLabel`` characters.
            case labelTooLong
            /// A character is not allowed in this part (rules ).
            case character
            /// A percent sign is not followed by two hexadecimal digits.
            case percentEncoding
            /// There is a second `#`; a URL has at most one fragment (rule A-04).
            case secondFragment
            /// The path begins with two slashes, which a code cannot distinguish from one.
            case repeatedSlash
        }

        /// A part of a URL.
        public enum Part: String, Sendable, Hashable {
            /// The scheme and its separator, `https://`.
            case scheme
            /// User name and password.
            case user
            /// The host, without the port.
            case host
            /// The port after the host.
            case port
            /// The path, from its first slash.
            case path
            /// The query, after the question mark.
            case query
            /// The fragment, after the number sign.
            case fragment
        }

        /// The kind of error.
        public let code: Code

        /// The part that contains the error.
        public let part: Part

        /// The offset of the error from the start of the text, in bytes.
        public let offset: Int

        /// The UTF-8 bytes of the character that is not allowed.
        ///
        /// Empty if the error does not concern a single character.
        public let bytes: [UInt8]
    }
}
