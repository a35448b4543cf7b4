import AppClipCodes

/// A drawing as texels, to be looked at from anywhere.
struct CodeTexture {
    /// How many texels lie beyond the view box on each side; they are clear.
    private static let border = 2

    let width: Int
    let height: Int

    /// The colour of each texel multiplied by its cover: red, green, blue, and the cover.
    private(set) var texels: [SIMD4<Float>]

    let map: TexelMap

    /// Paints a drawing.
    ///
    /// - Complexity: O(texels + length of all outlines in texels).
    /// - Parameters:
    ///   - drawing: What is painted, with all shapes inside its view box.
    ///   - scale: Texels for one user unit.
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
        texels = [SIMD4<Float>](repeating: .zero, count: width * height)
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
        let color = SIMD4(Float(fill.red), Float(fill.green), Float(fill.blue), 1)
        var converter = ScanConverter(outline, width: width, height: height)
        converter.forEachRow { row, columns, cover in
            let start = row * width
            for column in columns where cover[column] > 0 {
                let share = min(1, cover[column])
                let old = texels[start + column]
                texels[start + column] = old + (color - old) * share
            }
        }
    }

    /// The colour at a place in texels, between the middles of the four texels about it.
    func color(x: Double, y: Double) -> SIMD4<Float> {
        let left = x - 0.5
        let top = y - 0.5
        guard left > 0, top > 0 else { return .zero }
        let column = Int(left)
        let row = Int(top)
        guard column + 1 < width, row + 1 < height else { return .zero }
        let right = Float(left - Double(column))
        let bottom = Float(top - Double(row))
        let place = row * width + column
        let upper = texels[place] * (1 - right) + texels[place + 1] * right
        let lower = texels[place + width] * (1 - right) + texels[place + width + 1] * right
        return upper * (1 - bottom) + lower * bottom
    }
}
