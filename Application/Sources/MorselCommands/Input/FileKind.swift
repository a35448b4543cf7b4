// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What a path leads to.
///
/// It is read from the open descriptor, so that nothing can take its place in between; a path is
/// opened with `O_NONBLOCK`, since opening a pipe would otherwise wait for its other end.
enum FileKind: Equatable {
    case file
    case folder
    case pipe
    case socket
    case disk
    case device
    /// What takes everything and has nothing: reading it never waits.
    case nullDevice

    /// The kind of what a descriptor is open for.
    init?(of descriptor: Int32) {
        var status = stat()
        // The pointer is to the variable above, for the length of the call.
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The kind of what is at a path, links followed.
    init?(at path: String) {
        var status = stat()
        // As above.
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Whether a symbolic link is at a path, wherever it leads.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        // As above.
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
            // Linux gives the number 1, 3 to /dev/null.
            case S_IFCHR: status.st_rdev == 0x103 ? .nullDevice : .device
            default: .device
            }
    }

    /// What people call it.
    var noun: String {
        switch self {
        case .file: "a file"
        case .folder: "a folder"
        case .pipe: "a pipe"
        case .socket: "a socket"
        case .disk, .device, .nullDevice: "a device"
        }
    }
}
