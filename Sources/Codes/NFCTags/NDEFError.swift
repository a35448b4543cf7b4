// SPDX-License-Identifier: Apache-2.0

/// An error that occurs when a URI is written to a tag or read from one.
public struct NDEFError: Error, Sendable, Hashable {
    /// The kind of error.
    public let code: Code
    /// The offset of the first byte at fault when reading; 0 when writing.
    public let offset: Int

    init(_ code: Code, at offset: Int = 0) {
        self.code = code
        self.offset = offset
    }

    /// The reasons for which a record or a message is refused.
    @nonexhaustive
    public enum Code: Sendable, Hashable {
        /// There is no URI.
        case emptyURI
        /// The URI has more bytes than a record may have.
        case tooLong(bytes: Int, allowed: Int)
        /// The message needs more bytes than the tag has for it.
        case tagTooSmall(needed: Int, available: Int)
        /// The bytes end too early.
        case truncated
        /// The message does not consist of one whole record.
        case notASingleRecord
        /// The record is not of the well-known type `U`.
        case notAURI
        /// The number of the prefix is reserved.
        case unknownPrefix(UInt8)
        /// The URI is not UTF-8.
        case notUTF8
        /// Bytes follow after the end of the record.
        case trailingBytes
    }
}
