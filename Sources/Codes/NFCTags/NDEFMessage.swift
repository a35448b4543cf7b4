// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// An NDEF message of one URI record, the content of a tag.
public struct NDEFMessage: Sendable, Hashable {
    /// The only record of the message.
    public let record: NDEFURIRecord

    /// Creates the message that opens a URI.
    ///
    /// - Parameter uri: The URI, such as the one in the App Clip Code around the tag.
    /// - Throws: `NDEFError` with code `emptyURI` or `tooLong`.
    public init(uri: String) throws(NDEFError) {
        self.record = try NDEFURIRecord(uri)
    }

    /// Creates a message of one URI record from its bytes.
    ///
    /// - Parameter bytes: The message, without the TLV of a tag around it.
    /// - Throws: `NDEFError` with the offset of the first byte at fault.
    public init(bytes: [UInt8]) throws(NDEFError) {
        self.record = try NDEFURIRecord(bytes: bytes)
    }

    /// The encoded message, as it is written to a tag.
    public var bytes: [UInt8] { record.bytes }

    /// The bytes as pairs of uppercase hexadecimal digits, separated by spaces: `D1 01 0C 55 …`.
    public var hexText: String { Hexadecimal.text(of: bytes, uppercase: true, separator: " ") }
}
