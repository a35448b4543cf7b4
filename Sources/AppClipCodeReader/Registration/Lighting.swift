/// How the light falls across a code: a polynomial over its plane, of degree 1 or 2.
struct Lighting {
    /// What makes ink proportional to the light when it is added; negative.
    let darkness: Float

    // Of 1, x, y, x², xy, y².
    private let factors: SIMD8<Float>

    /// A point in the background's colour.
    struct Clear {
        /// The place in the code's plane.
        var x: Float
        var y: Float

        /// Its ink.
        var ink: Float
    }

    /// Fits the light to the ink of points that should have the background's colour; a robust fit,
    /// since some of them may be covered.
    ///
    /// `isQuadratic` adds the terms of degree 2. `nil` where the points do not suffice.
    init?(_ points: [Clear], darkness: Float, isQuadratic: Bool) {
        self.darkness = darkness
        let size = isQuadratic ? 6 : 3
        let count = Float(points.count)
        guard points.count >= size else { return nil }
        var weights = [Float](repeating: 1, count: points.count)
        var rests = weights
        var sizes = weights
        let terms = points.map { Self.terms($0.x, $0.y) }
        var factors = SIMD8<Float>.zero
        for _ in 0..<5 {
            var sums = [SIMD8<Float>](repeating: .zero, count: size)
            var right = SIMD8<Float>.zero
            for index in points.indices {
                let weighted = terms[index] * weights[index]
                for row in 0..<size { sums[row] += weighted * terms[index][row] }
                right += weighted * (points[index].ink + darkness)
            }
            var system = LinearSystem(size: size)
            for row in 0..<size {
                for column in 0..<size {
                    system.matrix[row * size + column] = Double(sums[row][column])
                }
                system.matrix[row * size + row] +=
                    Double(count * (row == 0 ? 0 : row < 3 ? 0.002 : 0.01)) + 1e-9
                system.right[row] = Double(right[row])
            }
            guard let solution = system.solved() else { return nil }
            factors = .zero
            for row in 0..<size { factors[row] = Float(solution[row]) }
            for index in points.indices {
                rests[index] =
                    points[index].ink + darkness - (terms[index] * factors).sum()
                sizes[index] = rests[index].magnitude
            }
            let spread = max(-0.03 * darkness, 1.4 * sizes.median())
            for index in points.indices {
                let relative = rests[index] / (2 * spread)
                let falloff = 1 + relative * relative
                weights[index] = 1 / (falloff * falloff)
            }
        }
        self.factors = factors / darkness
    }

    private static func terms(_ x: Float, _ y: Float) -> SIMD8<Float> {
        SIMD8(1, x, y, x * x, x * y, y * y, 0, 0)
    }

    /// The light at a place of the code's plane, 1 where it is as it is around the middle.
    func strength(_ x: Quad, _ y: Quad) -> Quad {
        var light = factors[0] + x * factors[1] + y * factors[2]
        light += x * x * factors[3] + x * y * factors[4] + y * y * factors[5]
        light.replace(with: 0.12, where: light .< 0.12)
        light.replace(with: 4, where: light .> 4)
        return light
    }

    /// The ink as it would be in even light.
    func evened(_ ink: Quad, _ x: Quad, _ y: Quad) -> Quad {
        (ink + darkness) / strength(x, y) - darkness
    }
}
