// SPDX-License-Identifier: Apache-2.0

import CZlib

/// Decompresses the contents of ZIP archives, piece by piece.
@safe struct Inflater: ~Copyable {
    // zlib keeps a pointer to the stream, so it must not move: it lives on the heap.
    private let stream: UnsafeMutablePointer<z_stream>

    /// The compressed bytes that were not used yet.
    private var input: [UInt8] = []
    private var consumed = 0

    /// A Boolean value that indicates whether the end of the compressed stream was reached.
    private(set) var isAtEnd = false

    /// Creates a decompressor, or `nil` if there is not enough memory.
    init?() {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        // A window of 32 KiB without zlib's own header, as ZIP requires.
        let status = unsafe inflateInit2_(
            stream,
            -15,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        )
        guard status == Z_OK else {
            unsafe stream.deallocate()
            return nil
        }
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Whether more compressed bytes are needed to continue.
    var needsInput: Bool { consumed == input.count }

    /// Takes the next compressed bytes; all previous ones must be used up.
    mutating func feed(_ bytes: [UInt8]) {
        input = bytes
        consumed = 0
    }

    /// Returns the next bytes, up to a limit.
    ///
    /// - Returns: The bytes; `nil` if the compressed bytes are damaged.
    mutating func next(limit: Int) -> [UInt8]? {
        var status = Z_OK
        var left = 0
        let output = [UInt8](capacity: limit) { output in
            // Both buffers outlive the call, and zlib stays within the given counts.
            unsafe output.withUnsafeMutableBufferPointer { memory, count in
                unsafe input.withUnsafeBufferPointer { input in
                    unsafe stream.pointee.next_in = UnsafeMutablePointer(
                        mutating: input.baseAddress.map { unsafe $0 + consumed }
                    )
                    unsafe stream.pointee.avail_in = uInt(input.count - consumed)
                    unsafe stream.pointee.next_out = memory.baseAddress
                    unsafe stream.pointee.avail_out = uInt(limit)
                    status = unsafe inflate(stream, Z_NO_FLUSH)
                    unsafe count = limit - Int(stream.pointee.avail_out)
                    unsafe left = Int(stream.pointee.avail_in)
                }
            }
        }
        consumed = input.count - left
        isAtEnd = status == Z_STREAM_END
        // Without input or space zlib makes no progress, which is not an error.
        return [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status) ? output : nil
    }
}
