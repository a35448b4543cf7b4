// SPDX-License-Identifier: Apache-2.0

/// The reason an archive, or an entry of it, cannot be read.
@nonexhaustive public enum ZipError: Error, Sendable, Hashable {
    /// There is no directory at the end, and the bytes do not begin like an archive.
    case notAnArchive
    /// The bytes begin like an archive, but there is no directory at their end.
    case truncated
    /// The directory is not where the end says, or is damaged.
    case damagedDirectory
    /// The archive is one of several volumes.
    case severalVolumes
    /// The archive has too many entries.
    case tooManyEntries(limit: Int)
    /// The directory is too large, in bytes.
    case directoryTooLarge(limit: Int)
    /// All entries together would unpack to too many bytes.
    case tooLarge(limit: Int)
    /// An entry is not valid.
    case entry(name: String, EntryFault)
    /// The file of the archive cannot be read.
    case unreadable

    /// The reason an entry is refused.
    @nonexhaustive public enum EntryFault: Sendable, Hashable {
        /// The name is not a path below the archive's folder.
        case name(NameFault)
        /// Another entry has the same name, or a file is where this entry needs a folder.
        case duplicate
        /// Its bytes overlap those of another entry, or of the directory.
        case overlap
        /// It would unpack to too many bytes.
        case tooLarge(limit: Int)
        /// It claims to unpack to more bytes than its compression can hold.
        case impossibleSize
        /// It is encrypted.
        case encrypted
        /// It is neither stored nor deflated.
        case compression(method: Int)
        /// Its bytes do not match the stated sizes and checksum, or its two headers differ.
        case damaged
    }

    /// The reason the name of an entry is refused.
    @nonexhaustive public enum NameFault: Sendable, Hashable {
        /// It is empty.
        case empty
        /// A component is `..`, which would lead out of the folder.
        case parent
        /// It begins with a slash or a drive letter.
        case absolute
        /// It contains a backslash, which is a separator on other systems.
        case backslash
        /// It contains a null byte.
        case zero
        /// A component is empty or `.`.
        case emptyPart
        /// It is marked as UTF-8 but is not.
        case encoding
        /// It is too long.
        case length(limit: Int)
        /// It has too many components.
        case depth(limit: Int)
    }
}
