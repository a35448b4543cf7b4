// SPDX-License-Identifier: Apache-2.0

public import SystemPackage

/// The reason a snapshot file cannot be used or written.
///
/// Nothing is lost without the file: the database has everything.
@nonexhaustive public enum SnapshotFileError: Error, Sendable, Hashable {
    /// The file does not exist.
    case missing
    /// It is not a file, or it cannot be read; with the system's error number.
    case unreadable(Errno)
    /// The file belongs to another program.
    case otherProgram
    /// The file has another version of the format.
    case otherVersion
    /// The file is too short or too long.
    case wrongSize
    /// The checksum of a part is wrong.
    case damaged(Part)
    /// The database is another one, or its history has diverged since, such as after a backup
    /// was restored.
    case otherDatabase
    /// The database has too many changes since to catch up with.
    case tooOld
    /// The database has rows that cannot be read, which a file cannot represent.
    case damagedDatabase
    /// The file cannot be written; with the system's error number.
    case unwritable(Errno)

    /// The parts of a file.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// The header, with the offsets of the other parts.
        case header
        /// The table of experiences.
        case experiences
        /// The URLs of published experiences.
        case published
        /// The URLs of deactivated experiences.
        case deactivated
        /// The places of published experiences.
        case places
    }
}
