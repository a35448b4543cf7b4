import AppClipCodeReader
import Foundation
import JPEGWriter
import PictureFiles

/// A JPEG file made by libjpeg.
struct MadeJPEG {
    var width = 48
    var height = 32
    var colors = JPEGColors.yCbCr
    var quality = 95
    var isProgressive = false
    var isSubsampled = false
    var restartInterval = 0
    /// The content of an APP1 segment.
    var app1: [UInt8] = []
    var hasAdobeMark = true
    /// A sample of the picture, 0...255.
    var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int = { x, y, channel in
        (x * 4 + y * 2 + channel * 60) & 0xFF
    }

    var channels: Int {
        switch colors {
        case .gray: 1
        case .yCbCr, .RGB: 3
        case .CMYK, .YCCK: 4
        }
    }

    var bytes: [UInt8] {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<channels { pixels.append(UInt8(sample(x, y, channel))) }
            }
        }
        // Reason: the segment outlives the call that reads it.
        return unsafe app1.withUnsafeBufferPointer { segment in
            var picture = unsafe JPEGPicture(
                width: UInt32(width),
                height: UInt32(height),
                colors: colors,
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
            let count = unsafe jpeg_picture_write(&picture, pixels, &file)
            // Reason: the writer gave `count` bytes that are freed here and nowhere else.
            defer { unsafe free(file) }
            // Reason: as above.
            return unsafe Array(UnsafeBufferPointer(start: file, count: count))
        }
    }

    /// The place of the first marker of a kind.
    static func marker(_ kind: UInt8, in file: [UInt8]) -> Int? {
        file.indices.dropLast().first { file[$0] == 0xFF && file[$0 + 1] == kind }
    }

    /// The same file with other sides in its header.
    static func resized(_ file: [UInt8], width: Int, height: Int) -> [UInt8] {
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

/// An EXIF segment that names an orientation.
func exif(orientation: Int, littleEndian: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ byteCount: Int) -> [UInt8] {
        let bytes = bigEndian(value).suffix(byteCount)
        return littleEndian ? bytes.reversed() : Array(bytes)
    }
    let signature = Array("Exif\0\0".utf8)
    let start = Array((littleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    // The maker's name, four letters in place of an address, stands before.
    let maker = number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("Abc\0".utf8)
    let turn = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    return signature + start + number(2, 2) + maker + turn + number(0, 4)
}

extension DecodedPicture {
    /// The channels of a pixel.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        let size = layout.format.bytesPerPixel
        let start = y * layout.stride + x * size
        return pixels[start..<start + size].map { Int($0) }
    }
}

/// Whether channels are alike but for the losses of JPEG.
func isNear(_ pixel: [Int], _ other: [Int], tolerance: Int = 12) -> Bool {
    pixel.count == other.count && zip(pixel, other).allSatisfy { abs($0 - $1) <= tolerance }
}
