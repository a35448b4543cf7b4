// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
import Glibc
#endif

/// Writes text to a file descriptor.
struct FileDescriptorStream: TextOutputStream {
    let descriptor: Int32

    func write(_ string: String) {
        let bytes = Array(string.utf8)
        _ = unsafe bytes.withUnsafeBytes { bytes in
            unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        }
    }
}
