// SPDX-License-Identifier: Apache-2.0

import CZlib

/// Compresses byte strings one after the other, reusing the same memory.
@safe public struct Deflater: ~Copyable {
    /// A form of compressed data, by the bytes around it.
    public enum Format: Int32, Sendable {
        /// Nothing, as ZIP requires.
        case raw = -15
        /// The header and the checksum of gzip (RFC 1952).
        case gzip = 31
    }

    // zlib keeps a pointer to the stream, so it must not move: it lives on the heap.
    private let stream: UnsafeMutablePointer<z_stream>

    /// Creates a compressor with a window of 32 KiB.
    ///
    /// - Parameters:
    ///   - level: The compression level of zlib, from 0 to 9.
    ///   - format: What stands around the compressed bytes.
    public init(level: Int32, format: Format = .raw) {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let status = unsafe deflateInit2_(
            stream,
            level,
            Z_DEFLATED,
            format.rawValue,
            8,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        )
        precondition(status == Z_OK, "zlib can be set up in memory")
    }

    deinit {
        unsafe deflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Returns the compressed form of `bytes`.
    public mutating func deflate(_ bytes: [UInt8]) -> [UInt8] {
        unsafe deflateReset(stream)
        let bound = unsafe Int(deflateBound(stream, uLong(bytes.count)))
        return [UInt8](capacity: bound) { output in
            // Both buffers outlive the call, and zlib stays within the given counts.
            unsafe output.withUnsafeMutableBufferPointer { memory, count in
                unsafe bytes.withUnsafeBufferPointer { input in
                    unsafe stream.pointee.next_in = UnsafeMutablePointer(
                        mutating: input.baseAddress
                    )
                    unsafe stream.pointee.avail_in = uInt(input.count)
                    unsafe stream.pointee.next_out = memory.baseAddress
                    unsafe stream.pointee.avail_out = uInt(memory.count)
                    let status = unsafe CZlib.deflate(stream, Z_FINISH)
                    precondition(status == Z_STREAM_END, "the bound is large enough")
                    unsafe count = memory.count - Int(stream.pointee.avail_out)
                }
            }
        }
    }
}
