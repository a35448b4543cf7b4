// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
import Glibc
#endif

extension SharedBytes {
    /// Writes bytes one after the other, which are then shared without a copy.
    public struct Writer: ~Copyable {
        /// The number of bytes that have been written.
        public private(set) var count = 0

        private let memory: Memory

        /// Creates a writer without bytes.
        ///
        /// - Parameter capacity: The number of bytes that fit before the memory has to grow. Memory
        ///   that is not written to costs nothing.
        public init(capacity: Int = 0) { memory = Memory(capacity: max(capacity, 64)) }

        /// Appends a byte.
        public mutating func append(_ byte: UInt8) {
            if count == memory.capacity { memory.grow(by: 1) }
            // There is room for it, as ensured by the line above.
            unsafe memory.start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
            count += 1
        }

        /// Appends a number as eight bytes.
        public mutating func append(number: UInt64) {
            if memory.capacity - count < 8 { memory.grow(by: 8) }
            // There is room for it, as ensured by the line above.
            unsafe memory.start.storeBytes(
                of: number.littleEndian,
                toByteOffset: count,
                as: UInt64.self
            )
            count += 8
        }

        /// Appends bytes.
        public mutating func append(_ bytes: Span<UInt8>) {
            unsafe bytes.withUnsafeBytes { unsafe append($0) }
        }

        /// Appends bytes.
        public mutating func append(_ bytes: SharedBytes) {
            unsafe bytes.withUnsafeBytes { unsafe append($0) }
        }

        private mutating func append(_ bytes: UnsafeRawBufferPointer) {
            guard let first = bytes.baseAddress else { return }
            if memory.capacity - count < bytes.count { memory.grow(by: bytes.count) }
            // There is room for them, as ensured by the line above.
            unsafe (memory.start + count).copyMemory(from: first, byteCount: bytes.count)
            count += bytes.count
        }

        /// Returns the number in the eight bytes at an offset.
        public func number(at place: Int) -> UInt64 {
            precondition(place >= 0 && place <= count - 8, "There are no such bytes.")
            // The offset was checked.
            return unsafe UInt64(
                littleEndian: memory.start.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            )
        }

        /// Replaces the number in the eight bytes at an offset.
        public mutating func replace(_ number: UInt64, at place: Int) {
            precondition(place >= 0 && place <= count - 8, "There are no such bytes.")
            // The offset was checked.
            unsafe memory.start.storeBytes(
                of: number.littleEndian,
                toByteOffset: place,
                as: UInt64.self
            )
        }

        /// Returns the bytes that have been written.
        public consuming func finish() -> SharedBytes {
            // The memory owns them, and no other code can write to it.
            unsafe SharedBytes(
                UnsafeRawBufferPointer(start: memory.start, count: count),
                owner: memory
            )
        }
    }
}

/// An allocation.
// Only its single writer writes to it, before it is shared.
@safe private final class Memory: @unchecked Sendable {
    private(set) var start: UnsafeMutableRawPointer
    private(set) var capacity: Int
    private let hasHugePages: Bool

    init(capacity: Int) {
        self.capacity = capacity
        hasHugePages = capacity >= 2 * Self.hugePage
        unsafe start = hasHugePages ? Self.hugePages(capacity) : Self.allocation(capacity)
    }

    deinit {
        if hasHugePages { unsafe start.deallocate() } else { unsafe Self.free(start) }
    }

    func grow(by more: Int) {
        let larger = max(capacity * 2, capacity + more)
        if hasHugePages {
            let new = unsafe Self.hugePages(larger)
            // As many bytes as the old allocation has.
            unsafe new.copyMemory(from: start, byteCount: capacity)
            unsafe start.deallocate()
            unsafe start = new
        } else {
            unsafe start = Self.reallocation(start, capacity, larger)
        }
        capacity = larger
    }

    /// Allocates memory that the system is asked to back with huge pages, before it is filled.
    ///
    /// A lookup reads one run somewhere in hundreds of megabytes. With pages of 4 KB, the address
    /// translation takes as long as the read; with pages of 2 MB it takes almost no time. If the
    /// system does not support the request, everything works without huge pages.
    private static func hugePages(_ capacity: Int) -> UnsafeMutableRawPointer {
        let start = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: hugePage)
        #if canImport(Glibc)
        // Whole pages of the allocation, whose content does not change.
        _ = unsafe madvise(start, capacity / hugePage * hugePage, 14)
        #endif
        return unsafe start
    }

    private static let hugePage = 1 << 21
}

// Memory that was small at first: the system moves a large allocation without a copy.
extension Memory {
    #if canImport(Glibc)
    private static func allocation(_ capacity: Int) -> UnsafeMutableRawPointer {
        guard let start = unsafe malloc(capacity) else { fatalError("There is no more memory.") }
        return unsafe start
    }

    private static func reallocation(
        _ start: UnsafeMutableRawPointer,
        _ capacity: Int,
        _ larger: Int
    ) -> UnsafeMutableRawPointer {
        guard let new = unsafe realloc(start, larger) else {
            fatalError("There is no more memory.")
        }
        return unsafe new
    }

    private static func free(_ start: UnsafeMutableRawPointer) { unsafe Glibc.free(start) }
    #else
    private static func allocation(_ capacity: Int) -> UnsafeMutableRawPointer {
        .allocate(byteCount: capacity, alignment: MemoryLayout<UInt64>.alignment)
    }

    private static func reallocation(
        _ start: UnsafeMutableRawPointer,
        _ capacity: Int,
        _ larger: Int
    ) -> UnsafeMutableRawPointer {
        let new = unsafe allocation(larger)
        // As many bytes as the old allocation has.
        unsafe new.copyMemory(from: start, byteCount: capacity)
        unsafe start.deallocate()
        return unsafe new
    }

    private static func free(_ start: UnsafeMutableRawPointer) { unsafe start.deallocate() }
    #endif
}
