// SPDX-License-Identifier: Apache-2.0

/// The light across a code: a polynomial over its plane, of degree 1 or 2.
///
/// It is fitted by iteratively reweighted least squares with Geman–McClure weights, `1 / (1 +
/// x²)²`.
struct Lighting {
    /// The ink of a surface without any light, negated: added to ink, it makes ink proportional to
    /// the light.
    ///
    /// It is negative.
    let darkness: Float

    // The factors of 1, x, y, x², xy, y².
    private let factors: SIMD8<Float>

    /// A point in the background colour.
    struct Clear {
        /// The place in the code's plane.
        var x: Float
        var y: Float

        /// The ink at the place.
        var ink: Float
    }

    /// The number of times that the weights are recomputed.
    private static let rounds = 5

    /// The ridge of the terms of degree 1 and of degree 2, for each point, against terms that few
    /// points support; and a number that keeps the system positive definite.
    private static let linearStiffness: Float = 0.002
    private static let quadraticStiffness: Float = 0.01
    private static let leastStiffness = 1e-9

    /// The minimum spread of the residuals, as a fraction of the background's brightness, and the
    /// factor from their median magnitude to a standard deviation (1.48, rounded down).
    private static let leastSpread: Float = -0.03
    private static let medianToSpread: Float = 1.4

    /// The bounds of plausible light; values outside are extrapolated, not observed.
    private static let dimmest: Float = 0.12
    private static let brightest: Float = 4

    /// Creates the light by a fit to the ink of points that should have the background colour; a
    /// robust fit, since some of them may be covered.
    ///
    /// `isQuadratic` adds the terms of degree 2. The result is `nil` if there are not enough
    /// points.
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
        for _ in 0..<Self.rounds {
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
                    Double(
                        count
                            * (row == 0
                                ? 0 : row < 3 ? Self.linearStiffness : Self.quadraticStiffness)
                    ) + Self.leastStiffness
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
            let spread = max(Self.leastSpread * darkness, Self.medianToSpread * sizes.median())
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

    /// Returns the light at a place of the code's plane, relative to even light.
    func strength(_ x: Quad, _ y: Quad) -> Quad {
        var light = factors[0] + x * factors[1] + y * factors[2]
        light += x * x * factors[3] + x * y * factors[4] + y * y * factors[5]
        light.replace(with: Self.dimmest, where: light .< Self.dimmest)
        light.replace(with: Self.brightest, where: light .> Self.brightest)
        return light
    }

    /// Returns the ink as it would be in even light.
    func evened(_ ink: Quad, _ x: Quad, _ y: Quad) -> Quad {
        (ink + darkness) / strength(x, y) - darkness
    }
}
