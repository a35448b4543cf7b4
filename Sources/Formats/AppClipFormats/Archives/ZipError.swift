// SPDX-License-Identifier: Apache-2.0

/// Why an archive, or an entry of it, cannot be read.
@nonexhaustive public enum ZipError: Error, Sendable, Hashable {
    /// There is no directory at the end, and the bytes do not begin like an archive.
    case notAnArchive
    /// The bytes begin like an archive, and have no directory at their end.
    case truncated
    /// The directory is not where the end says, or is damaged.
    case damagedDirectory
    /// The archive is a part of one in several files.
    case severalVolumes
    /// There are too many entries.
    case tooManyEntries(limit: Int)
    /// The directory has too many bytes.
    case directoryTooLarge(limit: Int)
    /// The entries together would unpack to too many bytes.
    case tooLarge(limit: Int)
    /// An entry is at fault.
    case entry(name: String, EntryFault)
    /// The file of the archive cannot be read.
    case unreadable

    /// What can be wrong with an entry.
    @nonexhaustive public enum EntryFault: Sendable, Hashable {
        /// The name is no path below the archive's folder.
        case name(NameFault)
        /// Another entry has the same name, or has a file where this one has a folder.
        case duplicate
        /// Its bytes are also those of another entry, or of the directory.
        case overlap
        /// It would unpack to too many bytes.
        case tooLarge(limit: Int)
        /// It says that it unpacks to more bytes than its compression can hold.
        case impossibleSize
        /// It is encrypted.
        case encrypted
        /// It is compressed in another way than by storing or deflating.
        case compression(method: Int)
        /// Its bytes do not have the stated sizes and checksum, or its two headers differ.
        case damaged
    }

    /// What can be wrong with the name of an entry.
    @nonexhaustive public enum NameFault: Sendable, Hashable {
        /// It has no characters.
        case empty
        /// A part is `..`, which would lead out.
        case parent
        /// It begins with a slash, or a drive's letter.
        case absolute
        /// It has a backslash, which is a slash on other systems.
        case backslash
        /// It has a byte 0.
        case zero
        /// A part is empty or `.`.
        case emptyPart
        /// It says that it is UTF-8 and is not.
        case encoding
        /// It is too long.
        case length(limit: Int)
        /// It has too many parts.
        case depth(limit: Int)
    }
}
