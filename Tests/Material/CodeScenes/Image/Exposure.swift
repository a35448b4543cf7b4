// SPDX-License-Identifier: Apache-2.0

/// An image before it is converted to bytes, to which effects are applied.
///
/// Values are in the steps of the bytes, 0...255, and may leave that range until the image is
/// converted.
public struct Exposure: Sendable {
    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// Red, green, blue, and the opacity in an image with transparent areas; each row by row.
    ///
    /// The colours are premultiplied by the opacity, which is 0...255 too.
    public internal(set) var planes: [[Float]]

    /// Creates a black, opaque image, or a transparent one.
    init(width: Int, height: Int, isClear: Bool) {
        self.width = width
        self.height = height
        let plane = [Float](repeating: 0, count: width * height)
        planes = [[Float]](repeating: plane, count: isClear ? 4 : 3)
    }

    /// Creates an opaque image, or one with transparent areas, from bytes.
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

    /// Whether there are transparent areas.
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

    /// The image mirrored horizontally.
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
