// SPDX-License-Identifier: Apache-2.0

/// Why the file of a program cannot be read.
@nonexhaustive public enum BinaryError: Error, Sendable, Hashable {
    /// It is no Mach-O file.
    case notABinary
    /// It ends before what its headers name.
    case truncated
    /// A header contradicts itself, or is larger than anything that tools write.
    case damagedHeader
    /// So much of the archive around it has been unpacked that no more is.
    case archiveTooLarge(limit: Int)
    /// The file cannot be read.
    case unreadable
}
