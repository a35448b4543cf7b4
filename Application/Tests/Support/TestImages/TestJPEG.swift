// SPDX-License-Identifier: Apache-2.0

import Foundation
import JPEGWriter

/// A JPEG file encoded by libjpeg.
public struct TestJPEG {
    /// The colour space of the file; samples have four channels for inks, one for gray, and
    /// three for the others.
    public enum Colors: Sendable, Hashable, CaseIterable {
        /// Luminance only.
        case gray
        /// Luminance and two colour differences.
        case yCbCr
        /// Red, green, blue.
        case rgb
        /// Four inks.
        case cmyk
        /// CMYK as black, luminance and two colour differences.
        case ycck
    }

    /// The width, in pixels.
    public var width = 48
    /// The height, in pixels.
    public var height = 32
    /// The colour space of the file.
    public var colors = Colors.yCbCr
    /// The quality, from 1 to 100.
    public var quality = 95
    /// A Boolean value that indicates whether the image is encoded in several passes.
    public var isProgressive = false
    /// A Boolean value that indicates whether colours have half the resolution in each direction.
    public var isSubsampled = false
    /// The number of blocks between restart markers, or 0 for none.
    public var restartInterval = 0
    /// The content of an APP1 segment.
    public var app1: [UInt8] = []
    /// A Boolean value that indicates whether Adobe's marker says that inks are inverted.
    public var hasAdobeMark = true
    /// Returns a sample of the image, from 0 to 255.
    public var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int = { x, y, channel in
        (x * 4 + y * 2 + channel * 60) & 0xFF
    }

    /// Creates an image with colour gradients.
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

    /// The bytes of the file.
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
            // There are as many pixels as width and height require.
            let count = unsafe jpeg_image_write(&image, pixels, &file)
            // The writer allocated `count` bytes, which are freed here and nowhere else.
            defer { unsafe free(file) }
            // Reason: as above.
            return unsafe Array(UnsafeBufferPointer(start: file, count: count))
        }
    }

    /// Returns the offset of the first marker of a kind.
    public static func marker(_ kind: UInt8, in file: [UInt8]) -> Int? {
        file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == kind }
    }

    /// Returns the same file with another size in its header.
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
