// SPDX-License-Identifier: Apache-2.0

extension InvocationURL {
    /// Why a text is no invocation URL, and where.
    public struct ParsingError: Error, Sendable, Hashable {
        /// What is wrong.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The text is longer than ``Limits/longestInvocationURL``.
            case textTooLong
            /// The text does not begin with `https://`.
            case schemeNotHTTPS
            /// A user name or password stands before the host.
            case userInformation
            /// A port stands behind the host, be it 443: an association is made with a host, and a
            /// registered URL has no port.
            case port
            /// The host is no host name.
            case host(HostName.ParsingError.Code)
            /// A character stands where it has to be percent-encoded.
            case character
            /// A percent sign is not followed by two hexadecimal digits.
            case percentEncoding
            /// A second number sign: there is at most one fragment.
            case secondFragment
        }

        /// A part of a URL.
        public enum Part: String, Sendable, Hashable {
            /// `https://`
            case scheme
            /// User name and password.
            case user
            /// The host.
            case host
            /// The port.
            case port
            /// The path.
            case path
            /// The query.
            case query
            /// The fragment.
            case fragment
        }

        /// What is wrong.
        public let code: Code

        /// The part at fault.
        public let part: Part

        /// The place of the first byte at fault, counted from the first byte of the text.
        public let offset: Int
    }
}
