// SPDX-License-Identifier: Apache-2.0

/// The position of a code's plane in a patch.
///
/// A first guess is refined ring by ring outward, by Gauss–Newton steps on the radii of the rings
/// (``RadialFit``): no search, and no contours of the rings.
struct Registration {
    /// The map from the code's plane, before its rotation, to the patch.
    var map: Homography

    /// The change of radii that the map cannot express.
    var freeForm = FreeForm()

    /// The fraction of rays and rings on which a stroke is at its expected place: 0.55 to 0.75 for
    /// codes, below 0.2 for anything else.
    var quality = 0.0

    /// The quality from which on decoding is attempted.
    static let leastQuality = 0.22

    /// The quality from which on a code is almost certainly there.
    private static let goodQuality = 0.4

    /// Whether a code is almost certainly there.
    var isGood: Bool { quality > Self.goodQuality }

    /// The order in which rings are used, pass by pass.
    enum Schedule {
        /// From the disc in the middle outward, as little is known.
        case fromLogo
        /// All rings from the start, since the code was almost there a moment ago.
        case fromLastFrame
        /// From the disc in the middle outward, but only as far as bent paper is nearly planar.
        case innerRings
        /// From the rim of the code's disc inward, since its middle is covered.
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

    /// The minimum number of strokes on the first two rings, of 192; with fewer, there is no code.
    ///
    /// This ends most false candidates at two sevenths of the cost.
    private static let leastStrokes = 28

    /// The maximum distance of a stroke from its ring, in radii of the disc: in the first passes
    /// almost half the distance of 0.117 between two rings, in the last two passes a quarter of it.
    private static let reach: Float = 0.05
    private static let lateReach: Float = 0.032

    /// The ridge of the perspective: the first ring alone determines it poorly.
    private static let firstPerspective = 0.15
    private static let perspective = 0.02

    /// The quality below which there is no code, and another guess is not worthwhile.
    private static let leastForGuesses = 0.2

    /// The quality above which the perspective is right.
    private static let leastForOneStart = 0.56

    /// The quality above which no further guess is made.
    private static let enough = 0.62

    /// The qualities of a code that is there, but may be bent.
    private static let bentQualities = 0.3...0.66

    /// The degrees of the free form: of a planar code seen through a lens, and of bent paper.
    private static let planeDegree = 3
    private static let bentDegree = 4

    /// The ratio of the axes above which an ellipse is seen too much from the front to determine
    /// its direction of foreshortening.
    private static let roundest = 0.93

    /// The perspectives that are tried, in units of the sine of the tilt.
    private static let perspectiveShares = [0.10, 0.22, 0.34]

    /// Creates a registration by refining a first guess of the position of a code until its rings
    /// fit.
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
                reach: isLate ? Self.lateReach : Self.reach,
                usesRim: schedule != .fromRim
            )
            if pass == 1, fit.strokeCount < Self.leastStrokes { return }
            guard
                let correction = fit.correction(
                    perspective: rings < 2 ? Self.firstPerspective : Self.perspective
                )
            else { return }
            map = (map * correction).normalized
        }
        (freeForm, quality) = fit.remainder(degree: Self.planeDegree)
    }

    /// Registers a code from the ellipse of the disc in its middle.
    ///
    /// A flat ellipse may be a disc seen from nearby, whose perspective the first ring alone does
    /// not determine; then several perspectives are tried.
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
        guard schedule == .fromLogo, best.quality >= leastForGuesses else { return best }
        for guess in best.quality > leastForOneStart ? [] : perspectives(of: start) {
            let other = Registration(
                from: guess,
                in: patch,
                schedule: .fromLogo,
                profiles: &profiles,
                fit: &fit
            )
            if other.quality > best.quality { best = other }
            if best.quality > enough { break }
        }
        guard bentQualities ~= best.quality else { return best }
        best.bend([5, 5, 5], in: patch, profiles: &profiles, fit: &fit)
        guard best.quality < bentQualities.upperBound else { return best }
        // Where the paper bends strongly, the outer rings were mistaken for their neighbours.
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

    /// Refines the free form of a code that does not lie in a plane.
    ///
    /// `passes` has the number of rings of each pass.
    ///
    /// - Returns: Whether the quality improved; if not, nothing has changed.
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
            fit.measure(profiles, rings: rings, reach: isLate ? Self.lateReach : Self.reach)
            fit.keepErrors()
            let (change, share) = fit.remainder(degree: Self.bentDegree)
            form += change
            reached = share
        }
        guard reached > quality else { return false }
        (freeForm, quality) = (form, reached)
        return true
    }

    /// Returns the map with several degrees of perspective along the direction in which it is
    /// foreshortened; none if it is not foreshortened.
    private static func perspectives(of map: Homography) -> [Homography] {
        // The smaller singular value of the affine part, as an eigenvalue of its Gram matrix.
        let a = map[0, 0] * map[0, 0] + map[1, 0] * map[1, 0]
        let b = map[0, 0] * map[0, 1] + map[1, 0] * map[1, 1]
        let d = map[0, 1] * map[0, 1] + map[1, 1] * map[1, 1]
        let half = (a + d) / 2
        let root = ((a - d) * (a - d) / 4 + b * b).squareRoot()
        let ratio = max(half - root, 0) / (half + root)
        guard ratio < roundest * roundest else { return [] }
        // The longer of the two forms of the eigenvector.
        let axis =
            a < d ? SIMD2(half + root - a, -b) : SIMD2(-b, half + root - d)
        let unit = axis / (axis * axis).sum().squareRoot()
        let tilt = (1 - ratio).squareRoot()
        let rim = CodePlane.logoRadius * CodePlane.logoRadius
        return perspectiveShares.flatMap { share in
            [1.0, -1.0].map { sign in
                let p = unit * (sign * share * tilt)
                // The translation keeps the ellipse of the rim in its place.
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
