// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
internal import Glibc
#endif

extension [UInt64] {
    /// Asks the system to back the reserved memory with huge pages, before it is filled.
    ///
    /// A lookup reads one run somewhere in tens of megabytes. With pages of 4 KB, the address
    /// translation takes as long as the read; with pages of 2 MB it takes almost no time. If the
    /// system does not support the request, everything works without huge pages.
    mutating func preferHugePages() {
        #if canImport(Glibc)
        let pageSize = 4_096
        let size = capacity * MemoryLayout<UInt64>.stride
        unsafe withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            // Only whole pages of the array's own memory; `madvise` does not change their content.
            let first = (Int(bitPattern: start) + pageSize - 1) / pageSize * pageSize
            let last = (Int(bitPattern: start) + size) / pageSize * pageSize
            guard last > first else { return }
            _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: first), last - first, 14)
        }
        #endif
    }
}
