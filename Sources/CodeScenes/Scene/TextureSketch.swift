import AppClipCodes

/// Draws textures on a square of texels.
struct TextureSketch {
    let side: Int
    private(set) var texels: [SIMD4<Float>]
    private var randomness: SeededRandomness

    init(side: Int, seed: UInt64) {
        self.side = side
        randomness = SeededRandomness(seed: seed)
        texels = [SIMD4<Float>](repeating: SIMD4(0, 0, 0, 1), count: side * side)
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

    private mutating func color() -> SIMD4<Float> {
        let color = randomness.color()
        return SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1)
    }

    // MARK: Textures

    private mutating func drawClouds() {
        let (one, other, third) = (color(), color(), color())
        let coarse = noise(cells: 4, octaves: 6)
        let fine = noise(cells: 7, octaves: 5)
        for place in texels.indices {
            let mixed = one + (other - one) * coarse[place]
            texels[place] = mixed + (third - mixed) * (fine[place] * fine[place])
        }
    }

    private mutating func drawPlaster() {
        let base = color()
        let waves = noise(cells: 16, octaves: 5)
        for place in texels.indices {
            let grain = Float(randomness.number(in: -18...18))
            texels[place] = base + SIMD4(repeating: (waves[place] - 0.5) * 70 + grain)
            texels[place].w = 1
        }
    }

    private mutating func drawBoards() {
        let grain = noise(cells: 6, octaves: 5)
        var row = 0
        while row < side {
            let board = color()
            let height = randomness.whole(in: 30...90)
            let shift = randomness.whole(in: 0...side - 1)
            for y in row..<min(side, row + height) {
                for x in 0..<side {
                    // The grain runs along the board: it is stretched eight times.
                    let place = y * side + (x / 8 + shift) % side
                    let tone = y == row ? Float(0.3) : 0.65 + 0.5 * grain[place]
                    texels[y * side + x] = board * tone
                    texels[y * side + x].w = 1
                }
            }
            row += height
        }
    }

    private mutating func drawCloth() {
        let (ground, across, along) = (color(), color(), color())
        let width = randomness.whole(in: 10...40)
        for y in 0..<side {
            for x in 0..<side {
                var texel = ground
                if x / width % 2 == 0 { texel += (along - texel) * 0.5 }
                if y / width % 2 == 0 { texel += (across - texel) * 0.5 }
                // Threads go over and under each other.
                texel *= (x / 2 + y / 2) % 2 == 0 ? 1 : 0.85
                texel.w = 1
                texels[y * side + x] = texel
            }
        }
    }

    private mutating func drawClutter() {
        fill(color())
        for _ in 0..<randomness.whole(in: 60...200) {
            let size = randomness.whole(in: 4...side / 6)
            let (x, y) = (randomness.whole(in: 0...side - 1), randomness.whole(in: 0...side - 1))
            let fill = color()
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
        fill(SIMD4(bright, bright, bright - 10, 1))
        let ink = SIMD4<Float>(30, 30, 40, 1)
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

    private mutating func fill(_ color: SIMD4<Float>) {
        for place in texels.indices { texels[place] = color }
    }

    private mutating func rectangle(
        x: Int,
        y: Int,
        width: Int,
        height: Int,
        _ color: SIMD4<Float>
    ) {
        for row in y..<min(side, y + height) {
            for column in x..<min(side, x + width) { texels[row * side + column] = color }
        }
    }

    private mutating func disc(x: Int, y: Int, radius: Int, _ color: SIMD4<Float>) {
        for row in max(0, y - radius)..<min(side, y + radius + 1) {
            for column in max(0, x - radius)..<min(side, x + radius + 1) {
                let (right, down) = (column - x, row - y)
                if right * right + down * down <= radius * radius {
                    texels[row * side + column] = color
                }
            }
        }
    }

    /// Smooth noise of several sizes on top of each other, 0...1.
    private mutating func noise(cells: Int, octaves: Int) -> [Float] {
        var sum = [Float](repeating: 0, count: side * side)
        var amount: Float = 1
        var total: Float = 0
        var cells = cells
        for _ in 0..<octaves where cells < side {
            let knots = (0..<(cells + 1) * (cells + 1)).map { _ in
                Float(randomness.number(in: 0...1))
            }
            for y in 0..<side {
                let down = Float(y * cells) / Float(side)
                let row = Int(down)
                let t = Self.eased(down - Float(row))
                for x in 0..<side {
                    let right = Float(x * cells) / Float(side)
                    let column = Int(right)
                    let s = Self.eased(right - Float(column))
                    let place = row * (cells + 1) + column
                    let upper = knots[place] + (knots[place + 1] - knots[place]) * s
                    let left = knots[place + cells + 1]
                    let lower = left + (knots[place + cells + 2] - left) * s
                    sum[y * side + x] += amount * (upper + (lower - upper) * t)
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
