// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Crypto

/// The SHA-256 digest of some bytes, under which they are stored.
public struct Digest: Sendable, Hashable {
    /// 64 hexadecimal digits in lowercase.
    public let text: String

    /// The digest of bytes.
    public init(of bytes: [UInt8]) {
        text = Hexadecimal.text(of: SHA256.hash(data: bytes))
    }

    /// A digest from its text, or `nil` if the text is anything else.
    public init?(_ text: String) {
        guard text.utf8.count == 64, let bytes = Hexadecimal.bytes(of: text),
            Hexadecimal.text(of: bytes) == text
        else { return nil }
        self.text = text
    }
}

extension Digest {
    /// The digest of no bytes.
    package static let ofNothing = Digest(of: [])

    /// A digest from its 32 bytes, or `nil` if there are more or less.
    init?(bytes: [UInt8]) { self.init(Hexadecimal.text(of: bytes)) }

    /// The 32 bytes.
    var bytes: [UInt8] { Hexadecimal.bytes(of: text) ?? [] }
}

extension Digest: Codable {
    /// Reads the text.
    ///
    /// - Throws: `DecodingError` for anything but a digest.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        guard let digest = Digest(try value.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "no digest")
        }
        self = digest
    }

    /// Writes the text.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(text)
    }
}

extension Digest {
    /// The digest of bytes that come in parts.
    package struct Running {
        private var hash = SHA256()

        package init() {}

        /// Takes the next bytes.
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

    /// The bytes.
    public let bytes: [UInt8]

    /// Bytes of a media type.
    public init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }
}
