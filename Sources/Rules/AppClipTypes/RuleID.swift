// SPDX-License-Identifier: Apache-2.0

/// The id of a rule, such as `D-10`.
///
/// The rules are in `Documentation/rules/rules.tsv`; `morsel rule` prints them.
/// `Scripts/check-rules.py` fails for an id in the sources that is not defined there.
///
/// An id is stored in eight bytes, so that a decision that names its rules allocates no memory.
public struct RuleID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The maximum number of characters in an id.
    public static let longestText = 8

    // The ASCII characters, the first in the lowest byte; 0 after the last.
    private let packed: UInt64

    /// Creates the id of a rule from at most 8 ASCII characters.
    public init(stringLiteral text: String) {
        precondition(text.utf8.count <= Self.longestText, "An id has at most 8 characters.")
        var packed: UInt64 = 0
        var shift: UInt64 = 0
        for byte in text.utf8 {
            packed |= UInt64(byte) << shift
            shift += 8
        }
        self.packed = packed
    }

    /// The letter of the group, a hyphen and a number.
    public var text: String {
        var bytes: [8 of UInt8] = .init(repeating: 0)
        var count = 0
        var rest = packed
        while rest != 0 {
            bytes[count] = UInt8(truncatingIfNeeded: rest)
            rest >>= 8
            count += 1
        }
        return String(decoding: (0..<count).map { bytes[$0] }, as: UTF8.self)
    }

    /// The id as text.
    public var description: String { text }
}
