// SPDX-License-Identifier: Apache-2.0

import Foundation
package import SystemPackage

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
    package init?(of file: FileDescriptor) {
        guard let status = try? Stat(file) else { return nil }
        self.init(status)
    }

    /// Creates the kind of the file at a path, following links; `nil` if there is none.
    package init?(at path: String) {
        // Safe: the string lives for the length of the call.
        guard let status = unsafe try? Stat(path) else { return nil }
        self.init(status)
    }

    /// Returns whether there is a symbolic link at a path, even if its target does not exist.
    package static func isLink(_ path: String) -> Bool {
        // Safe: as above.
        unsafe (try? Stat(path, followTargetSymlink: false))?.type == .symbolicLink
    }

    private init(_ status: Stat) {
        self =
            switch status.type {
            case .regular: .file
            case .directory: .folder
            case .fifo: .pipe
            case .socket: .socket
            case .blockSpecial: .disk
            // Linux gives `/dev/null` the device number 1, 3.
            case .characterSpecial:
                status.specialDeviceID.rawValue == 0x103 ? .nullDevice : .device
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

extension FileDescriptor.OpenOptions {
    /// Prevents a terminal that is opened from becoming that of this process: `O_NOCTTY`, which
    /// swift-system does not have.
    static var noControllingTerminal: FileDescriptor.OpenOptions { .init(rawValue: O_NOCTTY) }
}
