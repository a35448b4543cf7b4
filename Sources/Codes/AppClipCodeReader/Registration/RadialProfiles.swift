// SPDX-License-Identifier: Apache-2.0

/// The ink along rays from the middle of a code, as a map shows it, with the edges and strokes
/// there.
///
/// Radii are in radii of the disc.
struct RadialProfiles {
    /// The number of rays.
    static let rayCount = 96

    /// The number of samples of a ray that are used, and the number of places for a ray.
    static let sampleCount = 119
    static let rayLength = 120

    /// The radius of the first sample, and the step from one to the next.
    static let firstRadius: Float = 0.18
    static let step: Float = 0.0075

    /// The range to which ink is clipped, so that a glare or a sticker weighs no more than a
    /// stroke.
    private static let inkRange: ClosedRange<Float> = -0.3...1.3

    /// The samples among which the rim of the disc in the middle is searched: radii of 0.21 to
    /// 0.33.
    private static let rimSamples = 4..<20

    /// The minimum fall of the ink over four samples at the rim, in units of ink; the full one is
    /// 2.
    private static let leastFall: Float = 0.5

    /// The contrast from which a stroke has weight, and the slope of the weight above it.
    private static let leastContrast: Float = 0.2
    private static let weightSlope: Float = 3

    /// The directions of the rays.
    static let circle = Circle(steps: rayCount)

    /// The ink, ray by ray, from the inside outward.
    private var ink = [Float](repeating: 0, count: rayCount * rayLength)

    // The sums of the ink of a ray up to each sample, one ray after the other; with an additional
    // one at the beginning, so that there are as many as samples with the padding.
    private var sums = [Float](repeating: 0, count: rayCount * rayLength)

    /// Samples a patch through a map from the code's plane, evens out the light as far as the first
    /// `rings` rings show it, and computes the prefix sums.
    mutating func sample(
        _ patch: WorkingPatch,
        through map: QuadMap,
        rings: Int,
        bent form: FreeForm? = nil
    ) {
        let circle = Self.circle
        let form = form ?? FreeForm()
        // `ink` has room for `rayLength` samples of each ray.
        unsafe ink.withUnsafeMutableBufferPointer { ink in
            unsafe patch.withSampler { sampler in
                for ray in 0..<Self.rayCount {
                    let cosine = circle.cosines[ray]
                    let sine = circle.sines[ray]
                    // Along a ray the homogeneous coordinates are linear in the radius.
                    let x = map.x.x * cosine + map.x.y * sine
                    let y = map.y.x * cosine + map.y.y * sine
                    let w = map.w.x * cosine + map.w.y * sine
                    var radii = Quad(0, 1, 2, 3) * Self.step + Self.firstRadius
                    let bend = form.factors(cosine, sine)
                    for start in stride(from: 0, to: Self.rayLength, by: 4) {
                        let bent = radii * (1 + bend.linear + bend.cubic * radii * radii)
                        let values = unsafe sampler(
                            x: bent * x + map.x.z,
                            y: bent * y + map.y.z,
                            w: bent * w + map.w.z
                        )
                        let place = ray * Self.rayLength + start
                        unsafe ink[place] = values.x
                        unsafe ink[place + 1] = values.y
                        unsafe ink[place + 2] = values.z
                        unsafe ink[place + 3] = values.w
                        radii += 4 * Self.step
                    }
                }
            }
        }
        if let darkness = patch.darkness { evenLight(darkness, rings: rings) }
        addUp()
    }

    // MARK: Light

    private mutating func evenLight(_ darkness: Float, rings: Int) {
        // Three to four samples around the middle of a clear ring.
        let reach: Float = 0.012
        var points: [Lighting.Clear] = []
        points.reserveCapacity(Self.rayCount * (rings + 1))
        let circle = Self.circle
        for radius in CodePlane.clearRadii.prefix(rings + 1) {
            let from = Int((radius - reach - Self.firstRadius) / Self.step)
            let to = Int((radius + reach - Self.firstRadius) / Self.step)
            for ray in 0..<Self.rayCount {
                var sum: Float = 0
                for sample in from...to { sum += ink[ray * Self.rayLength + sample] }
                points.append(
                    Lighting.Clear(
                        x: radius * circle.cosines[ray],
                        y: radius * circle.sines[ray],
                        ink: sum / Float(to - from + 1)
                    )
                )
            }
        }
        guard let light = Lighting(points, darkness: darkness, isQuadratic: false)
        else { return }
        for ray in 0..<Self.rayCount {
            let cosine = circle.cosines[ray]
            let sine = circle.sines[ray]
            var radii = Quad(0, 1, 2, 3) * Self.step + Self.firstRadius
            for start in stride(from: 0, to: Self.rayLength, by: 4) {
                let place = ray * Self.rayLength + start
                let values = light.evened(
                    Quad(ink[place], ink[place + 1], ink[place + 2], ink[place + 3]),
                    radii * cosine,
                    radii * sine
                )
                ink[place] = values.x
                ink[place + 1] = values.y
                ink[place + 2] = values.z
                ink[place + 3] = values.w
                radii += 4 * Self.step
            }
        }
    }

    private mutating func addUp() {
        for ray in 0..<Self.rayCount {
            var sum: Float = 0
            let base = ray * Self.rayLength
            for sample in 0..<Self.sampleCount {
                sums[base + sample] = sum
                let value = min(
                    max(ink[base + sample], Self.inkRange.lowerBound),
                    Self.inkRange.upperBound
                )
                ink[base + sample] = value
                sum += value
            }
            sums[base + Self.sampleCount] = sum
        }
    }

    // MARK: Measurements

    /// A measured radius.
    struct Measurement {
        /// The radius, in the map's own code plane.
        var radius: Float

        /// The reliability, 0...1.
        var weight: Float
    }

    /// Returns the radius of the rim of the disc in the middle along a ray: at the steepest fall of
    /// the ink.
    func rim(ray: Int) -> Measurement {
        let base = ray * Self.rayLength
        func fall(_ sample: Int) -> Float {
            let place = base + sample
            return ink[place - 2] + ink[place - 1] - ink[place + 1] - ink[place + 2]
        }
        let range = Self.rimSamples
        var best = range.lowerBound
        var most = fall(best)
        for sample in range.dropFirst() {
            let value = fall(sample)
            if value > most { (best, most) = (sample, value) }
        }
        guard best > range.lowerBound, best < range.upperBound - 1, most > Self.leastFall
        else { return Measurement(radius: Float(CodePlane.logoRadius), weight: 0) }
        return Measurement(
            radius: Self.radius(best, fall(best - 1), most, fall(best + 1)),
            weight: 1
        )
    }

    /// Returns the radius of the middle of a ring's stroke along a ray: where a matched filter, the
    /// stroke less its flanks, responds most.
    ///
    /// Blur moves the edges of a stroke, but not its middle. `reach` is the maximum distance of the
    /// stroke from the ring's radius, `radius`.
    func stroke(near radius: Float, ray: Int, reach: Float) -> Measurement {
        let base = ray * Self.rayLength
        // The means of 7 samples of the stroke, and of 4 inside and 4 outside of it, by prefix
        // sums; a stroke is 0.05875 wide, 7.8 samples.
        func contrast(_ sample: Int) -> Float {
            let place = base + sample
            let stroke = sums[place + 4] - sums[place - 3]
            let flanks =
                sums[place - 5] - sums[place - 9] + sums[place + 10] - sums[place + 6]
            return stroke * (1 / 7) - flanks * (1 / 8)
        }
        let first = Int((radius - reach - Self.firstRadius) / Self.step)
        let last = Int((radius + reach - Self.firstRadius) / Self.step) + 1
        var best = first
        var most = contrast(first)
        for sample in first + 1...last {
            let value = contrast(sample)
            if value > most { (best, most) = (sample, value) }
        }
        guard best > first, best < last
        else { return Measurement(radius: radius, weight: 0) }
        return Measurement(
            radius: Self.radius(best, contrast(best - 1), most, contrast(best + 1)),
            weight: min(max((most - Self.leastContrast) * Self.weightSlope, 0), 1)
        )
    }

    /// Returns the radius of the vertex of a parabola through three values, the largest at
    /// `sample`.
    private static func radius(
        _ sample: Int,
        _ before: Float,
        _ value: Float,
        _ after: Float
    ) -> Float {
        let curvature = before - 2 * value + after
        let offset = curvature.magnitude > 1e-6 ? 0.5 * (before - after) / curvature : 0
        return firstRadius + step * (Float(sample) + min(max(offset, -1), 1))
    }
}
