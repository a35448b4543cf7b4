// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemPackage

/// The kind and the properties of a file at a path of the disk.
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

    /// Creates the status of a path; links are not followed.
    ///
    /// - Returns: The status; `nil` if nothing is there.
    init?(of path: String) {
        // The string lives for the length of the call.
        guard let status = unsafe try? Stat(path, followTargetSymlink: false) else { return nil }
        self.init(status)
    }

    /// Creates the status of an open file.
    init?(of file: FileDescriptor) {
        guard let status = try? Stat(file) else { return nil }
        self.init(status)
    }

    private init(_ status: Stat) {
        kind =
            switch status.type {
            case .regular: .file
            case .directory: .folder
            case .symbolicLink: .link
            default: .other
            }
        size = kind == .file ? Int(status.size) : 0
    }
}

/// A path of the disk without links, and the status of what is there.
struct RealPath {
    let text: String
    let kind: FileStatus.Kind
    let size: Int

    /// Resolves the links of a path; `nil` if its target does not exist.
    init?(_ path: String) {
        guard !path.utf8.contains(0) else { return nil }
        // swift-system resolves no links. The result is a C string of its own, which is freed once it is copied.
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        guard let text = unsafe String(validatingCString: real) else { return nil }
        guard let status = FileStatus(of: text) else { return nil }
        self.text = text
        kind = status.kind
        size = status.size
    }
}
