// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import SeededRandom

/// Draws textures on a square of texels.
struct TextureSketch {
    let side: Int
    private(set) var texels: [Texel]
    private var randomness: SplitMix64

    init(side: Int, seed: UInt64) {
        self.side = side
        randomness = SplitMix64(seed: seed)
        texels = [Texel](repeating: Texel(.black), count: side * side)
    }

    mutating func draw(_ texture: Ground.Texture) {
        switch texture {
        case .clouds: drawClouds()
        case .plaster: drawPlaster()
        case .boards: drawBoards()
        case .cloth: drawCloth()
        case .clutter: drawClutter()
        case .print: drawPrint()
        }
    }

    // MARK: Textures

    private mutating func drawClouds() {
        let (one, other) = (Texel(randomness.color()), Texel(randomness.color()))
        let third = Texel(randomness.color())
        let coarse = noise(cells: 4, octaves: 6)
        let fine = noise(cells: 7, octaves: 5)
        for place in texels.indices {
            let first = UInt64(256 * coarse[place])
            let second = UInt64(256 * fine[place] * fine[place])
            texels[place] = one.mixed(with: other, first).mixed(with: third, second)
        }
    }

    private mutating func drawPlaster() {
        let base = randomness.color()
        let (red, green, blue) = (Float(base.red), Float(base.green), Float(base.blue))
        let waves = noise(cells: 16, octaves: 5)
        for place in texels.indices {
            let tone = (waves[place] - 0.5) * 70 + Float(randomness.number(in: -18...18))
            texels[place] = Texel(red: red + tone, green: green + tone, blue: blue + tone)
        }
    }

    private mutating func drawBoards() {
        let grain = noise(cells: 6, octaves: 5)
        var row = 0
        while row < side {
            let board = Texel(randomness.color())
            let height = randomness.whole(in: 30...90)
            let shift = randomness.whole(in: 0...side - 1)
            for y in row..<min(side, row + height) {
                for x in 0..<side {
                    // The grain follows the board: it is stretched by a factor of eight.
                    let place = y * side + (x / 8 + shift) % side
                    let dark = y == row ? 180 : UInt64(150 * (1 - grain[place]))
                    texels[y * side + x] = board.mixed(with: Texel(.black), dark)
                }
            }
            row += height
        }
    }

    private mutating func drawCloth() {
        let ground = Texel(randomness.color())
        let (across, along) = (Texel(randomness.color()), Texel(randomness.color()))
        let width = randomness.whole(in: 10...40)
        for y in 0..<side {
            for x in 0..<side {
                var texel = ground
                if x / width % 2 == 0 { texel = texel.mixed(with: along, 128) }
                if y / width % 2 == 0 { texel = texel.mixed(with: across, 128) }
                // Threads alternate above and below each other.
                if (x / 2 + y / 2) % 2 == 0 { texel = texel.mixed(with: Texel(.black), 38) }
                texels[y * side + x] = texel
            }
        }
    }

    private mutating func drawClutter() {
        fill(Texel(randomness.color()))
        for _ in 0..<randomness.whole(in: 60...200) {
            let size = randomness.whole(in: 4...side / 6)
            let (x, y) = (randomness.whole(in: 0...side - 1), randomness.whole(in: 0...side - 1))
            let fill = Texel(randomness.color())
            if randomness.chance(0.5) {
                let height = randomness.whole(in: 4...side / 6)
                rectangle(x: x, y: y, width: size, height: height, fill)
            } else {
                disc(x: x, y: y, radius: size / 2, fill)
            }
        }
    }

    private mutating func drawPrint() {
        let bright = Float(randomness.number(in: 200...255))
        fill(Texel(red: bright, green: bright, blue: bright - 10))
        let ink = Texel(RGBColor(0x1E1E28))
        var row = 8
        while row < side {
            let height = randomness.whole(in: 5...8)
            var x = 8
            while x < side - 8 {
                let width = randomness.whole(in: 2...5)
                if !randomness.chance(0.2) {
                    rectangle(x: x, y: row, width: width, height: height, ink)
                }
                x += width + 2
            }
            row += height + randomness.whole(in: 5...9)
        }
    }

    // MARK: Strokes

    private mutating func fill(_ color: Texel) {
        for place in texels.indices { texels[place] = color }
    }

    private mutating func rectangle(
        x: Int,
        y: Int,
        width: Int,
        height: Int,
        _ color: Texel
    ) {
        for row in y..<min(side, y + height) {
            for column in x..<min(side, x + width) { texels[row * side + column] = color }
        }
    }

    private mutating func disc(x: Int, y: Int, radius: Int, _ color: Texel) {
        for row in max(0, y - radius)..<min(side, y + radius + 1) {
            for column in max(0, x - radius)..<min(side, x + radius + 1) {
                let (right, down) = (column - x, row - y)
                if right * right + down * down <= radius * radius {
                    texels[row * side + column] = color
                }
            }
        }
    }

    /// Returns smooth noise, the sum of several sizes, in 0...1.
    private mutating func noise(cells: Int, octaves: Int) -> [Float] {
        var sum = [Float](repeating: 0, count: side * side)
        var amount: Float = 1
        var total: Float = 0
        var cells = cells
        for _ in 0..<octaves where cells < side {
            let knots = (0..<(cells + 1) * (cells + 1)).map { _ in
                Float(randomness.number(in: 0...1))
            }
            // The columns of the grid are the same in every row.
            let places = (0..<side).map { x in Float(x * cells) / Float(side) }
            let easedPlaces = places.map { Self.eased($0 - Float(Int($0))) }
            for y in 0..<side {
                let row = Int(places[y])
                let t = easedPlaces[y]
                let start = row * (cells + 1)
                let line = (0...cells).map { column in
                    knots[start + column]
                        + (knots[start + cells + 1 + column] - knots[start + column]) * t
                }
                var column = 0
                for x in 0..<side {
                    if Float(column + 1) <= places[x] { column += 1 }
                    let left = line[column]
                    let value = left + (line[column + 1] - left) * easedPlaces[x]
                    sum[y * side + x] += amount * value
                }
            }
            total += amount
            amount *= 0.55
            cells *= 2
        }
        for place in sum.indices { sum[place] /= total }
        return sum
    }

    private static func eased(_ t: Float) -> Float { t * t * (3 - 2 * t) }
}
