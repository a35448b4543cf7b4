// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// What a tag says: a message of one URI record.
public struct NDEFMessage: Sendable, Hashable {
    /// The only record.
    public let record: NDEFURIRecord

    /// Makes the message that opens a URI.
    ///
    /// - Parameter uri: The URI, such as the one in the App Clip Code around the tag.
    /// - Throws: `NDEFError` with code `emptyURI` or `tooLong`.
    public init(uri: String) throws(NDEFError) {
        self.record = try NDEFURIRecord(uri)
    }

    /// Reads a message of one URI record.
    ///
    /// - Parameter bytes: The message, without the TLV of a tag around it.
    /// - Throws: `NDEFError` with the offset of the first byte at fault.
    public init(bytes: [UInt8]) throws(NDEFError) {
        self.record = try NDEFURIRecord(bytes: bytes)
    }

    /// The message as it goes on a tag.
    public var bytes: [UInt8] { record.bytes }

    /// The bytes as pairs of upper case digits with blanks between them: `D1 01 0C 55 …`.
    public var hexText: String { Hexadecimal.text(of: bytes, uppercase: true, separator: " ") }
}
