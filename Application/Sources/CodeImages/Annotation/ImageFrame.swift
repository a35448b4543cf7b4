// SPDX-License-Identifier: Apache-2.0

/// The frame around an image, in pixels on each side.
struct ImageFrame: Hashable {
    var left = 0
    var top = 0
    var right = 0
    var bottom = 0

    /// A dark gray, as `0x00RRGGBB`, that does not look like a part of an image.
    static let color: UInt32 = 0x2B2F36
}

extension ImageFrame {
    /// Creates the frame by which a region exceeds the image in it.
    init(of region: Box, about image: Box) {
        func pixels(_ length: Double) -> Int { Int(max(0, length).rounded(.up)) }
        left = pixels(image.x - region.x)
        top = pixels(image.y - region.y)
        right = pixels(region.maxX - image.maxX)
        bottom = pixels(region.maxY - image.maxY)
    }
}
