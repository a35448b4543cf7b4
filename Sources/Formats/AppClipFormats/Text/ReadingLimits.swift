// SPDX-License-Identifier: Apache-2.0

/// The limits for the content of a file.
///
/// A file beyond a limit is refused with a code that says which; nothing of it is returned.
public struct ReadingLimits: Sendable, Hashable {
    /// The maximum size in bytes, below 2³¹.
    public let size: Int

    /// The maximum depth of nested values.
    public let depth: Int

    /// The maximum number of values.
    public let count: Int

    /// Creates the limits for a file.
    ///
    /// - Parameters:
    ///   - size: The maximum size in bytes, below 2³¹.
    ///   - depth: The maximum depth of nested values, at most 512; readers are recursive.
    ///   - count: The maximum number of values.
    public init(size: Int, depth: Int, count: Int) {
        precondition((0..<1 << 31).contains(size) && depth <= 512)
        self.size = size
        self.depth = depth
        self.count = count
    }

    /// The limits for entitlements: 1 MiB, 32 levels, 100,000 values.
    public static let entitlements = ReadingLimits(size: 1 << 20, depth: 32, count: 100_000)

    /// The limits for files of projects: 64 MiB, 64 levels, 5,000,000 values.
    public static let project = ReadingLimits(size: 64 << 20, depth: 64, count: 5_000_000)
}
