// SPDX-License-Identifier: Apache-2.0

/// A filter along a line that removes most of the blur of a moving camera.
///
/// It is the least-squares inverse of the blur with a ridge against noise: the finite form of a
/// Wiener filter for white noise.
struct MotionFilter {
    /// The weights of the pixels along the line, centred.
    let weights: [Float]

    /// The ridge: the assumed power of the noise, as a fraction of that of the details.
    private static let stiffness = 0.015

    /// The lengths of blur, in pixels, that are removed: shorter ones do no harm, and longer ones
    /// leave too little detail.
    private static let lengths = 3.0...40.0

    /// The minimum sum of the weights: below it the filter would only amplify noise.
    private static let leastSum = 0.2

    /// Creates a filter that changes a mean over `length` pixels into one over `rest` pixels.
    ///
    /// The result is `nil` for lengths that are too short to matter or too long.
    init?(length: Double, rest: Double) {
        guard Self.lengths ~= length, rest < length else { return nil }
        let reach = Int(1.5 * length) + 1
        let size = 2 * reach + 1
        let blur = Self.box(length)
        let target = Self.box(rest)
        // Least squares: the blur of the weights should be the target. The normal equations consist
        // of the blur's autocorrelation and its correlation with the target.
        let own = Self.correlation(blur, blur, reach: 2 * reach)
        let crossed = Self.correlation(target, blur, reach: reach)
        var system = LinearSystem(size: size)
        for row in 0..<size {
            for column in 0...row {
                system.matrix[row * size + column] = own[2 * reach + row - column]
            }
            system.matrix[row * size + row] += Self.stiffness
            system.right[row] = crossed[row]
        }
        guard let solution = system.solved() else { return nil }
        let sum = solution.reduce(0, +)
        guard sum > Self.leastSum else { return nil }
        weights = solution.map { Float($0 / sum) }
    }

    /// Returns a mean over `length` pixels: an odd number of weights, the outer ones partial.
    private static func box(_ length: Double) -> [Double] {
        let half = max(length, 1) / 2
        let reach = Int(half + 0.5)
        return (-reach...reach).map { place in
            let from = max(Double(place) - 0.5, -half)
            let to = min(Double(place) + 0.5, half)
            return max(to - from, 0) / (2 * half)
        }
    }

    /// Returns the sums of products of two lists, both centred, for shifts of -reach...reach.
    private static func correlation(_ a: [Double], _ b: [Double], reach: Int) -> [Double] {
        (-reach...reach).map { shift in
            var sum = 0.0
            for (index, value) in a.enumerated() {
                let other = index - a.count / 2 - shift + b.count / 2
                if b.indices.contains(other) { sum += value * b[other] }
            }
            return sum
        }
    }
}

extension WorkingPatch {
    /// Returns the patch filtered along a direction of length 1.
    func filtered(_ filter: MotionFilter, alongX dx: Float, y dy: Float) -> WorkingPatch {
        var sharp = [Float](repeating: 0, count: ink.count)
        let reach = filter.weights.count / 2
        // `sharp` has a place for each pixel of the patch.
        unsafe withSampler { sampler in
            for y in 0..<height {
                for x in stride(from: 0, to: width, by: 4) {
                    let middle = Quad(0.5, 1.5, 2.5, 3.5) + Float(x)
                    var sum = Quad.zero
                    for (index, weight) in filter.weights.enumerated() {
                        let offset = Float(index - reach)
                        let values = unsafe sampler(
                            x: middle + offset * dx,
                            y: Quad(repeating: Float(y) + 0.5 + offset * dy),
                            w: Quad(repeating: 1)
                        )
                        sum += weight * values
                    }
                    for lane in 0..<min(4, width - x) { sharp[y * width + x + lane] = sum[lane] }
                }
            }
        }
        return WorkingPatch(self, ink: sharp)
    }
}

extension Registration {
    /// The minimum fraction of the contrast that depends on the direction; less is chance.
    private static let leastAnisotropy: Float = 0.04

    /// Returns the direction in which the camera moved, as a vector of the patch of length 1: the
    /// direction across which the strokes have the least contrast; `nil` if all have the same.
    ///
    /// Directions are added in the double-angle representation (Granlund, 1978), in which opposite
    /// directions are the same.
    func motion(in patch: WorkingPatch) -> SIMD2<Double>? {
        guard let quadMap = QuadMap(map) else { return nil }
        var profiles = RadialProfiles()
        profiles.sample(patch, through: quadMap, rings: 5, bent: freeForm)
        var sum = SIMD2<Float>.zero
        var total: Float = 0
        let circle = RadialProfiles.circle
        for ray in 0..<RadialProfiles.rayCount {
            let (c, s) = (circle.cosines[ray], circle.sines[ray])
            for radius in CodePlane.ringRadii {
                let weight = profiles.stroke(near: radius, ray: ray, reach: 0.032).weight
                sum += weight * SIMD2(c * c - s * s, 2 * c * s)
                total += weight
            }
        }
        let length = (sum * sum).sum().squareRoot()
        guard length > Self.leastAnisotropy * total, length > 0 else { return nil }
        // Half the angle of the sum is that of the clearest strokes; the motion is perpendicular to
        // it.
        let cosine = ((1 + sum.x / length) / 2).squareRoot()
        let sine = ((1 - sum.x / length) / 2).squareRoot() * (sum.y < 0 ? -1 : 1)
        let from = map(PlanePoint(x: 0, y: 0))
        let to = map(PlanePoint(x: -0.01 * Double(sine), y: 0.01 * Double(cosine)))
        let way = SIMD2(to.x - from.x, to.y - from.y)
        let size = (way * way).sum().squareRoot()
        return size > 0 ? way / size : nil
    }
}
