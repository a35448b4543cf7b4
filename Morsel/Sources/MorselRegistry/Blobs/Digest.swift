/// The SHA-256 digest of some bytes, by which they are found again.
public struct Digest: Sendable, Hashable {
    /// 64 hexadecimal digits in lower case.
    public let text: String

    /// The digest of bytes.
    public init(of bytes: [UInt8]) {
        text = SHA256.digest(of: bytes).map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }

    /// A digest that was written down, or `nil` where the text is none.
    public init?(_ text: String) {
        let isDigest =
            text.utf8.count == 64
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard isDigest else { return nil }
        self.text = text
    }
}

/// Bytes, and what they are.
public struct Blob: Sendable, Hashable {
    /// The type under which they are served.
    public let contentType: String

    /// The bytes.
    public let bytes: [UInt8]

    /// Bytes of a type.
    public init(contentType: String, bytes: [UInt8]) {
        self.contentType = contentType
        self.bytes = bytes
    }
}
