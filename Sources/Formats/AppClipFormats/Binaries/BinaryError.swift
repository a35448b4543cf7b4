// SPDX-License-Identifier: Apache-2.0

/// The reason a binary cannot be read.
@nonexhaustive public enum BinaryError: Error, Sendable, Hashable {
    /// The file is not a Mach-O file.
    case notABinary
    /// The file ends before the parts that its headers name.
    case truncated
    /// A header contradicts itself, or is larger than anything that tools write.
    case damagedHeader
    /// The limit for unpacking the surrounding archive has been reached.
    case archiveTooLarge(limit: Int)
    /// The file cannot be read.
    case unreadable
}
