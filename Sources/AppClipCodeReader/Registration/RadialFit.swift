/// The radii that were measured of a code's rings, and the small change of the map that puts them
/// right.
///
/// Radii tell seven of the eight degrees of freedom of a homography; they do not see a turn.
struct RadialFit {
    /// A measurement: what it says of the seven unknowns, and in the last place the error.
    private var rows: [SIMD8<Float>] = []
    private var weights: [Float] = []

    // By ray and true radius; for the remainder.
    private(set) var rays: [Int32] = []
    private(set) var trueRadii: [Float] = []

    /// The errors that remain after ``correction(perspective:)``.
    private(set) var rests: [Float] = []

    /// How many measurements of rings have weight.
    private(set) var strokeCount = 0

    init() {
        let most = RadialProfiles.rayCount * 6
        rows.reserveCapacity(most)
        weights.reserveCapacity(most)
        rays.reserveCapacity(most)
        trueRadii.reserveCapacity(most)
        rests.reserveCapacity(most)
    }

    /// Measures the rim of the disc in the middle, and the first `rings` rings.
    mutating func measure(
        _ profiles: RadialProfiles,
        rings: Int,
        reach: Float,
        usesRim: Bool = true
    ) {
        rows.removeAll(keepingCapacity: true)
        weights.removeAll(keepingCapacity: true)
        rays.removeAll(keepingCapacity: true)
        trueRadii.removeAll(keepingCapacity: true)
        strokeCount = 0
        let circle = RadialProfiles.circle
        if usesRim {
            for ray in 0..<RadialProfiles.rayCount {
                append(profiles.rim(ray: ray), ray, circle, Float(CodePlane.logoRadius))
            }
        }
        for radius in CodePlane.ringRadii.prefix(rings) {
            for ray in 0..<RadialProfiles.rayCount {
                let stroke = profiles.stroke(near: radius, ray: ray, reach: reach)
                if stroke.weight > 0.1 { strokeCount += 1 }
                append(stroke, ray, circle, radius)
            }
        }
    }

    private mutating func append(
        _ measurement: RadialProfiles.Measurement,
        _ ray: Int,
        _ circle: Circle,
        _ trueRadius: Float
    ) {
        guard measurement.weight > 0 else { return }
        let c = circle.cosines[ray]
        let s = circle.sines[ray]
        let r = measurement.radius
        // How the radius changes with the entries a, c, b of a shear, a shift and a perspective.
        rows.append(
            SIMD8(
                r * c * c,
                2 * r * c * s,
                r * s * s,
                c,
                s,
                -r * r * c,
                -r * r * s,
                r - trueRadius
            )
        )
        weights.append(measurement.weight)
        rays.append(Int32(ray))
        trueRadii.append(trueRadius)
    }

    /// The change of the map that makes the errors least, robustly; `nil` where nothing was seen.
    ///
    /// It is to be applied before the map. `perspective` says how stiff the two perspective entries
    /// are; few rings tell little about them.
    mutating func correction(perspective: Double) -> Homography? {
        var current = weights
        var unknowns = SIMD8<Float>.zero
        rests.removeAll(keepingCapacity: true)
        for _ in rows.indices { rests.append(0) }
        for _ in 0..<4 {
            var sums: [7 of SIMD8<Float>] = .init(repeating: .zero)
            for index in rows.indices {
                let row = rows[index]
                let weighted = row * current[index]
                for entry in 0..<7 { sums[entry] += weighted * row[entry] }
            }
            var system = LinearSystem(size: 7)
            let stiffness = Double(RadialProfiles.rayCount) * 0.2
            for row in 0..<7 {
                for column in 0..<7 { system.matrix[row * 7 + column] = Double(sums[row][column]) }
                system.matrix[row * 7 + row] += stiffness * (row < 5 ? 1e-3 : perspective)
                system.right[row] = Double(sums[row][7])
            }
            guard let solution = system.solved() else { return nil }
            // With -1 for the error itself, a product gives what remains of it.
            for row in 0..<7 { unknowns[row] = Float(solution[row]) }
            unknowns[7] = -1
            for index in rows.indices { rests[index] = -(rows[index] * unknowns).sum() }
            let spread = max(0.006, 1.2 * medianRest)
            for index in rows.indices {
                let relative = rests[index] / (2 * spread)
                let falloff = 1 + relative * relative
                current[index] = weights[index] / (falloff * falloff)
            }
        }
        let p = SIMD8<Double>(unknowns)
        return Homography(
            SIMD3(1 + p[0], p[1], p[3]),
            SIMD3(p[1], 1 + p[2], p[4]),
            SIMD3(p[5], p[6], 1)
        )
    }

    /// The median of the magnitudes of the remaining errors, by counting.
    private var medianRest: Float {
        var counts: [256 of Int32] = .init(repeating: 0)
        var total: Int32 = 0
        for index in rests.indices where weights[index] > 0.1 {
            let place = rests[index].magnitude * 4_096
            counts[place < 255 ? Int(place) : 255] += 1
            total += 1
        }
        guard total > 0 else { return 0.02 }
        var below: Int32 = 0
        for place in 0..<256 {
            below += counts[place]
            if 2 * below >= total { return (Float(place) + 0.5) / 4_096 }
        }
        return 1 / 16
    }

    // MARK: The remainder

    /// The smooth change of radii that remains, and which share of the rays and rings agrees with
    /// all of it.
    ///
    /// Polynomials of a higher degree follow what is bent; they also follow what is merely seen
    /// from a wrong side.
    func remainder(degree: Int) -> (freeForm: FreeForm, quality: Double) {
        var current = weights
        for index in rests.indices {
            let relative = rests[index] / 0.02
            let falloff = 1 + relative * relative
            current[index] = weights[index] / (falloff * falloff)
        }
        var form = FreeForm()
        var left = rests
        for _ in 0..<4 {
            form = FreeForm(
                fitting: rests,
                rays: rays,
                radii: trueRadii,
                weights: current,
                degree: degree
            )
            for index in rests.indices {
                left[index] = rests[index] - form.offset(trueRadii[index], ray: Int(rays[index]))
                let relative = left[index] / 0.015
                let falloff = 1 + relative * relative
                current[index] = weights[index] / (falloff * falloff)
            }
        }
        var agreeing = 0
        for index in left.indices
        where left[index].magnitude < 0.01 && weights[index] > 0.1
            && trueRadii[index] > Float(CodePlane.logoRadius)
        {
            agreeing += 1
        }
        return (form, Double(agreeing) / Double(5 * RadialProfiles.rayCount))
    }

    /// Takes the errors as they were measured for what remains: the map stays as it is.
    mutating func keepErrors() {
        rests.removeAll(keepingCapacity: true)
        for row in rows { rests.append(row[7]) }
    }
}
