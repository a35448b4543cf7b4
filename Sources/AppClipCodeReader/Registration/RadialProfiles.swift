/// Ink along rays from the middle of a code, as a map shows it, and what can be seen there of the
/// rings.
struct RadialProfiles {
    /// The rays.
    static let rayCount = 96

    /// The samples of a ray that are used, and the room for a ray.
    static let sampleCount = 119
    static let rayLength = 120

    /// The radius of the first sample, and the step from one to the next.
    static let firstRadius: Float = 0.18
    static let step: Float = 0.0075

    /// The directions of the rays.
    static let circle = Circle(steps: rayCount)

    /// Ray by ray, from the inside outward.
    private var ink = [Float](repeating: 0, count: rayCount * rayLength)

    // The sums of the ink of a ray up to each sample, one ray after the other; with one more in
    // front, so that there are as many as samples with the filling.
    private var sums = [Float](repeating: 0, count: rayCount * rayLength)

    /// Samples a patch through a map from the code's plane, evens the light as far as the first
    /// `rings` rings tell of it, and adds up.
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
                let value = min(max(ink[base + sample], -0.3), 1.3)
                ink[base + sample] = value
                sum += value
            }
            sums[base + Self.sampleCount] = sum
        }
    }

    // MARK: What is seen

    /// A radius that was measured.
    struct Measurement {
        /// The radius, in the map's own code plane.
        var radius: Float

        /// How far it can be believed, 0...1.
        var weight: Float
    }

    /// Where the rim of the disc in the middle is along a ray: at the steepest fall of the ink.
    func rim(ray: Int) -> Measurement {
        let base = ray * Self.rayLength
        func fall(_ sample: Int) -> Float {
            let place = base + sample
            return ink[place - 2] + ink[place - 1] - ink[place + 1] - ink[place + 2]
        }
        let range = 4..<20
        var best = range.lowerBound
        var most = fall(best)
        for sample in range.dropFirst() {
            let value = fall(sample)
            if value > most { (best, most) = (sample, value) }
        }
        guard best > range.lowerBound, best < range.upperBound - 1, most > 0.5
        else { return Measurement(radius: Float(CodePlane.logoRadius), weight: 0) }
        return Measurement(
            radius: Self.radius(best, fall(best - 1), most, fall(best + 1)),
            weight: 1
        )
    }

    /// Where the middle of a ring's stroke is along a ray: where the ink stands out most from that
    /// inside and outside.
    ///
    /// The middle of a stroke stays in its place when the picture is blurred; its edges would not.
    /// `reach` says how far from the ring's radius, which is `radius`, it may be.
    func stroke(near radius: Float, ray: Int, reach: Float) -> Measurement {
        let base = ray * Self.rayLength
        // Sums over 7 samples of the stroke, and over 4 inside and 4 outside of it.
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
            weight: min(max((most - 0.2) * 3, 0), 1)
        )
    }

    /// The radius of the vertex of a parabola through three values, the largest at `sample`.
    private static func radius(
        _ sample: Int,
        _ before: Float,
        _ value: Float,
        _ behind: Float
    ) -> Float {
        let curvature = before - 2 * value + behind
        let offset = curvature.magnitude > 1e-6 ? 0.5 * (before - behind) / curvature : 0
        return firstRadius + step * (Float(sample) + min(max(offset, -1), 1))
    }
}
