// SPDX-License-Identifier: Apache-2.0

/// Smooths the poses of a code over time.
///
/// It is a One Euro filter (G. Casiez, N. Roussel, D. Vogel, *1 € filter*, CHI 2012): a low-pass
/// filter whose cutoff frequency rises with the speed. A code that is held still does not jitter,
/// and one that moves does not lag.
struct PoseFilter: Sendable {
    /// The amount of smoothing.
    let smoothing: PoseSmoothing

    private var pose: PlanarPose?
    private var time = 0.0

    // The smoothed speed; in radii of the disc and radians per second.
    private var speed = 0.0
    private var turning = 0.0

    init(_ smoothing: PoseSmoothing) { self.smoothing = smoothing }

    /// The gap, in seconds, after which the filter starts again.
    private static let longestGap = 0.5

    /// The cutoff frequency of the speeds, in hertz; the paper's `dcutoff`.
    private static let speedCutoff = 1.0

    /// Returns the smoothed pose at a time, in seconds.
    mutating func smoothed(_ next: PlanarPose, at time: Double) -> PlanarPose {
        guard
            smoothing != .none, let last = pose, time > self.time,
            time - self.time < Self.longestGap
        else {
            pose = next
            self.time = time
            speed = 0
            turning = 0
            return next
        }
        let elapsed = time - self.time
        let shift = next.position - last.position
        let slow = Self.share(limit: Self.speedCutoff, elapsed)
        speed += (((shift * shift).sum().squareRoot() / elapsed) - speed) * slow
        turning += (last.orientation.chord(to: next.orientation) / elapsed - turning) * slow

        // Relative to the distance, a translation is an angle too.
        let relative = speed / max(1, last.position.z)
        let limit = smoothing.limitAtRest
        let position = Self.share(limit: limit + smoothing.slope * relative, elapsed)
        let orientation = Self.share(limit: limit + smoothing.slope * turning, elapsed)
        let smoothed = PlanarPose(
            orientation: last.orientation.turned(towards: next.orientation, by: orientation),
            position: last.position + shift * position
        )
        pose = smoothed
        self.time = time
        return smoothed
    }

    /// Returns the smoothing factor of a first-order low-pass filter with a cutoff in hertz, for a
    /// time step in seconds.
    private static func share(limit: Double, _ elapsed: Double) -> Double {
        let turns = 2 * Double.pi * limit * elapsed
        return turns.isFinite ? turns / (1 + turns) : 1
    }
}

/// The amount by which the poses of anchors are smoothed.
public struct PoseSmoothing: Sendable, Hashable {
    /// The cutoff frequency for a code at rest, in hertz; infinite for no smoothing.
    ///
    /// The paper's `mincutoff`.
    public let limitAtRest: Double

    /// The increase of the cutoff, in hertz, for a speed of one radian, or of the distance to the
    /// code, per second.
    ///
    /// The paper's `beta`.
    public let slope: Double

    /// No smoothing: poses as they are measured.
    public static let none = PoseSmoothing(limitAtRest: .infinity, slope: 0)

    /// For content that is drawn over the image: steady at rest, and close to the code when it
    /// moves.
    public static let steady = PoseSmoothing(limitAtRest: 1.5, slope: 20)

    /// Creates a setting; negative numbers count as zero.
    public init(limitAtRest: Double, slope: Double) {
        self.limitAtRest = max(0, limitAtRest)
        self.slope = max(0, slope)
    }
}
