// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences

extension Place {
    /// The distance between two places in metres, on a spherical earth.
    ///
    /// This is the equirectangular approximation: exact to some millimetres below a kilometre, and
    /// to one percent up to some hundred kilometres; beyond, it says only that the places are far
    /// apart.
    public func distance(to other: Place) -> Double {
        let degree = 111_195.079_734_463
        var turn = (longitude - other.longitude).magnitude
        if turn > 180 { turn = 360 - turn }
        let north = (latitude - other.latitude) * degree
        let east = turn * degree * Self.cosine(ofDegrees: (latitude + other.latitude) / 2)
        return (north * north + east * east).squareRoot()
    }

    /// The cosine of an angle of `-90...90` degrees by its Taylor series, so that all platforms
    /// agree to the last bit; C libraries differ.
    private static func cosine(ofDegrees degrees: Double) -> Double {
        let angle = degrees * .pi / 180
        let square = angle * angle
        var term = 1.0
        var sum = 1.0
        for step in stride(from: 1.0, through: 19, by: 2) {
            term *= -square / (step * (step + 1))
            sum += term
        }
        return sum
    }
}
