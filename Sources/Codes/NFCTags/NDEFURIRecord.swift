// SPDX-License-Identifier: Apache-2.0

/// An NDEF record of the well-known type `U`: one URI.
///
/// The NFC Forum's record type definition "URI" lets a number stand for a common prefix. The
/// longest matching prefix is used, compared byte by byte, so a reader gets back exactly the text
/// that was given.
///
///     D1            message begin, message end, short record, well-known type
///     01            length of the type
///     LL            length of the payload, or four bytes of it in the long form
///     55            the type, "U"
///     PP ...        the number of the prefix, and the rest of the URI
public struct NDEFURIRecord: Sendable, Hashable {
    /// The maximum length of a URI that is written or read, in bytes: more than any tag holds.
    public static let maximumURIByteCount = 65_535

    /// The complete URI.
    public let uri: String

    /// Creates the record of a URI.
    ///
    /// - Parameter uri: The URI, which is written unchanged.
    /// - Throws: `NDEFError` with code `emptyURI` or `tooLong`.
    public init(_ uri: String) throws(NDEFError) {
        guard !uri.isEmpty else { throw NDEFError(.emptyURI) }
        guard uri.utf8.count <= Self.maximumURIByteCount else {
            throw NDEFError(.tooLong(bytes: uri.utf8.count, allowed: Self.maximumURIByteCount))
        }
        self.uri = uri
    }

    /// The number of the prefix, and the rest of the URI.
    public var payload: [UInt8] {
        let bytes = Array(uri.utf8)
        let code = URIPrefix.code(for: bytes)
        return [code] + bytes.dropFirst(URIPrefix.all[Int(code)].utf8.count)
    }

    /// The record as the only one of a message; in the short form up to 255 bytes of payload.
    public var bytes: [UInt8] {
        let payload = payload
        let type = UInt8(ascii: "U")
        if let length = UInt8(exactly: payload.count) {
            return [NDEFHeader.onlyShortRecord, 1, length, type] + payload
        }
        let length = UInt32(payload.count)
        let lengthBytes = (0..<4).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
        return [NDEFHeader.onlyLongRecord, 1] + lengthBytes + [type] + payload
    }
}
