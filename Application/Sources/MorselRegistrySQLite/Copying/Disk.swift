// SPDX-License-Identifier: Apache-2.0

import SystemPackage

#if canImport(Glibc)
import Glibc
#else
import Foundation
#endif

/// Writing files through to the disk.
enum Disk {
    /// Makes the system write a file or a folder to the disk.
    static func synchronize(_ path: String) {
        let path = FilePath(path)
        guard let file = try? FileDescriptor.open(path, .readOnly, options: .closeOnExec) else {
            return
        }
        // swift-system does not write through to the disk.
        fsync(file.rawValue)
        try? file.close()
    }
}
