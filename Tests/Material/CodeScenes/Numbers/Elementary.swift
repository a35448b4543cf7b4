// SPDX-License-Identifier: Apache-2.0

/// Sine, exponential and other elementary functions, implemented without a library.
///
/// A result is the same on every machine, so that equal seeds result in equal images; and a browser
/// build has no mathematics library. Errors are below 1e-12.
enum Elementary {
    /// Returns the cosine and sine of an angle in radians, -10,000...10,000.
    static func cosineAndSine(_ radians: Double) -> (cosine: Double, sine: Double) {
        // Rotated by multiples of 90 degrees to -45...45 degrees, where the series are short.
        let quarters = (radians / (.pi / 2) + 20_000.5)
        let quarter = Int(quarters)
        let x = radians - Double(quarter - 20_000) * (.pi / 2)
        let square = x * x
        var sine = x
        var cosine = 1.0
        var term = x
        var even = 1.0
        var step = 1.0
        while step < 17 {
            even *= -square / (step * (step + 1))
            term *= -square / ((step + 1) * (step + 2))
            cosine += even
            sine += term
            step += 2
        }
        return switch quarter & 3 {
        case 0: (cosine, sine)
        case 1: (-sine, cosine)
        case 2: (-cosine, -sine)
        default: (sine, -cosine)
        }
    }

    /// Returns the angle of a direction in radians, -π...π; 0 for the zero vector.
    static func angle(y: Double, x: Double) -> Double {
        if x == 0, y == 0 { return 0 }
        if abs(y) > abs(x) {
            return (y > 0 ? Double.pi / 2 : -.pi / 2) - arcTangent(x / y)
        }
        let angle = arcTangent(y / x)
        if x > 0 { return angle }
        return y >= 0 ? angle + .pi : angle - .pi
    }

    /// Returns the arc tangent of a number in -1...1.
    private static func arcTangent(_ x: Double) -> Double {
        // Halved twice, so that the argument of the series is at most tan(π / 16).
        let half = x / (1 + (1 + x * x).squareRoot())
        let quarter = half / (1 + (1 + half * half).squareRoot())
        let square = quarter * quarter
        var sum = 0.0
        var power = quarter
        var odd = 1.0
        while odd < 20 {
            sum += power / odd
            power *= -square
            odd += 2
        }
        return 4 * sum
    }

    /// Returns the exponential of a number in -700...700.
    static func exponential(_ x: Double) -> Double {
        // 2 to an integer power, times e to at most half of ln 2.
        let power = Int(x / naturalLogarithmOfTwo + 2_000.5) - 2_000
        let rest = x - Double(power) * naturalLogarithmOfTwo
        var sum = 1.0
        var term = 1.0
        var step = 1.0
        while step < 15 {
            term *= rest / step
            sum += term
            step += 1
        }
        return Double(sign: .plus, exponent: power, significand: sum)
    }

    /// Returns the natural logarithm of a positive number.
    static func logarithm(_ x: Double) -> Double {
        // The significand is in 1..<2; moved to .7...1.42, it is closest to 1.
        var exponent = Double(x.exponent)
        var significand = x.significand
        if significand > 1.414 {
            significand /= 2
            exponent += 1
        }
        let ratio = (significand - 1) / (significand + 1)
        let square = ratio * ratio
        var sum = 0.0
        var power = ratio
        var odd = 1.0
        while odd < 18 {
            sum += power / odd
            power *= square
            odd += 2
        }
        return 2 * sum + exponent * naturalLogarithmOfTwo
    }

    private static let naturalLogarithmOfTwo = 0.693_147_180_559_945_3

    /// Returns the smallest integer that is not less than a number in
    /// -1,000,000,000...1,000,000,000.
    static func ceiling(_ x: Double) -> Int {
        let whole = Int(x)
        return Double(whole) < x ? whole + 1 : whole
    }

    /// Returns the largest integer that is not greater than a number in
    /// -1,000,000,000...1,000,000,000.
    static func floor(_ x: Double) -> Int {
        let whole = Int(x)
        return Double(whole) > x ? whole - 1 : whole
    }
}
