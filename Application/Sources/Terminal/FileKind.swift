// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kind of file at a path.
///
/// It is read from the open descriptor, so that the file cannot be exchanged in between. A path is
/// opened with `O_NONBLOCK`, since opening a pipe would otherwise wait for its other end.
package enum FileKind: Equatable {
    case file
    case folder
    case pipe
    case socket
    case disk
    case device
    /// The null device, which discards all output and has no input: reading it never waits.
    case nullDevice

    /// Creates the kind of an open descriptor's file; `nil` if the descriptor is not valid.
    package init?(of descriptor: Int32) {
        var status = stat()
        // Safe: the pointer is to the variable above, for the length of the call.
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Creates the kind of the file at a path, following links; `nil` if there is none.
    package init?(at path: String) {
        var status = stat()
        // Safe: as above.
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Returns whether there is a symbolic link at a path, even if its target does not exist.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        // Safe: as above.
        return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            case S_IFBLK: .disk
            // Linux gives `/dev/null` the device number 1, 3.
            case S_IFCHR: status.st_rdev == 0x103 ? .nullDevice : .device
            default: .device
            }
    }

    /// The kind in words, with its article.
    package var noun: String {
        switch self {
        case .file: "a file"
        case .folder: "a folder"
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .disk, .device, .nullDevice: "a device"
        }
    }
}
