/// A text that is equal to another only byte by byte.
///
/// Texts as identifiers: the equality and the hash of `String` know canonical equivalence, and bring
/// Unicode's tables into a module, for which a row has no use.
public struct ByteText: Hashable, Sendable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Whether the bytes are the same.
    public static func == (left: ByteText, right: ByteText) -> Bool {
        hasSameBytes(left.text, right.text)
    }

    /// Feeds the bytes.
    public func hash(into hasher: inout Hasher) {
        // Fowler, Noll and Vo's hash: one number for the hasher.
        var sum: UInt32 = 2_166_136_261
        for byte in text.utf8 { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
        hasher.combine(sum)
    }
}
