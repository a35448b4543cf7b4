// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A drawing as texels, which can be rendered from any viewpoint.
struct CodeTexture {
    /// The number of transparent texels beyond the view box on each side.
    private static let border = 2

    let width: Int
    let height: Int

    /// The texels, row by row.
    private(set) var texels: [Texel]

    let map: TexelMap

    /// Creates a texture by painting a drawing.
    ///
    /// - Complexity: O(texels + length of all outlines in texels).
    /// - Parameters:
    ///   - drawing: The drawing, with all shapes inside its view box.
    ///   - scale: The number of texels per user unit.
    init(_ drawing: CodeDrawing, scale: Double) {
        let box = drawing.viewBox
        let border = Double(Self.border)
        map = TexelMap(
            originX: box.x - border / scale,
            originY: box.y - border / scale,
            scale: scale
        )
        width = Elementary.ceiling(box.width * scale) + 2 * Self.border
        height = Elementary.ceiling(box.height * scale) + 2 * Self.border
        texels = [Texel](repeating: .clear, count: width * height)
        for shape in drawing.shapes {
            let fill: RGBColor =
                switch shape {
                case .disc(let disc): disc.fill
                case .arc(let arc): arc.stroke
                case .path(let path): path.fill
                }
            paint(Outline(shape, in: map), fill)
        }
    }

    private mutating func paint(_ outline: Outline, _ fill: RGBColor) {
        let color = Texel(fill)
        var converter = ScanConverter(outline, width: width, height: height)
        converter.forEachRow { row, columns, cover in
            let start = row * width
            for column in columns {
                let share = UInt64(min(1, max(0, cover[column])) * 256 + 0.5)
                if share == 256 {
                    texels[start + column] = color
                } else if share > 0 {
                    texels[start + column] = texels[start + column].mixed(with: color, share)
                }
            }
        }
    }

    /// Returns the colour at a position in texels, interpolated between the centers of the four
    /// nearest texels.
    func color(x: Double, y: Double) -> Texel {
        let left = x - 0.5
        let top = y - 0.5
        guard left > 0, top > 0 else { return .clear }
        let column = Int(left)
        let row = Int(top)
        guard column + 1 < width, row + 1 < height else { return .clear }
        let place = row * width + column
        let (upperLeft, upperRight) = (texels[place], texels[place + 1])
        let (lowerLeft, lowerRight) = (texels[place + width], texels[place + width + 1])
        // Most of a code has one colour.
        if upperLeft == upperRight, upperLeft == lowerLeft, upperLeft == lowerRight {
            return upperLeft
        }
        let right = UInt64((left - Double(column)) * 256)
        let bottom = UInt64((top - Double(row)) * 256)
        return upperLeft.mixed(with: upperRight, right)
            .mixed(with: lowerLeft.mixed(with: lowerRight, right), bottom)
    }
}
