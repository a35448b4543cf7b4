// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Cosine and sine of the angles of a ring signal: every half degree of the circle.
enum HalfDegrees {
    /// The number of angles.
    static let count = RingSignal.angleCount

    static let cosines: [Float] = (0..<count).map { angle in
        Float(Trigonometry.cosineAndSine(degrees: Double(angle) / 2).cosine)
    }

    static let sines: [Float] = (0..<count).map { angle in
        Float(Trigonometry.cosineAndSine(degrees: Double(angle) / 2).sine)
    }

    /// Returns the index of an angle that is given by any whole number of half degrees.
    static func index(_ halfDegrees: Int) -> Int {
        let index = halfDegrees % count
        return index < 0 ? index + count : index
    }
}
