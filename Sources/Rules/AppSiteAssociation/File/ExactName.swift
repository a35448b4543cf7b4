// SPDX-License-Identifier: Apache-2.0

/// A name as a key, compared by its bytes in UTF-8.
///
/// `String` considers texts equal that look equal: `é` as one scalar equals `é` as two. In a file
/// and in a URL they are different names.
struct ExactName: Sendable, Hashable, Comparable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: Self, other: Self) -> Bool {
        let one = one.text.utf8Span.span
        let other = other.text.utf8Span.span
        guard one.count == other.count else { return false }
        for index in 0..<one.count where one[index] != other[index] { return false }
        return true
    }

    func hash(into hasher: inout Hasher) {
        // The pointer is read only during the call, and not beyond the end of the text.
        unsafe text.utf8Span.span.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }

    /// Orders names by their bytes.
    static func < (one: Self, other: Self) -> Bool {
        one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }
}
