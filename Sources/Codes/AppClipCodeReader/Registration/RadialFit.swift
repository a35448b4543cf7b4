// SPDX-License-Identifier: Apache-2.0

/// The measured radii of a code's rings, and the small change of the map that corrects them.
///
/// Radii determine seven of the eight degrees of freedom of a homography, all but the rotation in
/// the plane. A correction is one Gauss–Newton step; outliers are suppressed by iteratively
/// reweighted least squares with Geman–McClure weights, `1 / (1 + x²)²`. Lengths are in radii of
/// the disc.
struct RadialFit {
    /// The measurements: each has the derivatives by the seven unknowns, and the error in the last
    /// place.
    private var rows: [SIMD8<Float>] = []
    private var weights: [Float] = []

    // By ray and true radius; for the remainder.
    private(set) var rays: [Int32] = []
    private(set) var trueRadii: [Float] = []

    /// The errors that remain after ``correction(perspective:)``.
    private(set) var rests: [Float] = []

    /// The number of measurements of rings with a weight above `leastWeight`.
    private(set) var strokeCount = 0

    /// The minimum weight of a measurement that counts as a stroke.
    private static let leastWeight: Float = 0.1

    /// The number of times that the weights are recomputed.
    private static let rounds = 4

    /// The ridge of the affine unknowns, for each ray.
    private static let affineStiffness = 1e-3

    /// The weight of the ridge against the measurements, of which a ray has at least about a fifth.
    private static let stiffnessPerRay = 0.2

    /// The minimum spread of the residuals, half a pixel in a patch of the usual size, and the
    /// factor from their median magnitude to the spread.
    private static let leastSpread: Float = 0.006
    private static let medianToSpread: Float = 1.2

    /// The spread of the residuals if none was measured.
    private static let unknownSpread: Float = 0.02

    /// The scales of the weights for the first fit of the remainder and for the later ones.
    private static let firstScale: Float = 0.02
    private static let laterScale: Float = 0.015

    /// The residual up to which a stroke agrees, about a sixth of a stroke's width.
    private static let largestResidual: Float = 0.01

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
                if stroke.weight > Self.leastWeight { strokeCount += 1 }
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
        // The Jacobian: the derivatives of the radius by the entries a, c, b of a shear, a
        // translation and a perspective.
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

    /// Returns the change of the map that minimises the errors; `nil` if nothing was measured.
    ///
    /// It is applied before the map. `perspective` is the ridge of the two perspective entries,
    /// which few rings determine poorly.
    mutating func correction(perspective: Double) -> Homography? {
        var current = weights
        var unknowns = SIMD8<Float>.zero
        rests.removeAll(keepingCapacity: true)
        for _ in rows.indices { rests.append(0) }
        for _ in 0..<Self.rounds {
            var sums: [7 of SIMD8<Float>] = .init(repeating: .zero)
            for index in rows.indices {
                let row = rows[index]
                let weighted = row * current[index]
                for entry in 0..<7 { sums[entry] += weighted * row[entry] }
            }
            var system = LinearSystem(size: 7)
            let stiffness = Double(RadialProfiles.rayCount) * Self.stiffnessPerRay
            for row in 0..<7 {
                for column in 0..<7 { system.matrix[row * 7 + column] = Double(sums[row][column]) }
                system.matrix[row * 7 + row] +=
                    stiffness * (row < 5 ? Self.affineStiffness : perspective)
                system.right[row] = Double(sums[row][7])
            }
            guard let solution = system.solved() else { return nil }
            // With -1 for the error itself, a product gives the remaining error.
            for row in 0..<7 { unknowns[row] = Float(solution[row]) }
            unknowns[7] = -1
            for index in rows.indices { rests[index] = -(rows[index] * unknowns).sum() }
            let spread = max(Self.leastSpread, Self.medianToSpread * medianRest)
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

    /// The median of the magnitudes of the remaining errors, from a histogram of 256 bins of
    /// 1/4096.
    private var medianRest: Float {
        var counts: [256 of Int32] = .init(repeating: 0)
        var total: Int32 = 0
        for index in rests.indices where weights[index] > Self.leastWeight {
            let place = rests[index].magnitude * 4_096
            counts[place < 255 ? Int(place) : 255] += 1
            total += 1
        }
        guard total > 0 else { return Self.unknownSpread }
        var below: Int32 = 0
        for place in 0..<256 {
            below += counts[place]
            if 2 * below >= total { return (Float(place) + 0.5) / 4_096 }
        }
        return 1 / 16
    }

    // MARK: The remainder

    /// Returns the smooth change of radii that remains, and the fraction of the rays and rings that
    /// agrees with it.
    ///
    /// Polynomials of a higher degree follow bent paper; they also follow the errors of a wrong
    /// perspective.
    func remainder(degree: Int) -> (freeForm: FreeForm, quality: Double) {
        var current = weights
        for index in rests.indices {
            let relative = rests[index] / Self.firstScale
            let falloff = 1 + relative * relative
            current[index] = weights[index] / (falloff * falloff)
        }
        var form = FreeForm()
        var left = rests
        for _ in 0..<Self.rounds {
            form = FreeForm(
                fitting: rests,
                rays: rays,
                radii: trueRadii,
                weights: current,
                degree: degree
            )
            for index in rests.indices {
                left[index] = rests[index] - form.offset(trueRadii[index], ray: Int(rays[index]))
                let relative = left[index] / Self.laterScale
                let falloff = 1 + relative * relative
                current[index] = weights[index] / (falloff * falloff)
            }
        }
        var agreeing = 0
        for index in left.indices
        where left[index].magnitude < Self.largestResidual && weights[index] > Self.leastWeight
            && trueRadii[index] > Float(CodePlane.logoRadius)
        {
            agreeing += 1
        }
        return (form, Double(agreeing) / Double(5 * RadialProfiles.rayCount))
    }

    /// Keeps the measured errors as the remaining ones: the map is not changed.
    mutating func keepErrors() {
        rests.removeAll(keepingCapacity: true)
        for row in rows { rests.append(row[7]) }
    }
}
