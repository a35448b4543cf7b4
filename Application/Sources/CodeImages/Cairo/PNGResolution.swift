// SPDX-License-Identifier: Apache-2.0

import ZipFiles

/// The resolution of a PNG file on paper: its `pHYs` chunk (PNG, third edition, 11.3.4.3).
///
/// Cairo does not write one.
struct PNGResolution: Sendable, Hashable {
    /// The number of pixels per metre, in both directions.
    let pixelsPerMeter: Int

    /// Creates the resolution that gives an image a width on paper, rounded to whole pixels per metre.
    init(width: Int, inMillimeters millimeters: Double) {
        pixelsPerMeter = max(1, Int((Double(width) * 1_000 / millimeters).rounded()))
    }

    /// Creates a resolution from pixels per inch.
    init(dotsPerInch: Double) { pixelsPerMeter = Int((dotsPerInch / 0.0254).rounded()) }

    /// Returns the file with the resolution after its header; signature and header take 33 bytes.
    func added(to png: [UInt8]) -> [UInt8] {
        let headerEnd = 33
        guard png.count > headerEnd else { return png }
        var chunk = Array("pHYs".utf8)
        for _ in 0..<2 { chunk += Self.bytes(UInt32(clamping: pixelsPerMeter)) }
        // The unit is the metre.
        chunk.append(1)
        let length = Self.bytes(UInt32(chunk.count - 4))
        return Array(png[..<headerEnd]) + length + chunk + Self.bytes(CRC32.checksum(chunk))
            + png[headerEnd...]
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
}
