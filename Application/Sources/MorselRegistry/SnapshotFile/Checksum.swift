// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences

/// XXH64, a checksum that is computed about as fast as memory is read.
///
/// Source: Yann Collet, "xxHash fast digest algorithm", format specification 0.1.1; the seed is 0.
/// It detects accidental errors of disks and programs, and is not a signature.
enum Checksum {
    private static let first: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let third: UInt64 = 0x1656_67B1_9E37_79F9
    private static let fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let fifth: UInt64 = 0x27D4_EB2F_1656_67C5

    /// Returns the checksum of bytes.
    static func of(_ bytes: SharedBytes) -> UInt64 {
        unsafe bytes.withUnsafeBytes { unsafe of($0) }
    }

    private static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        // Every read is within the bytes before `end`.
        func word(_ place: Int) -> UInt64 {
            UInt64(
                littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            )
        }
        let end = bytes.count
        var place = 0
        var sum: UInt64
        if end >= 32 {
            var lanes = (first &+ second, second, 0 as UInt64, 0 &- first)
            while place + 32 <= end {
                lanes.0 = round(lanes.0, word(place))
                lanes.1 = round(lanes.1, word(place + 8))
                lanes.2 = round(lanes.2, word(place + 16))
                lanes.3 = round(lanes.3, word(place + 24))
                place += 32
            }
            sum = lanes.0.rotated(1) &+ lanes.1.rotated(7)
            sum = sum &+ lanes.2.rotated(12) &+ lanes.3.rotated(18)
            for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
                sum = (sum ^ round(0, lane)) &* first &+ fourth
            }
        } else {
            sum = fifth
        }
        sum = sum &+ UInt64(end)
        while place + 8 <= end {
            sum = (sum ^ round(0, word(place))).rotated(27) &* first &+ fourth
            place += 8
        }
        if place + 4 <= end {
            let half = (0..<4).reduce(0 as UInt64) { half, index in
                half | UInt64(unsafe bytes[place + index]) << UInt64(8 * index)
            }
            sum = (sum ^ half &* first).rotated(23) &* second &+ third
            place += 4
        }
        while place < end {
            sum = (sum ^ UInt64(unsafe bytes[place]) &* fifth).rotated(11) &* first
            place += 1
        }
        sum = (sum ^ sum >> 33) &* second
        sum = (sum ^ sum >> 29) &* third
        return sum ^ sum >> 32
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        (lane &+ word &* second).rotated(31) &* first
    }
}

extension UInt64 {
    /// Returns the value rotated to the left.
    fileprivate func rotated(_ count: UInt64) -> UInt64 {
        self << count | self >> (64 - count)
    }
}
