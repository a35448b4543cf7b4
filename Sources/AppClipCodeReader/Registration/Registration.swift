/// How a code's plane lies in a patch.
struct Registration {
    /// From the code's plane, not turned yet, to the patch.
    var map: Homography

    /// What the map cannot express.
    var freeForm = FreeForm()

    /// The share of rays and rings on which a stroke lies where it should: 0.55 to 0.75 for codes,
    /// below 0.2 for anything else.
    var quality = 0.0

    /// The quality from which on it is worth while to look for a code's bits.
    static let leastQuality = 0.22

    /// Whether a code is there nearly for certain.
    var isGood: Bool { quality > 0.4 }

    /// Which rings are used, pass by pass.
    enum Schedule {
        /// From the disc in the middle outward, as little is known.
        case fromLogo
        /// All rings from the beginning, as the code was nearly there a moment ago.
        case fromLastFrame
        /// From the disc in the middle outward, but only as far as bent paper is nearly plane.
        case innerRings
        /// From the rim of the code's disc inward, as its middle is hidden.
        case fromRim

        /// The number of rings of each pass, from the innermost.
        fileprivate var passes: [Int] {
            switch self {
            case .fromLogo: [1, 2, 3, 4, 5, 5, 5]
            case .fromLastFrame: [5, 5, 5]
            case .innerRings: [1, 2, 3, 3]
            case .fromRim: [5, 5, 5, 5, 5]
            }
        }
    }

    /// Fewer strokes than these on the first two rings: there is no code.
    private static let leastStrokes = 28

    /// Moves a first guess of where a code lies in a patch until its rings fit.
    init(from start: Homography, in patch: WorkingPatch, schedule: Schedule = .fromLogo) {
        var profiles = RadialProfiles()
        var fit = RadialFit()
        self.init(
            from: start,
            in: patch,
            schedule: schedule,
            profiles: &profiles,
            fit: &fit
        )
    }

    private init(
        from start: Homography,
        in patch: WorkingPatch,
        schedule: Schedule,
        profiles: inout RadialProfiles,
        fit: inout RadialFit
    ) {
        map = start.normalized
        let passes = schedule.passes
        for (pass, rings) in passes.enumerated() {
            guard let quadMap = QuadMap(map) else { return }
            profiles.sample(patch, through: quadMap, rings: rings)
            let isLate = pass >= passes.count - 2
            fit.measure(
                profiles,
                rings: rings,
                reach: isLate ? 0.032 : 0.05,
                usesRim: schedule != .fromRim
            )
            if pass == 1, fit.strokeCount < Self.leastStrokes { return }
            guard let correction = fit.correction(perspective: rings < 2 ? 0.15 : 0.02)
            else { return }
            map = (map * correction).normalized
        }
        (freeForm, quality) = fit.remainder(degree: 3)
    }

    /// Registers a code from the ellipse of the disc in its middle.
    ///
    /// A flat ellipse may be a disc seen from near, whose perspective the first ring alone does not
    /// tell; then several guesses are tried.
    static func best(
        from start: Homography,
        in patch: WorkingPatch,
        schedule: Schedule = .fromLogo
    ) -> Registration {
        var profiles = RadialProfiles()
        var fit = RadialFit()
        var best = Registration(
            from: start,
            in: patch,
            schedule: schedule,
            profiles: &profiles,
            fit: &fit
        )
        guard schedule == .fromLogo, best.quality >= 0.2 else { return best }
        for guess in best.quality > 0.56 ? [] : perspectives(of: start) {
            let other = Registration(
                from: guess,
                in: patch,
                schedule: .fromLogo,
                profiles: &profiles,
                fit: &fit
            )
            if other.quality > best.quality { best = other }
            if best.quality > 0.62 { break }
        }
        guard 0.3...0.66 ~= best.quality else { return best }
        best.bend([5, 5, 5], in: patch, profiles: &profiles, fit: &fit)
        guard best.quality < 0.66 else { return best }
        // Where the paper bends much, the outer rings were taken for their neighbours.
        var inner = Registration(
            from: start,
            in: patch,
            schedule: .innerRings,
            profiles: &profiles,
            fit: &fit
        )
        inner.quality = best.quality
        if inner.bend([3, 4, 5, 5, 5], in: patch, profiles: &profiles, fit: &fit) { return inner }
        return best
    }

    /// Follows the rings of a code that does not lie in a plane, from the change of radii that is
    /// known so far to a better one.
    ///
    /// `passes` says how many rings are used in each pass.
    ///
    /// - Returns: Whether the quality became better; if not, nothing has changed.
    @discardableResult
    private mutating func bend(
        _ passes: [Int],
        in patch: WorkingPatch,
        profiles: inout RadialProfiles,
        fit: inout RadialFit
    ) -> Bool {
        guard let quadMap = QuadMap(map) else { return false }
        var form = freeForm
        var reached = quality
        for (pass, rings) in passes.enumerated() {
            profiles.sample(patch, through: quadMap, rings: rings, bent: form)
            let isLate = pass > 0 && passes[pass - 1] == 5
            fit.measure(profiles, rings: rings, reach: isLate ? 0.032 : 0.05)
            fit.keepErrors()
            let (change, share) = fit.remainder(degree: 4)
            form += change
            reached = share
        }
        guard reached > quality else { return false }
        (freeForm, quality) = (form, reached)
        return true
    }

    /// The map with several degrees of perspective along the direction in which it is
    /// foreshortened; none where it is not.
    private static func perspectives(of map: Homography) -> [Homography] {
        // The affine part times its transpose, of which the smaller eigenvalue is sought.
        let a = map[0, 0] * map[0, 0] + map[1, 0] * map[1, 0]
        let b = map[0, 0] * map[0, 1] + map[1, 0] * map[1, 1]
        let d = map[0, 1] * map[0, 1] + map[1, 1] * map[1, 1]
        let half = (a + d) / 2
        let root = ((a - d) * (a - d) / 4 + b * b).squareRoot()
        let ratio = max(half - root, 0) / (half + root)
        guard ratio < 0.93 * 0.93 else { return [] }
        // Of the two forms of the eigenvector the longer one.
        let axis =
            a < d ? SIMD2(half + root - a, -b) : SIMD2(-b, half + root - d)
        let unit = axis / (axis * axis).sum().squareRoot()
        let tilt = (1 - ratio).squareRoot()
        let rim = CodePlane.logoRadius * CodePlane.logoRadius
        return [0.10, 0.22, 0.34].flatMap { share in
            [1.0, -1.0].map { sign in
                let p = unit * (sign * share * tilt)
                // The shift keeps the ellipse of the rim where it is.
                let guess = Homography(
                    SIMD3(1, 0, p.x * rim),
                    SIMD3(0, 1, p.y * rim),
                    SIMD3(p.x, p.y, 1)
                )
                return (map * guess).normalized
            }
        }
    }
}
