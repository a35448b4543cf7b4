// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A version of an app, as the store compares versions: up to three integers, separated by periods.
///
/// An omitted number counts as 0, so `1.1` and `1.1.0` are the same version, and `1.10` comes after
/// `1.9`.
public struct AppVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The maximum number of characters of a version.
    public static let longestText = 18

    private let numbers: [Int]

    /// Creates a version from a text; `nil` for a text that is not a version.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: .dot, omittingEmptySubsequences: false)
        guard text.utf8.count <= Self.longestText, parts.count <= 3 else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard !part.isEmpty, part.allSatisfy(\.isDigit),
                let number = Int(String(decoding: part, as: UTF8.self))
            else { return nil }
            numbers.append(number)
        }
        self.numbers = numbers + repeatElement(0, count: 3 - numbers.count)
    }

    /// Orders versions by their numbers, from the first to the third.
    public static func < (one: Self, other: Self) -> Bool {
        one.numbers.lexicographicallyPrecedes(other.numbers)
    }

    /// The numbers, separated by periods; the third only if it is not 0.
    public var description: String {
        numbers.dropLast(numbers[2] == 0 ? 1 : 0).map { "\($0)" }.joined(separator: ".")
    }
}
