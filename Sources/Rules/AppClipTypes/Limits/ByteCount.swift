// SPDX-License-Identifier: Apache-2.0

/// A number of bytes that is formatted for people.
///
/// A kilobyte has 1,000 bytes and a megabyte 1,000,000, as in Xcode's size reports and in the App
/// Store. All sizes for people are formatted here.
public struct ByteCount: Sendable, Hashable, CustomStringConvertible {
    /// The number of bytes.
    public let bytes: Int

    /// Creates a number of bytes, 0 or more.
    public init(_ bytes: Int) { self.bytes = bytes }

    /// The size with at most one decimal place, such as `1 byte`, `12 KB`, `1.8 MB` or `16 GB`.
    ///
    /// The decimal place is rounded to the nearest, and omitted if it is 0.
    public var description: String {
        guard bytes != 1 else { return "1 byte" }
        guard bytes >= 1_000 else { return "\(bytes) bytes" }
        var unit = 1_000
        for name in ["KB", "MB"] {
            // A number that rounds to a thousand of a unit is one of the next unit.
            if tenths(of: unit) < 10_000 { return text(in: unit, name) }
            unit *= 1_000
        }
        return text(in: unit, "GB")
    }

    /// Returns the size in tenths of a unit, rounded to the nearest.
    private func tenths(of unit: Int) -> Int {
        let tenth = unit / 10
        return bytes / tenth + (bytes % tenth >= tenth / 2 ? 1 : 0)
    }

    private func text(in unit: Int, _ name: String) -> String {
        let tenths = tenths(of: unit)
        return tenths % 10 == 0
            ? "\(tenths / 10) \(name)" : "\(tenths / 10).\(tenths % 10) \(name)"
    }
}

extension ClipSize: CustomStringConvertible {
    /// The size for people, in the format of ``ByteCount``.
    public var description: String { ByteCount(bytes).description }
}
