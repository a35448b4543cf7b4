// SPDX-License-Identifier: Apache-2.0

/// Sine and cosine of angles in degrees.
///
/// The browser build has no mathematics library, and an own implementation gives the same result on
/// every machine. The error is below 2⁻⁵², far below the six decimals with which a code is written.
package enum Trigonometry {
    /// Returns cosine and sine of an angle of -360 to 36,000 degrees.
    package static func cosineAndSine(degrees: Double) -> (cosine: Double, sine: Double) {
        // Reduces the angle by quarter turns to -45...45, where the series converge fast. Integers
        // round without the mathematics library.
        let angle = degrees + 360
        let quarter = Int(angle / 90 + 0.5)
        let radians = (angle - Double(quarter * 90)) * .pi / 180
        let sine = sineSeries(radians)
        let cosine = cosineSeries(radians)
        return switch quarter & 3 {
        case 0: (cosine, sine)
        case 1: (-sine, cosine)
        case 2: (-cosine, -sine)
        default: (sine, -cosine)
        }
    }

    private static func sineSeries(_ x: Double) -> Double {
        var sum = x
        var term = x
        for step in stride(from: 2, through: 20, by: 2) {
            term *= -x * x / Double(step * (step + 1))
            sum += term
        }
        return sum
    }

    private static func cosineSeries(_ x: Double) -> Double {
        var sum = 1.0
        var term = 1.0
        for step in stride(from: 1, through: 19, by: 2) {
            term *= -x * x / Double(step * (step + 1))
            sum += term
        }
        return sum
    }
}
