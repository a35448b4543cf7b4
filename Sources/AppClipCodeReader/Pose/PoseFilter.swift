/// Smooths the poses of a code over time.
///
/// It is a low pass whose limit rises with the speed (a one-euro filter): what is held still does
/// not tremble, and what moves does not lag.
struct PoseFilter: Sendable {
    /// How much is smoothed.
    let smoothing: PoseSmoothing

    private var pose: PlanarPose?
    private var time = 0.0

    // Smoothed too; radii of the disc and radians in a second.
    private var speed = 0.0
    private var turning = 0.0

    init(_ smoothing: PoseSmoothing) { self.smoothing = smoothing }

    /// A gap of so many seconds starts anew.
    private static let longestGap = 0.5

    /// The smoothed pose at a time, in seconds.
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
        let slow = Self.share(limit: 1, elapsed)
        speed += (((shift * shift).sum().squareRoot() / elapsed) - speed) * slow
        turning += (last.orientation.chord(to: next.orientation) / elapsed - turning) * slow

        // Relative to the distance, a shift is an angle too.
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

    /// Which share of the way a low pass with a limit in hertz goes in a time.
    private static func share(limit: Double, _ elapsed: Double) -> Double {
        let turns = 2 * Double.pi * limit * elapsed
        return turns.isFinite ? turns / (1 + turns) : 1
    }
}

/// How much the poses of anchors are smoothed.
public struct PoseSmoothing: Sendable, Hashable {
    /// The limit of the low pass for a code at rest, in hertz; infinite for none at all.
    public let limitAtRest: Double

    /// By how many hertz the limit rises for a radian, or for the distance to the code, in a second.
    public let slope: Double

    /// Poses as they are seen.
    public static let none = PoseSmoothing(limitAtRest: .infinity, slope: 0)

    /// For content that is drawn over the picture: calm at rest, and near when it moves.
    public static let steady = PoseSmoothing(limitAtRest: 1.5, slope: 20)

    /// Makes a setting; negative numbers count as zero.
    public init(limitAtRest: Double, slope: Double) {
        self.limitAtRest = max(0, limitAtRest)
        self.slope = max(0, slope)
    }
}
