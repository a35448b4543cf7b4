// SPDX-License-Identifier: Apache-2.0

import Foundation
import JPEGWriter

/// A JPEG file made by libjpeg.
public struct TestJPEG {
    /// What the file keeps of a pixel; what is given has four channels for inks, one for gray,
    /// three for the others.
    public enum Colors: Sendable, Hashable, CaseIterable {
        /// Brightness.
        case gray
        /// Brightness and two differences of colours.
        case yCbCr
        /// Red, green, blue.
        case rgb
        /// Four inks.
        case cmyk
        /// Black, and the other inks as brightness and differences.
        case ycck
    }

    /// The pixels of a row.
    public var width = 48
    /// The rows.
    public var height = 32
    /// What the file keeps of a pixel.
    public var colors = Colors.yCbCr
    /// From 1 to 100.
    public var quality = 95
    /// Whether the image comes in several passes.
    public var isProgressive = false
    /// Whether colours have half as many pixels in each direction.
    public var isSubsampled = false
    /// Blocks between marks to start again at, or 0.
    public var restartInterval = 0
    /// The content of an APP1 segment.
    public var app1: [UInt8] = []
    /// Whether inks are marked as being the other way round.
    public var hasAdobeMark = true
    /// A sample of the image, 0...255.
    public var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int = { x, y, channel in
        (x * 4 + y * 2 + channel * 60) & 0xFF
    }

    /// Makes an image with falling colours.
    public init() {}

    private var channels: Int {
        switch colors {
        case .gray: 1
        case .yCbCr, .rgb: 3
        case .cmyk, .ycck: 4
        }
    }

    private var written: JPEGColors {
        switch colors {
        case .gray: .gray
        case .yCbCr: .yCbCr
        case .rgb: .RGB
        case .cmyk: .CMYK
        case .ycck: .YCCK
        }
    }

    /// The file.
    public var bytes: [UInt8] {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<channels { pixels.append(UInt8(sample(x, y, channel))) }
            }
        }
        // Reason: the segment outlives the call that reads it.
        return unsafe app1.withUnsafeBufferPointer { segment in
            var image = unsafe JPEGImage(
                width: UInt32(width),
                height: UInt32(height),
                colors: written,
                quality: Int32(quality),
                progressive: isProgressive ? 1 : 0,
                subsampled: isSubsampled ? 1 : 0,
                restart_interval: UInt32(restartInterval),
                without_adobe: hasAdobeMark ? 0 : 1,
                app1: app1.isEmpty ? nil : segment.baseAddress,
                app1_count: app1.count
            )
            var file: UnsafeMutablePointer<UInt8>?
            // Reason: there are as many pixels as the sides say.
            let count = unsafe jpeg_image_write(&image, pixels, &file)
            // Reason: the writer gave `count` bytes that are freed here and nowhere else.
            defer { unsafe free(file) }
            // Reason: as above.
            return unsafe Array(UnsafeBufferPointer(start: file, count: count))
        }
    }

    /// The place of the first marker of a kind.
    public static func marker(_ kind: UInt8, in file: [UInt8]) -> Int? {
        file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == kind }
    }

    /// The same file with other sides in its header.
    public static func resized(_ file: [UInt8], width: Int, height: Int) -> [UInt8] {
        var file = file
        for kind in [0xC0, 0xC1, 0xC2] as [UInt8] {
            guard let start = marker(kind, in: file) else { continue }
            file.replaceSubrange(
                start + 5..<start + 9,
                with: [
                    UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8),
                    UInt8(width & 0xFF),
                ]
            )
        }
        return file
    }
}
