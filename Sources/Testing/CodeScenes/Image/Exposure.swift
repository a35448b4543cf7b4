// SPDX-License-Identifier: Apache-2.0

/// An image before it becomes bytes: what effects work on.
///
/// Values are in the steps of the bytes, 0...255, and may leave that range until the image is
/// taken.
public struct Exposure: Sendable {
    /// The pixels of a row.
    public let width: Int

    /// The rows.
    public let height: Int

    /// Red, green, blue, and in an image with clear places the cover; each row by row.
    ///
    /// The colours are multiplied by the cover, which is 0...255 too.
    public internal(set) var planes: [[Float]]

    /// A black, opaque image, or one that is clear everywhere.
    init(width: Int, height: Int, isClear: Bool) {
        self.width = width
        self.height = height
        let plane = [Float](repeating: 0, count: width * height)
        planes = [[Float]](repeating: plane, count: isClear ? 4 : 3)
    }

    /// Makes an opaque image of bytes, or one with clear places.
    public init(_ image: SceneImage) {
        let channels = image.format.bytesPerPixel
        self.init(width: image.width, height: image.height, isClear: channels == 4)
        for pixel in 0..<width * height {
            for channel in 0..<channels {
                planes[channel][pixel] = Float(image.bytes[pixel * channels + channel])
            }
            if channels == 4 {
                for channel in 0..<3 { planes[channel][pixel] *= planes[3][pixel] / 255 }
            }
        }
    }

    /// Whether there are clear places.
    var isClear: Bool { planes.count == 4 }

    /// The image as bytes, each value rounded.
    public var image: SceneImage {
        var bytes = [UInt8](repeating: 0, count: width * height * planes.count)
        let count = planes.count
        if count == 4 {
            for pixel in 0..<width * height {
                let cover = min(255, max(0, planes[3][pixel]))
                let factor = cover > 0.25 ? 255 / cover : 0
                for channel in 0..<3 {
                    bytes[4 * pixel + channel] = Self.byte(planes[channel][pixel] * factor)
                }
                bytes[4 * pixel + 3] = Self.byte(cover)
            }
        } else {
            for channel in 0..<count {
                var place = channel
                for value in planes[channel] {
                    bytes[place] = Self.byte(value)
                    place += count
                }
            }
        }
        return SceneImage(
            width: width,
            height: height,
            format: count == 4 ? .rgba : .rgb,
            bytes: bytes
        )
    }

    static func byte(_ value: Float) -> UInt8 { UInt8(min(255, max(0, value + 0.5))) }

    /// The image as in a mirror, left and right exchanged.
    var mirrored: Exposure {
        var mirrored = self
        for channel in planes.indices {
            for y in 0..<height {
                for x in 0..<width {
                    mirrored.planes[channel][y * width + x] =
                        planes[channel][y * width + width - 1 - x]
                }
            }
        }
        return mirrored
    }
}

extension Exposure {
    /// Paints the mean of some texels, given by their sum, over a pixel.
    mutating func paint(_ sum: Texel, of count: Int, at place: Int) {
        let share = 1 / Float(count)
        let rest = 1 - sum.cover * share / 255
        planes[0][place] = sum.red * share + planes[0][place] * rest
        planes[1][place] = sum.green * share + planes[1][place] * rest
        planes[2][place] = sum.blue * share + planes[2][place] * rest
        if planes.count == 4 { planes[3][place] = sum.cover * share + planes[3][place] * rest }
    }
}
