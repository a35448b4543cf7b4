// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What is at a path of the disk.
struct FileStatus {
    enum Kind {
        case file
        case folder
        case link
        /// A pipe, a socket, a device.
        case other
    }

    let kind: Kind
    let size: Int

    /// What is at a path, links not followed.
    ///
    /// - Returns: `nil` if nothing is.
    init?(of path: String) {
        var status = stat()
        // The pointers live for the length of the call.
        guard unsafe lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// What a descriptor is open for.
    init?(of descriptor: Int32) {
        var status = stat()
        // The pointer is to the variable above, for the length of the call.
        guard unsafe fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = kind == .file ? Int(status.st_size) : 0
    }
}

/// A path of the disk without links in it, and what is there.
struct RealPath {
    let text: String
    let kind: FileStatus.Kind
    let size: Int

    /// Follows the links of a path; `nil` if it leads nowhere.
    init?(_ path: String) {
        guard !path.utf8.contains(0) else { return nil }
        // The result is a C string of its own, which is freed once it is copied.
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        guard let text = unsafe String(validatingCString: real) else { return nil }
        guard let status = FileStatus(of: text) else { return nil }
        self.text = text
        kind = status.kind
        size = status.size
    }
}
