// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Crypto

/// The SHA-256 digest of some bytes, under which they are stored.
public struct Digest: Sendable, Hashable {
    /// The digest as 64 hexadecimal digits in lowercase.
    public let text: String

    /// Creates the digest of bytes.
    public init(of bytes: [UInt8]) {
        text = Hexadecimal.text(of: SHA256.hash(data: bytes))
    }

    /// Creates a digest from its text, or `nil` if the text is not a digest.
    public init?(_ text: String) {
        guard text.utf8.count == 64, let bytes = Hexadecimal.bytes(of: text),
            Hexadecimal.text(of: bytes) == text
        else { return nil }
        self.text = text
    }
}

extension Digest {
    /// The digest of an empty byte sequence.
    package static let ofNothing = Digest(of: [])

    /// Creates a digest from its 32 bytes, or `nil` if there are more or fewer.
    init?(bytes: [UInt8]) { self.init(Hexadecimal.text(of: bytes)) }

    /// The 32 bytes of the digest.
    var bytes: [UInt8] { Hexadecimal.bytes(of: text) ?? [] }
}

extension Digest: Codable {
    /// Decodes a digest from its text.
    ///
    /// - Throws: `DecodingError` if the text is not a digest.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let digest = Digest(try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no digest")
        }
        self = digest
    }

    /// Encodes the digest as its text.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(text)
    }
}

extension Digest {
    /// A digest that is computed from bytes in parts.
    package struct Running {
        private var hash = SHA256()

        package init() {}

        /// Adds the next bytes.
        package mutating func take(_ bytes: [UInt8]) { hash.update(data: bytes) }

        /// The digest of all bytes so far.
        package var digest: Digest { Digest(hash: hash.finalize()) }
    }

    private init(hash: SHA256.Digest) { text = Hexadecimal.text(of: hash) }
}

/// Bytes with their media type.
public struct Blob: Sendable, Hashable {
    /// The media type with which they are served.
    public let contentType: String

    /// The content, served as it is.
    public let bytes: [UInt8]

    /// Creates bytes with a media type.
    public init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }
}
