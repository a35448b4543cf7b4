// SPDX-License-Identifier: Apache-2.0

extension RingSignal {
    private static let circle = Circle(steps: angleCount)

    // Five lines within the width of a stroke, and two in the middle of each clear gap, as
    // distances from the ring's or gap's radius, in radii of the disc.
    private static let lines: [Float] = [-0.016, -0.008, 0, 0.008, 0.016]
    private static let clearLines: [Float] = [-0.006, 0.006]

    /// The range to which ink is clipped.
    private static let inkRange: ClosedRange<Float> = -0.5...1.5

    /// The factor from the median magnitude to the standard deviation of a normal distribution.
    private static let medianToDeviation: Float = 1.4826

    /// The deviation of the difference of two samples, about √2 times that of a sample.
    private static let deviationOfDifference: Float = 1.4

    /// The tolerance for the ink of a gap, plus multiples of the noise and of the usual deviation.
    private static let gapTolerance: Float = 0.28
    private static let noiseShare: Float = 2
    private static let deviationShare: Float = 1.5

    /// The number of tolerances by which a gap must be off to make a sample useless.
    private static let mostTolerances: Float = 1.5

    /// The multiple of the usual distance of a colour from the line of inks that is accepted
    /// without doubt, and the distance beyond that, in units of the contrast, which makes the
    /// sample doubtful.
    private static let usualStrays: Float = 1.3
    private static let strayTolerance: Float = 0.22

    /// The distance of a colour outside the image: greater than any tolerance.
    private static let outside: Float = 9

    /// The distance over which a cover reduces the reliability of its neighbours, 4.5 degrees, and
    /// the step in which it is checked; in samples.
    private static let doubtReach = 9
    private static let doubtStep = 3

    /// The method by which uneven light is corrected.
    enum Light {
        /// Smoothly across the code, for light from a lamp or a window.
        case smooth
        /// Locally, by the clear gaps: across the edge of a shadow. It has no effect if the
        /// background is the darker colour.
        case byGaps
        /// Locally, by the strongest ink nearby: in a glare, or in a shadow on a dark background.
        case byInk
    }

    /// Creates a signal by sampling the rings of a code that has been registered.
    init(_ patch: WorkingPatch, _ registration: Registration, light evening: Light = .smooth) {
        let steps = Self.angleCount
        let rings = CodePlane.ringRadii.count
        ink = [Float](repeating: 0, count: rings * steps)
        reliability = [Float](repeating: 0, count: rings * steps)
        guard let map = QuadMap(registration.map) else { return }
        let forms = (0..<steps).map { step in
            registration.freeForm.factors(Self.circle.cosines[step], Self.circle.sines[step])
        }
        var gaps = Self.clearInk(patch, map, forms)
        let light = patch.darkness.flatMap { Self.light(gaps, darkness: $0) }
        if let light { Self.even(&gaps, by: light) }
        sampleRings(patch, map, forms, light)
        switch evening {
        case .smooth: break
        case .byGaps:
            if let darkness = patch.darkness { evenShadows(&gaps, darkness: darkness) }
        case .byInk: evenInk(&gaps)
        }
        for place in ink.indices {
            ink[place] = min(max(ink[place], Self.inkRange.lowerBound), Self.inkRange.upperBound)
        }
        judge(patch, map, forms, gaps, evening)
    }

    /// Returns the places on a line around the middle, four angles at a time.
    @inline(__always)
    private static func places(
        _ radius: Float,
        _ step: Int,
        _ forms: [(linear: Float, cubic: Float)]
    ) -> (x: Quad, y: Quad) {
        var radii = Quad.zero
        var cosines = Quad.zero
        var sines = Quad.zero
        for lane in 0..<4 {
            let form = forms[step + lane]
            radii[lane] =
                radius * (1 + form.linear + form.cubic * radius * radius)
            cosines[lane] = circle.cosines[step + lane]
            sines[lane] = circle.sines[step + lane]
        }
        return (radii * cosines, radii * sines)
    }

    /// Returns the ink in the clear gaps, gap by gap from the inside, then by angle.
    private static func clearInk(
        _ patch: WorkingPatch,
        _ map: QuadMap,
        _ forms: [(linear: Float, cubic: Float)]
    ) -> [Float] {
        var gaps = [Float](repeating: 0, count: CodePlane.clearRadii.count * angleCount)
        unsafe patch.withSampler { sampler in
            for (gap, radius) in CodePlane.clearRadii.enumerated() {
                for step in stride(from: 0, to: angleCount, by: 4) {
                    var sum = Quad.zero
                    for line in clearLines {
                        let place = places(radius + line, step, forms)
                        sum += unsafe sampler(map, place.x, place.y)
                    }
                    sum /= Float(clearLines.count)
                    for lane in 0..<4 { gaps[gap * angleCount + step + lane] = sum[lane] }
                }
            }
        }
        return gaps
    }

    // MARK: Light

    private static func light(_ gaps: [Float], darkness: Float) -> Lighting? {
        var points: [Lighting.Clear] = []
        points.reserveCapacity(gaps.count / 8)
        for (gap, radius) in CodePlane.clearRadii.enumerated() {
            for step in stride(from: 0, to: angleCount, by: 8) {
                points.append(
                    Lighting.Clear(
                        x: radius * circle.cosines[step],
                        y: radius * circle.sines[step],
                        ink: gaps[gap * angleCount + step]
                    )
                )
            }
        }
        return Lighting(points, darkness: darkness, isQuadratic: true)
    }

    private static func even(_ gaps: inout [Float], by light: Lighting) {
        for (gap, radius) in CodePlane.clearRadii.enumerated() {
            for step in 0..<angleCount {
                let evened = light.evened(
                    Quad(repeating: gaps[gap * angleCount + step]),
                    Quad(repeating: radius * circle.cosines[step]),
                    Quad(repeating: radius * circle.sines[step])
                )
                gaps[gap * angleCount + step] = evened.x
            }
        }
    }

    // MARK: Rings

    private mutating func sampleRings(
        _ patch: WorkingPatch,
        _ map: QuadMap,
        _ forms: [(linear: Float, cubic: Float)],
        _ light: Lighting?
    ) {
        unsafe patch.withSampler { sampler in
            for (ring, radius) in CodePlane.ringRadii.enumerated() {
                for step in stride(from: 0, to: Self.angleCount, by: 4) {
                    var sum = Quad.zero
                    for line in Self.lines {
                        let place = Self.places(radius + line, step, forms)
                        var values = unsafe sampler(map, place.x, place.y)
                        if let light { values = light.evened(values, place.x, place.y) }
                        sum += values
                    }
                    sum /= Float(Self.lines.count)
                    for lane in 0..<4 { ink[ring * Self.angleCount + step + lane] = sum[lane] }
                }
            }
        }
    }

    // MARK: Reliability

    /// Computes the reliability of each sample.
    ///
    /// The reliability is low where the gaps beside the ring have another colour than elsewhere,
    /// where the ring's own colour is neither that of the foreground nor that of the background nor
    /// between them, and outside the image.
    private mutating func judge(
        _ patch: WorkingPatch,
        _ map: QuadMap,
        _ forms: [(linear: Float, cubic: Float)],
        _ gaps: [Float],
        _ evening: Light
    ) {
        let steps = Self.angleCount
        var deviations = gaps
        var differences: [Float] = []
        differences.reserveCapacity(gaps.count)
        for gap in CodePlane.clearRadii.indices {
            var values = Array(gaps[gap * steps..<(gap + 1) * steps])
            for step in 1..<steps {
                differences.append((values[step] - values[step - 1]).magnitude)
            }
            let middle = values.median()
            for step in gap * steps..<(gap + 1) * steps {
                deviations[step] = (gaps[step] - middle).magnitude
            }
        }
        let noise = Self.medianToDeviation / Self.deviationOfDifference * differences.median()
        // In a blurred image no gap is clear.
        var usualDeviations = deviations
        let tolerance =
            Self.gapTolerance + Self.noiseShare * noise
            + Self.deviationShare * usualDeviations.median()

        var raw = [Float](repeating: 0, count: steps)
        for ring in CodePlane.ringRadii.indices {
            let strays = Self.strays(
                patch,
                map,
                forms,
                CodePlane.ringRadii[ring],
                ignoring: Self.shift(of: evening, patch)
            )
            var sorted = strays
            let usual = Self.usualStrays * sorted.median()
            for step in 0..<steps {
                let place = ring * steps + step
                let beside = max(deviations[place], deviations[place + steps])
                let off = max(strays[step / 2] - usual, 0)
                raw[step] =
                    min(max(Self.mostTolerances - beside / tolerance, 0), 1)
                    * min(max(2 - off / Self.strayTolerance, 0), 1)
            }
            // A sample next to a cover is half as reliable.
            for step in 0..<steps {
                var least = raw[step]
                for distance in stride(
                    from: -Self.doubtReach,
                    through: Self.doubtReach,
                    by: Self.doubtStep
                ) {
                    least = min(least, raw[(step + distance + steps) % steps])
                }
                reliability[ring * steps + step] = 0.5 * (raw[step] + least)
            }
        }
    }

    /// Returns the direction in which local light changes colours, of length 1.
    private static func shift(of evening: Light, _ patch: WorkingPatch) -> SIMD4<Float> {
        let direction: SIMD4<Float> =
            switch evening {
            case .smooth: .zero
            case .byGaps: patch.background
            case .byInk: SIMD4(1, 1, 1, 0)
            }
        let line = patch.foreground - patch.background
        let along = (direction * line).sum() / (line * line).sum()
        let across = direction - line * along
        let length = (across * across).sum().squareRoot()
        // A change along the line itself does not move a colour off the line.
        return length > 1e-3 ? across / length : .zero
    }

    /// Returns, at every second angle, the distance of the colour on a ring from the line between
    /// the background and foreground colours, in units of their distance; very large outside the
    /// image.
    ///
    /// The component in the direction of `shift` does not count.
    private static func strays(
        _ patch: WorkingPatch,
        _ map: QuadMap,
        _ forms: [(linear: Float, cubic: Float)],
        _ radius: Float,
        ignoring shift: SIMD4<Float>
    ) -> [Float] {
        let line = patch.foreground - patch.background
        let contrast = (line * line).sum()
        return (0..<angleCount / 2).map { half in
            let step = 2 * half
            let r = radius * (1 + forms[step].linear + forms[step].cubic * radius * radius)
            let u = r * circle.cosines[step]
            let v = r * circle.sines[step]
            let w = map.w.x * u + map.w.y * v + map.w.z
            let x = (map.x.x * u + map.x.y * v + map.x.z) / w
            let y = (map.y.x * u + map.y.y * v + map.y.z) / w
            guard x >= 0, y >= 0, x < Float(patch.width), y < Float(patch.height) else {
                return outside
            }
            let color = patch.raster.meanColor(around: Int(x), Int(y)) - patch.background
            let along = (color * line).sum() / contrast
            var rest = color - line * along
            rest -= shift * (rest * shift).sum()
            return ((rest * rest).sum() / contrast).squareRoot()
        }
    }
}

extension ColorRaster {
    /// Returns the mean of 5 × 5 pixels, or of those of them that are in the image.
    fileprivate func meanColor(around x: Int, _ y: Int) -> SIMD4<Float> {
        // Red and blue in one number, and green in another: 25 bytes need 13 bits.
        var redAndBlue: UInt32 = 0
        var green: UInt32 = 0
        let columns = max(x - 2, 0)...min(x + 2, width - 1)
        let lines = max(y - 2, 0)...min(y + 2, height - 1)
        for line in lines {
            for column in columns {
                let pixel = pixels[line * width + column]
                redAndBlue &+= pixel & 0x00FF_00FF
                green &+= pixel >> 8 & 0xFF
            }
        }
        let count = Float(lines.count * columns.count)
        return SIMD4(Float(redAndBlue & 0xFFFF), Float(green), Float(redAndBlue >> 16), 0) / count
    }
}
