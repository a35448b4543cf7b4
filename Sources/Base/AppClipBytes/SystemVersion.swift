// SPDX-License-Identifier: Apache-2.0

/// A version of iOS or iPadOS.
///
/// ```swift
/// SystemVersion("16.4.1")   // SystemVersion(16, 4, 1)
/// SystemVersion("16.x")     // nil
/// ```
public struct SystemVersion: Sendable, Hashable {
    /// The first number of the version.
    public let major: Int

    /// The second number of the version; 0 if it is omitted.
    public let minor: Int

    /// The third number of the version; 0 if it is omitted.
    public let patch: Int

    /// Creates a version from up to three numbers.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// Creates a version from up to three numbers of at most three digits, separated by dots.
    ///
    /// The result is `nil` for any other text.
    public init?(_ text: String) {
        var numbers: [3 of Int] = [0, 0, 0]
        var count = 0
        for part in text.utf8.split(separator: .dot, omittingEmptySubsequences: false) {
            guard count < 3, (1...3).contains(part.count) else { return nil }
            for byte in part {
                guard byte.isDigit else { return nil }
                numbers[count] = numbers[count] * 10 + Int(byte - .zero)
            }
            count += 1
        }
        self.init(numbers[0], numbers[1], numbers[2])
    }
}

extension SystemVersion: Comparable, CustomStringConvertible {
    /// Orders versions by their numbers, from the first to the third.
    public static func < (one: Self, other: Self) -> Bool {
        if one.major != other.major { return one.major < other.major }
        if one.minor != other.minor { return one.minor < other.minor }
        return one.patch < other.patch
    }

    /// The numbers, separated by dots.
    ///
    /// The second number is always included, the third only if it is not 0.
    public var description: String {
        patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
}
