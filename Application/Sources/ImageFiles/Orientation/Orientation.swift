// SPDX-License-Identifier: Apache-2.0

/// The orientation of a stored image: the transform that makes it upright.
///
/// The numbers are those of EXIF (tag 0x0112); they name the side of the scene that the first row
/// and the first column of the file show.
enum Orientation: UInt8, Sendable, CaseIterable {
    /// First row on top, first column left: already upright.
    case upright = 1
    /// First row on top, first column right.
    case mirrored
    /// First row at the bottom, first column right.
    case upsideDown
    /// First row at the bottom, first column left.
    case mirroredUpsideDown
    /// First row left, first column on top.
    case transposed
    /// First row right, first column on top.
    case turnedLeft
    /// First row right, first column at the bottom.
    case transversed
    /// First row left, first column at the bottom.
    case turnedRight

    /// Whether width and height are swapped.
    var swapsSides: Bool { rawValue >= Orientation.transposed.rawValue }

    /// Returns the size of the upright image.
    func uprightSize(width: Int, height: Int) -> (width: Int, height: Int) {
        swapsSides ? (height, width) : (width, height)
    }

    /// Returns the position in the upright image of a pixel of a file with this size.
    func upright(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        let (right, bottom) = (width - 1 - x, height - 1 - y)
        return switch self {
        case .upright: (x, y)
        case .mirrored: (right, y)
        case .upsideDown: (right, bottom)
        case .mirroredUpsideDown: (x, bottom)
        case .transposed: (y, x)
        case .turnedLeft: (bottom, x)
        case .transversed: (bottom, right)
        case .turnedRight: (y, right)
        }
    }
}
