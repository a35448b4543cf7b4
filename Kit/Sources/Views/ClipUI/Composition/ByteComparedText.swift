// SPDX-License-Identifier: Apache-2.0

/// A string that is compared byte by byte.
///
/// It identifies rows. `String` itself compares by canonical equivalence, which would add Unicode's
/// tables to the size of a module.
public struct ByteComparedText: Hashable, Sendable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns whether the bytes of two strings are the same.
    public static func == (left: ByteComparedText, right: ByteComparedText) -> Bool {
        hasSameBytes(left.text, right.text)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        // The FNV-1a hash of Fowler, Noll and Vo, so that the hasher takes one number. It is written out, since
        // this module, which every clip downloads, does without the rules.
        var sum: UInt32 = 2_166_136_261
        var text = text
        text.withUTF8 { bytes in
            // SAFETY: the indices are those of the bytes, which are read while the string is alive.
            for index in bytes.indices { sum = unsafe (sum ^ UInt32(bytes[index])) &* 16_777_619 }
        }
        hasher.combine(sum)
    }
}
