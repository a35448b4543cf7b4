// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// Cosine and sine of the angles of a ring signal: every half degree of a turn.
enum HalfDegrees {
    /// How many there are.
    static let count = RingSignal.angleCount

    static let cosines: [Float] = (0..<count).map { angle in
        Float(Trigonometry.cosineAndSine(degrees: Double(angle) / 2).cosine)
    }

    static let sines: [Float] = (0..<count).map { angle in
        Float(Trigonometry.cosineAndSine(degrees: Double(angle) / 2).sine)
    }

    /// The number of an angle given by any whole number of half degrees.
    static func index(_ halfDegrees: Int) -> Int {
        let index = halfDegrees % count
        return index < 0 ? index + count : index
    }
}
