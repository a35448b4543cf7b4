// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import ImageHeaders

extension Data {
    /// Creates an uncompressed PNG of grey samples (*Portable Network Graphics*, sections 5 and
    /// 10).
    init(greyPNG image: CGImage) {
        var header = image.width.bigEndianBytes + image.height.bigEndianBytes
        // Eight bits of grey; the only methods of compression and filtering, and no interlacing.
        header += [8, 0, 0, 0, 0]
        var rows: [UInt8] = []
        rows.reserveCapacity((image.width + 1) * image.height)
        for row in 0..<image.height {
            rows.append(0)
            rows += image.samples[row * image.width..<(row + 1) * image.width]
        }
        self.init(PNGHeader.signature)
        append(chunk: "IHDR".utf8, header)
        append(chunk: "IDAT".utf8, rows.storedInZlib)
        append(chunk: "IEND".utf8, [])
    }

    private mutating func append(chunk name: String.UTF8View, _ content: [UInt8]) {
        let body = Array(name) + content
        append(contentsOf: content.count.bigEndianBytes)
        append(contentsOf: body)
        append(contentsOf: body.checksum.bigEndianBytes)
    }
}

extension Int {
    fileprivate var bigEndianBytes: [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
    }
}

extension [UInt8] {
    // The cyclic redundancy check of PNG.
    fileprivate var checksum: Int {
        let remainder = reduce(UInt32.max) { remainder, byte in
            (0..<8).reduce(remainder ^ UInt32(byte)) { bits, _ in
                bits & 1 == 0 ? bits >> 1 : bits >> 1 ^ 0xEDB8_8320
            }
        }
        return Int(~remainder)
    }

    // Stored blocks of deflate (RFC 1951, 3.2.4), in zlib's format (RFC 1950).
    fileprivate var storedInZlib: [UInt8] {
        var stored: [UInt8] = [0x78, 0x01]
        var rest = self[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            stored.append(rest.isEmpty ? 1 : 0)
            stored += [length, ~length].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            stored += block
        } while !rest.isEmpty
        var (low, high) = (1, 0)
        for byte in self {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stored + (high << 16 | low).bigEndianBytes
    }
}
