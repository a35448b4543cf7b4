// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Radii of a code's parts in the code's plane, in radii of its disc.
enum CodePlane {
    /// The radii of the middles of the rings' strokes.
    static let ringRadii: [Float] = RingLayout.rings.map {
        Float($0.radius / RingLayout.backgroundRadius)
    }

    /// The radius of the disc in the middle: half the artwork's width of 113.9 × 1.874 user units
    /// (``CodeDrawing``).
    static let logoRadius = 106.72 / RingLayout.backgroundRadius

    /// The width of a ring's stroke.
    static let strokeWidth = RingLayout.strokeWidth / RingLayout.backgroundRadius

    /// The radii of the clear rings, which show only the background colour: inside the first ring,
    /// between the rings, and outside the last, each halfway between the strokes' edges.
    static let clearRadii: [Float] = [0.36, 0.502, 0.619, 0.736, 0.8534, 0.9545]
}

/// The cosines and sines of equal steps around a full circle.
struct Circle: Sendable {
    /// The cosines, from the angle 0 on.
    let cosines: [Float]

    /// The sines, from the angle 0 on.
    let sines: [Float]

    init(steps: Int) {
        let points = (0..<steps).map {
            Trigonometry.cosineAndSine(degrees: 360 * Double($0) / Double(steps))
        }
        cosines = points.map { Float($0.cosine) }
        sines = points.map { Float($0.sine) }
    }
}
