// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// A code that is tracked from frame to frame.
///
/// Its next position is predicted with constant velocity, registered again, and accepted by the
/// correlation of its rings (``ExpectedRings``).
struct CodeTrack: Sendable {
    let identifier: AppClipCodeAnchor.Identifier
    let payload: Payload
    let rings: ExpectedRings

    /// The map from the upright code's plane to the last frame that shows the code.
    private(set) var map: Homography

    /// The pose in the last frame that shows the code.
    private(set) var estimate: PoseEstimate

    /// The time of the last frame that shows the code, in seconds.
    private(set) var time: Double

    /// A Boolean value that indicates whether the last frame shows the code.
    var isInView = true

    private var background: SIMD4<Float>
    private var foreground: SIMD4<Float>
    private var filter: PoseFilter

    // The previous pose, from which the velocity is estimated; `nil` before the second frame.
    private var before: (pose: PlanarPose, time: Double)?

    /// Creates a track of a code that was read.
    init(
        _ identifier: AppClipCodeAnchor.Identifier,
        _ code: FoundCode,
        estimate: PoseEstimate,
        smoothing: PoseSmoothing,
        at time: Double
    ) {
        self.identifier = identifier
        payload = code.payload
        let pattern = RingPattern(code.payload)
        background = SIMD4(code.colors.background)
        foreground = SIMD4(code.colors.foreground)
        rings = ExpectedRings(
            pattern,
            thirdInk: Self.ink(of: SIMD4(code.colors.third), background, foreground)
        )
        map = code.homography
        self.estimate = estimate
        self.time = time
        filter = PoseFilter(smoothing)
    }

    /// The range of the third colour's ink; in Apple's palette it is 0.4 to 0.6.
    private static let thirdInkRange: ClosedRange<Float> = 0.2...0.8

    private static func ink(
        of color: SIMD4<Float>,
        _ background: SIMD4<Float>,
        _ foreground: SIMD4<Float>
    ) -> Float {
        let line = foreground - background
        let contrast = (line * line).sum()
        guard contrast > 0 else { return 0.5 }
        return max(
            thirdInkRange.lowerBound,
            min(thirdInkRange.upperBound, ((color - background) * line).sum() / contrast)
        )
    }

    /// Returns the smoothed pose, as it is reported.
    mutating func shownPose() -> PlanarPose { filter.smoothed(estimate.pose, at: time) }
}

// MARK: - From frame to frame

extension CodeTrack {
    /// A registration belongs to the same code if both `goodQuality` and `leastAgreement` are
    /// reached, or if the agreement is good: then all rings are in their places, although blur or
    /// noise hides many strokes.
    private static let goodQuality = 0.5
    private static let leastAgreement: Float = 0.6
    private static let goodAgreement: Float = 0.8

    /// The quality below which further passes do not help.
    private static let fairQuality = 0.35

    /// The maximum number of rounds until a registration converges.
    private static let mostRounds = 4

    /// The change of an entry of the map up to which a registration has converged.
    private static let rest = 0.012

    /// The maximum time, in seconds, over which a movement is extrapolated.
    private static let longestPrediction = 0.25

    /// Returns the expected position of the code at a time: its last position, extrapolated by its
    /// movement.
    func predictedMap(at time: Double, camera: CameraIntrinsics) -> Homography {
        let elapsed = time - self.time
        guard
            let before, self.time > before.time, elapsed > 0, elapsed < Self.longestPrediction,
            self.time - before.time < Self.longestPrediction,
            let back = (camera.map * estimate.pose.directions).inverse
        else { return map }
        let share = elapsed / (self.time - before.time)
        let pose = PlanarPose(
            orientation: before.pose.orientation.turned(
                towards: estimate.pose.orientation,
                by: 1 + share
            ),
            position: estimate.pose.position
                + (estimate.pose.position - before.pose.position) * share
        )
        guard pose.position.z > PlanarPose.nearest else { return map }
        // The image's own deviation from the pose, for example by a lens, is kept.
        return (camera.map * pose.directions * back * map).normalized
    }

    /// Finds the code in a frame, and returns whether it is there.
    ///
    /// The code is searched for at the predicted place, then there with more passes, then at its
    /// last place.
    mutating func follow(
        in pyramid: inout Pyramid,
        _ pixels: RawSpan,
        camera: CameraIntrinsics,
        at time: Double
    ) -> Bool {
        let predicted = predictedMap(at: time, camera: camera)
        var starts = [(predicted, Registration.Schedule.fromLastFrame), (predicted, .fromLogo)]
        if predicted != map { starts += [(map, .fromLastFrame), (map, .fromLogo)] }
        for (start, schedule) in starts {
            let patch = WorkingPatch(
                around: start,
                background: background,
                foreground: foreground,
                of: &pyramid,
                pixels: pixels
            )
            guard let patch else { continue }
            let registered = Self.settled(patch.fromImage * start, schedule, in: patch)
            guard let registered, take(registered, in: patch, camera, time) else { continue }
            return true
        }
        return false
    }

    /// Returns a registration that has converged; `nil` if there is none.
    ///
    /// Rings that are too far from their expected places are mistaken for their neighbours on one
    /// side, and the map converges only after several passes, or never.
    private static func settled(
        _ start: Homography,
        _ schedule: Registration.Schedule,
        in patch: WorkingPatch
    ) -> Registration? {
        var last = start
        var schedule = schedule
        for round in 0..<mostRounds {
            let next = Registration(from: last, in: patch, schedule: schedule)
            if next.quality >= fairQuality, last.isSame(as: next.map, within: rest) { return next }
            guard next.quality >= (round == 0 ? Registration.leastQuality : fairQuality) else {
                return nil
            }
            last = next.map
            schedule = .fromLastFrame
        }
        return nil
    }

    /// Accepts a registration if its rings are those of the code, and updates the position.
    private mutating func take(
        _ registration: Registration,
        in patch: WorkingPatch,
        _ camera: CameraIntrinsics,
        _ time: Double
    ) -> Bool {
        let match = rings.match(in: RingSignal(patch, registration), near: 0)
        let isCode =
            registration.quality >= Self.goodQuality && match.agreement >= Self.leastAgreement
            || match.agreement >= Self.goodAgreement
        guard isCode else { return false }
        let upright = registration.map * .rotation(degrees: match.rotation)
        let found = (patch.toImage * upright).normalized
        guard
            let next = PoseEstimate(found, camera: camera, near: estimate.pose)
        else { return false }
        adapt(patch, upright)
        move(to: found, next, at: time)
        return true
    }

    /// Resumes from a code that was read again elsewhere.
    mutating func resume(_ code: FoundCode, _ next: PoseEstimate, at time: Double) {
        background = SIMD4(code.colors.background)
        foreground = SIMD4(code.colors.foreground)
        move(to: code.homography, next, at: time)
    }

    private mutating func move(to map: Homography, _ next: PoseEstimate, at time: Double) {
        before = (estimate.pose, self.time)
        self.map = map
        estimate = next
        self.time = time
        isInView = true
    }

    private static let circle = Circle(steps: 24)

    /// Radii in the clear ring around the disc in the middle, and within that disc's rim.
    private static let clearRadius: Float = 0.34
    private static let rimRadius: Float = 0.25

    /// The minimum fraction of the old contrast that the new colours have along it.
    private static let leastContrastShare: Float = 0.3

    /// The fraction of a change of the light that is adopted from a frame (exponential smoothing).
    private static let adaptation: Float = 0.3

    /// Adapts to the light, by the colours of the disc in the middle and of the clear ring around
    /// it.
    private mutating func adapt(_ patch: WorkingPatch, _ upright: Homography) {
        func color(at radius: Float) -> SIMD4<Float> {
            LogoCandidate.median(
                of: (0..<24).map { step in
                    patch.raster.color(
                        at: upright(
                            PlanePoint(
                                x: Double(radius * Self.circle.cosines[step]),
                                y: Double(radius * Self.circle.sines[step])
                            )
                        )
                    )
                }
            )
        }
        let clear = color(at: Self.clearRadius)
        let rim = color(at: Self.rimRadius)
        let (line, seen) = (foreground - background, rim - clear)
        // A sticker on the middle is not a change of the light.
        guard (line * seen).sum() > Self.leastContrastShare * (line * line).sum() else { return }
        background += (clear - background) * Self.adaptation
        foreground += (rim - foreground) * Self.adaptation
    }
}

extension SIMD4<Float> {
    /// Creates a vector of red, green and blue, 0...255, and 0.
    fileprivate init(_ color: RGBColor) {
        self.init(Float(color.red), Float(color.green), Float(color.blue), 0)
    }
}

extension Homography {
    /// Whether another map of a code's plane is the same except for a rotation and a small change.
    fileprivate func isSame(as other: Homography, within limit: Double) -> Bool {
        guard let back = inverse else { return false }
        let change = RadialInformation.change(back * other)
        for entry in 0..<7 where change[entry].magnitude > limit { return false }
        return true
    }
}
