#if canImport(Glibc)
internal import Glibc
#endif

extension [UInt64] {
    /// Asks the system to back the reserved memory with huge pages, before it is filled.
    ///
    /// A lookup reads one place somewhere in tens of megabytes. With pages of 4 KB, finding the page
    /// takes as long as reading it; with pages of 2 MB it takes next to nothing. Where the system
    /// has none, or does not know the request, everything works as before.
    mutating func preferHugePages() {
        #if canImport(Glibc)
        let pageSize = 4_096
        let size = capacity * MemoryLayout<UInt64>.stride
        unsafe withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            // Whole pages of the array's own reserved memory; the request changes no content.
            let first = (Int(bitPattern: start) + pageSize - 1) / pageSize * pageSize
            let last = (Int(bitPattern: start) + size) / pageSize * pageSize
            guard last > first else { return }
            _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: first), last - first, 14)
        }
        #endif
    }
}
