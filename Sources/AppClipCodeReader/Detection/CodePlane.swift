import AppClipCodes

/// Where things are in a code's plane, in radii of its disc.
enum CodePlane {
    /// The middles of the rings' strokes.
    static let ringRadii: [Float] = RingLayout.rings.map {
        Float($0.radius / RingLayout.backgroundRadius)
    }

    /// The rim of the disc in the middle.
    static let logoRadius = 106.72 / RingLayout.backgroundRadius

    /// The width of a ring's stroke.
    static let strokeWidth = RingLayout.strokeWidth / RingLayout.backgroundRadius

    /// Radii in the background's colour all round: inside the first ring, between the rings, and
    /// outside the last.
    static let clearRadii: [Float] = [0.36, 0.502, 0.619, 0.736, 0.8534, 0.9545]
}

/// Cosines and sines of equal steps of a whole turn.
struct Circle: Sendable {
    /// Cosines, from the angle 0 on.
    let cosines: [Float]

    /// Sines, from the angle 0 on.
    let sines: [Float]

    init(steps: Int) {
        let points = (0..<steps).map {
            Trigonometry.cosineAndSine(degrees: 360 * Double($0) / Double(steps))
        }
        cosines = points.map { Float($0.cosine) }
        sines = points.map { Float($0.sine) }
    }
}
