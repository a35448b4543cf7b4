// SPDX-License-Identifier: Apache-2.0

/// A place on the map.
public struct Place: Sendable, Hashable {
    /// The latitude in degrees north, `-90...90`.
    public let latitude: Double

    /// The longitude in degrees east, `-180...180`.
    public let longitude: Double

    /// Creates a place, or `nil` if a coordinate is out of range.
    public init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}

extension Place {
    /// Returns the distance between two places along a great circle in metres, on a spherical
    /// earth.
    ///
    /// The earth is flatter than a sphere, which makes a difference of up to half a percent.
    public func distance(to other: Place) -> Double {
        // If both are close together, the sines of the half angles keep all digits.
        let north = Angle.sine(ofDegrees: (latitude - other.latitude) / 2)
        let east = Angle.sine(ofDegrees: (longitude - other.longitude) / 2)
        let cosines =
            Angle.sine(ofDegrees: 90 - latitude.magnitude)
            * Angle.sine(ofDegrees: 90 - other.latitude.magnitude)
        let square = north * north + cosines * east * east
        return Earth.distance(alongChord: 2 * min(square, 1).squareRoot())
    }
}

/// The earth as a sphere.
enum Earth {
    /// The mean radius in metres (IUGG).
    static let radius = 6_371_008.8

    /// Half of a great circle in metres: the maximum distance of two places.
    static let largestDistance = radius * .pi

    /// Returns the length of the arc over a chord of the unit sphere, in metres.
    static func distance(alongChord chord: Double) -> Double {
        2 * radius * Angle.arcsine(min(chord / 2, 1))
    }

    /// Returns the chord of the unit sphere below an arc that is given in metres.
    static func chord(ofDistance distance: Double) -> Double {
        let arc = min(max(distance, 0), largestDistance)
        return 2 * Angle.sine(ofDegrees: arc / radius * 90 / .pi)
    }
}
