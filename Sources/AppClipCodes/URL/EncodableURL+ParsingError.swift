extension EncodableURL {
    /// Why a text cannot stand in a code, and where.
    public struct ParsingError: Error, Sendable, Hashable {
        /// What is wrong.
        @nonexhaustive public enum Code: Sendable, Hashable {
            /// The text is longer than ``EncodableURL/longestText``.
            case textTooLong
            /// The text does not begin with `https://`.
            case schemeNotHTTPS
            /// The scheme is `https`, in capital letters (rule A-01).
            case schemeNotLowercase
            /// There is no host.
            case emptyHost
            /// A user name or password stands before the host (rule A-05).
            case userInformation
            /// A port stands behind the host (rule A-05).
            case port
            /// A capital letter stands in the host (rule A-02).
            case hostNotLowercase
            /// The host has only one label, or nothing else behind `appclip.`.
            case hostWithoutDomain
            /// A label of the host begins with `xn--`.
            case internationalizedHost
            /// A character stands where it may not (rules ).
            case character
            /// A percent sign is not followed by two hexadecimal digits.
            case percentEncoding
            /// A second `#`: there is at most one fragment (rule A-04).
            case secondFragment
            /// The path begins with two slashes, which no code can keep apart from one.
            case repeatedSlash
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

        /// The bytes of the character at fault: one, or those of a UTF-8 sequence.
        ///
        /// Empty where the fault is no character.
        public let bytes: [UInt8]
    }
}
