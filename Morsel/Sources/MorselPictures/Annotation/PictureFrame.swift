/// What stands around a picture, in pixels on each side.
struct PictureFrame: Hashable {
    var left = 0
    var top = 0
    var right = 0
    var bottom = 0

    /// A dark gray, as `0x00RRGGBB`, that is not taken for a part of a picture.
    static let color: UInt32 = 0x2B2F36
}

extension PictureFrame {
    /// What a region has more than a picture in it.
    init(of region: Box, about picture: Box) {
        func pixels(_ length: Double) -> Int { Int(max(0, length).rounded(.up)) }
        left = pixels(picture.x - region.x)
        top = pixels(picture.y - region.y)
        right = pixels(region.maxX - picture.maxX)
        bottom = pixels(region.maxY - picture.maxY)
    }
}
