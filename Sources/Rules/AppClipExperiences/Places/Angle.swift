// SPDX-License-Identifier: Apache-2.0

/// Trigonometry by the four basic operations and square roots, so that all platforms agree to the
/// last bit; C libraries differ.
enum Angle {
    /// Returns the sine of an angle of `-180...180` degrees.
    static func sine(ofDegrees degrees: Double) -> Double {
        sines(ofDegrees: SIMD4(repeating: degrees))[0]
    }

    /// Returns the sines of angles of `-180...180` degrees, by their Taylor series.
    static func sines(ofDegrees degrees: SIMD4<Double>) -> SIMD4<Double> {
        // sin(180° − x) = sin(x) keeps the terms small.
        let magnitude = degrees.replacing(with: -degrees, where: degrees .< 0)
        let near = magnitude.replacing(with: 180 - magnitude, where: magnitude .> 90)
        let angle = near * (.pi / 180)
        let square = angle * angle
        var sum = SIMD4<Double>(repeating: 0)
        for place in coefficients.indices { sum = coefficients[place] + square * sum }
        sum *= angle
        return sum.replacing(with: -sum, where: degrees .< 0)
    }

    /// ±1/*n*! for the odd *n* from 23 down to 1.
    private static let coefficients: [12 of Double] = {
        var coefficients = [12 of Double](repeating: 1)
        for place in stride(from: 10, through: 0, by: -1) {
            let step = Double(2 * (11 - place))
            coefficients[place] = -coefficients[place + 1] / (step * (step + 1))
        }
        return coefficients
    }()

    /// Returns the arc in radians whose sine is a value of `0...1`.
    static func arcsine(_ value: Double) -> Double {
        // arcsin x = 2 arcsin(x / √(2 + 2√(1 − x²))): applied twice, so that the series is short.
        var (reduced, factor) = (value, 1.0)
        for _ in 0..<2 {
            let cosine = max(0, 1 - reduced * reduced).squareRoot()
            reduced /= (2 + 2 * cosine).squareRoot()
            factor *= 2
        }
        let square = reduced * reduced
        var (power, sum) = (reduced, reduced)
        for step in stride(from: 1.0, through: 41, by: 2) {
            power *= square * step / (step + 1)
            sum += power / (step + 2)
        }
        return factor * sum
    }
}
