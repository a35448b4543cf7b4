// SPDX-License-Identifier: Apache-2.0

extension QRCode {
    /// The reason bytes cannot be encoded as a QR code.
    public struct EncodingError: Error, Sendable, Hashable {
        /// The kind of error.
        public let code: Code

        init(_ code: Code) {
            self.code = code
        }

        /// The reasons bytes cannot be encoded.
        @nonexhaustive
        public enum Code: Sendable, Hashable {
            /// The input is empty.
            case empty
            /// There are more bytes than version 40 holds at the level.
            case tooLong(bytes: Int, capacity: Int)
            /// A version that does not exist.
            case version(Int)
            /// The library failed, with its `errno`.
            case library(errno: Int)
        }
    }
}
