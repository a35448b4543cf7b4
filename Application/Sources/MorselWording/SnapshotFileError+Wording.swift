// SPDX-License-Identifier: Apache-2.0

public import MorselRegistry
import SystemPackage

extension SnapshotFileError {
    /// Returns a sentence that describes the fault of a snapshot file.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: One sentence, which starts with `snapshot:` and names the file.
    public func sentence(about path: String) -> String {
        let file = "snapshot: '\(path)'"
        return switch self {
        case .missing: "\(file) does not exist."
        case .unreadable: "\(file) cannot be read; it must be a readable file."
        case .otherProgram: "\(file) is not a snapshot file of morsel; specify another file."
        case .otherVersion: "\(file) was written by another version of morsel."
        case .wrongSize: "\(file) is incomplete or has bytes after its end."
        case .damaged(let part):
            "\(file) is damaged: the checksum of the part '\(part.rawValue)' is wrong."
        case .otherDatabase:
            "\(file) belongs to another database, or to an older backup of this one."
        case .tooOld: "\(file) is too old: too much has changed in the database since."
        case .damagedDatabase:
            "\(file) was not written, since the database has damaged rows; see "
                + "'morsel database check'."
        case .unwritable(.noSpace): "\(file) cannot be written: the disk is full."
        case .unwritable: "\(file) cannot be written; specify a file in a writable folder."
        @unknown default: "\(file) cannot be used."
        }
    }
}
