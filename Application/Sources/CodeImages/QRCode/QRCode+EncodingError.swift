// SPDX-License-Identifier: Apache-2.0

extension QRCode {
    /// Why there is no QR code of some bytes.
    public struct EncodingError: Error, Sendable, Hashable {
        /// What is wrong.
        public let code: Code

        init(_ code: Code) {
            self.code = code
        }

        /// The reasons why a text cannot be encoded.
        @nonexhaustive
        public enum Code: Sendable, Hashable {
            /// There is nothing to encode.
            case empty
            /// More bytes than version 40 holds at the level.
            case tooLong(bytes: Int, capacity: Int)
            /// A version that does not exist.
            case version(Int)
            /// The library failed, with its `errno`.
            case library(errno: Int)
        }
    }
}
