// SPDX-License-Identifier: Apache-2.0

import CBrotli

/// The compression of Brotli (RFC 7932).
public enum Brotli {
    /// The quality that compresses best.
    ///
    /// It takes 2 s for a module of 220 KB, of which quality 5 takes 0.03 s and leaves an eighth more.
    public static let best: Int32 = 11

    /// Returns the compressed form of bytes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - quality: The quality, from 0 to 11.
    ///   - isText: Whether the bytes are text in UTF-8.
    /// - Returns: The compressed bytes.
    public static func compressed(
        _ bytes: [UInt8],
        quality: Int32 = best,
        isText: Bool = false
    ) -> [UInt8] {
        [UInt8](capacity: BrotliEncoderMaxCompressedSize(bytes.count)) { output in
            // Both buffers outlive the call, and the encoder stays within the given counts.
            unsafe output.withUnsafeMutableBufferPointer { memory, count in
                unsafe bytes.withUnsafeBufferPointer { input in
                    var size = memory.count
                    let isDone = unsafe BrotliEncoderCompress(
                        quality,
                        BROTLI_DEFAULT_WINDOW,
                        isText ? BROTLI_MODE_TEXT : BROTLI_MODE_GENERIC,
                        input.count,
                        input.baseAddress,
                        &size,
                        memory.baseAddress
                    )
                    precondition(isDone == BROTLI_TRUE, "the bound is large enough")
                    count = size
                }
            }
        }
    }
}
