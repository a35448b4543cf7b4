// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A square of a texture, which continues mirrored on all sides, in sizes that halve at each level.
struct GroundTile {
    /// The number of texels on a side.
    static let side = 512

    /// The levels, each half as wide as the previous one; the last is a single texel.
    private var levels: [[Texel]] = []

    /// The mean colour, which is seen from far away.
    let mean: Texel

    /// Creates the tile of a texture.
    init(_ texture: Ground.Texture, seed: UInt64) {
        var sketch = TextureSketch(side: Self.side, seed: seed)
        sketch.draw(texture)
        var level = sketch.texels
        var side = Self.side
        levels.append(level)
        while side > 1 {
            side /= 2
            var half = [Texel](repeating: .clear, count: side * side)
            for y in 0..<side {
                for x in 0..<side {
                    let place = 4 * y * side + 2 * x
                    let upper = level[place].lanes &+ level[place + 1].lanes
                    let lower = level[place + 2 * side].lanes &+ level[place + 2 * side + 1].lanes
                    let quarter = (upper &+ lower &+ 0x0002_0002_0002_0002) >> 2
                    half[y * side + x] = Texel(lanes: quarter & 0x00FF_00FF_00FF_00FF)
                }
            }
            level = half
            levels.append(level)
        }
        mean = level[0]
    }

    /// Returns the colour at a position in texels, for a pixel that covers a number of texels along
    /// a side.
    func color(x: Double, y: Double, pixel: Double) -> Texel {
        var level = 0
        var width = pixel
        while width > 1.4, level < levels.count - 1 {
            width /= 2
            level += 1
        }
        let shrink = 1 / Double(1 << level)
        let side = Self.side >> level
        guard side > 1, abs(x) < 1e7, abs(y) < 1e7 else { return mean }
        let (left, top) = (x * shrink - 0.5, y * shrink - 0.5)
        let (column, row) = (Elementary.floor(left), Elementary.floor(top))
        let right = UInt64((left - Double(column)) * 256)
        let bottom = UInt64((top - Double(row)) * 256)
        let (x0, x1) = (Self.mirrored(column, side), Self.mirrored(column + 1, side))
        let (y0, y1) = (Self.mirrored(row, side) * side, Self.mirrored(row + 1, side) * side)
        let texels = levels[level]
        let upper = texels[y0 + x0].mixed(with: texels[y0 + x1], right)
        return upper.mixed(with: texels[y1 + x0].mixed(with: texels[y1 + x1], right), bottom)
    }

    private static func mirrored(_ place: Int, _ side: Int) -> Int {
        // The side is a power of two.
        let inTwo = place & (2 * side - 1)
        return inTwo < side ? inTwo : 2 * side - 1 - inTwo
    }
}
