// SPDX-License-Identifier: Apache-2.0

/// Why a snapshot file cannot be used or written.
///
/// Nothing is lost without one: the database has everything.
@nonexhaustive public enum SnapshotFileError: Error, Sendable, Hashable {
    /// There is no file.
    case missing
    /// There is something else than a file, or it may not be read; with the system's error number.
    case unreadable(Int32)
    /// The file is of another program.
    case otherProgram
    /// The file has another version of the format.
    case otherVersion
    /// The file ends early, or goes on where it should end.
    case wrongSize
    /// The checksum of a part is wrong.
    case damaged(Part)
    /// The database is another one, or its history has gone another way since, such as after a backup
    /// was restored.
    case otherDatabase
    /// More has changed in the database since than can be caught up with.
    case tooOld
    /// The database has rows that cannot be read, which no file can show.
    case damagedDatabase
    /// The file cannot be written; with the system's error number.
    case unwritable(Int32)

    /// The parts of a file.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        /// What says where the others are.
        case header
        /// The experiences.
        case experiences
        /// The URLs of published experiences.
        case published
        /// The URLs of experiences that were taken out of force.
        case deactivated
        /// The places of published experiences.
        case places
    }
}
