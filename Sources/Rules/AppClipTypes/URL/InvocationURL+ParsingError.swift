// SPDX-License-Identifier: Apache-2.0

extension InvocationURL {
    /// The reason a text is not an invocation URL, and its location.
    public struct ParsingError: Error, Sendable, Hashable {
        /// The kinds of error in an invocation URL.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The text is longer than ``Limits/longestInvocationURL``.
            case textTooLong
            /// The text does not begin with `https://`.
            case schemeNotHTTPS
            /// The host is preceded by a user name or password.
            case userInformation
            /// The host is followed by a port, even 443: an association is made with a host, and a
            /// registered URL has no port.
            case port
            /// The host is not a host name.
            case host(HostName.ParsingError.Code)
            /// A character has to be percent-encoded.
            case character
            /// A percent sign is not followed by two hexadecimal digits.
            case percentEncoding
            /// There is a second number sign; a URL has at most one fragment.
            case secondFragment
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

        /// The offset of the first byte at fault from the start of the text.
        public let offset: Int
    }
}
