// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import AppClipTypes

extension ZipError {
    /// The end of a sentence that explains why an archive, or an entry of it, cannot be read.
    public var sentence: String {
        switch self {
        case .notAnArchive: "the file is not a ZIP archive."
        case .truncated: "the archive is truncated: it has no directory at its end."
        case .damagedDirectory: "the directory of the archive is damaged."
        case .severalVolumes: "the archive is one part of several; join them first."
        case .tooManyEntries(let limit): "the archive has more than \(limit) entries, the maximum."
        case .directoryTooLarge(let limit):
            "the directory of the archive is larger than \(ByteCount(limit)), the maximum."
        case .tooLarge(let limit):
            "the archive would unpack to more than \(ByteCount(limit)), the maximum."
        case .entry(let name, let fault): "'\(name)' \(fault.predicate)"
        case .unreadable: "the archive cannot be read."
        @unknown default: "the archive cannot be read."
        }
    }
}

extension ZipError.EntryFault {
    /// The predicate of a sentence whose subject is the entry's name.
    fileprivate var predicate: String {
        switch self {
        case .name(let fault): "is not a safe name in an archive: \(fault.reason)."
        case .duplicate: "is in the archive twice."
        case .overlap: "shares bytes with another entry, or with the directory."
        case .tooLarge(let limit):
            "is larger than \(ByteCount(limit)), the maximum."
        case .impossibleSize: "has an impossible size: its compressed bytes cannot hold so many."
        case .encrypted: "is encrypted; only archives without a password can be read."
        case .compression:
            "is compressed with an unsupported method; entries must be stored or deflated."
        case .damaged: "is damaged."
        @unknown default: "cannot be read."
        }
    }
}

extension ZipError.NameFault {
    fileprivate var reason: String {
        switch self {
        case .empty: "it is empty"
        case .parent: "it has '..' in it"
        case .absolute: "it begins at the root of a disk"
        case .backslash: "it has a backslash"
        case .zero: "it has a byte 0"
        case .emptyPart: "one of its parts is empty or '.'"
        case .encoding: "it is not the UTF-8 that it says it is"
        case .length(let limit): "it has more than \(limit) bytes"
        case .depth(let limit): "it has more than \(limit) parts"
        @unknown default: "it cannot be read"
        }
    }
}
