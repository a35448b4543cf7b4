// SPDX-License-Identifier: Apache-2.0

/// How much of a file is read.
///
/// A file beyond a limit is refused with a code that says which; nothing of it is returned.
public struct ReadingLimits: Sendable, Hashable {
    /// The most bytes, below 2³¹.
    public let size: Int

    /// The most levels of values within each other.
    public let depth: Int

    /// The most values.
    public let count: Int

    /// Limits for a file.
    ///
    /// - Parameters:
    ///   - size: The most bytes, below 2³¹.
    ///   - depth: The most levels of values within each other; readers are recursive, so a few hundred
    ///     at most.
    ///   - count: The most values.
    public init(size: Int, depth: Int, count: Int) {
        precondition((0..<1 << 31).contains(size) && depth <= 512)
        self.size = size
        self.depth = depth
        self.count = count
    }

    /// For entitlements: 1 MiB, 32 levels, 100,000 values.
    public static let entitlements = ReadingLimits(size: 1 << 20, depth: 32, count: 100_000)

    /// For files of projects: 64 MiB, 64 levels, 5,000,000 values.
    public static let project = ReadingLimits(size: 64 << 20, depth: 64, count: 5_000_000)
}
