/// The id of a rule of the system, such as `D-10`, under which `rules.md` and a test tell what it
/// says and what shows it.
///
/// It is kept as eight bytes, so that naming rules costs nothing.
public struct RuleID: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The most characters of an id.
    public static let longestText = 8

    // The characters from the lowest byte on, all of them ASCII; 0 behind the last.
    private let packed: UInt64

    /// A rule named in the source.
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

    /// A letter for the group, a hyphen and a number.
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

    /// The id.
    public var description: String { text }
}
