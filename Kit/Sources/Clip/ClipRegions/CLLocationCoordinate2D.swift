// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double

/// A distance in metres.
public typealias CLLocationDistance = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, `-90...90`.
    public var latitude: CLLocationDegrees

    /// Degrees east of Greenwich, `-180...180`.
    public var longitude: CLLocationDegrees

    /// Creates the point where the equator and the prime meridian meet.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a point, without checking it; see `CLLocationCoordinate2DIsValid(_:)`.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }

    // Returns the distance to another point, by the haversine formula, which is accurate for small
    // distances too.
    package func metres(to other: CLLocationCoordinate2D) -> CLLocationDistance {
        let degree = Double.pi / 180
        let north = sin((other.latitude - latitude) * degree / 2)
        let east = sin((other.longitude - longitude) * degree / 2)
        let shrinking = cos(latitude * degree) * cos(other.latitude * degree)
        let square = north * north + shrinking * east * east
        return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether latitude and longitude are within their ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    coord.latitude.magnitude <= 90 && coord.longitude.magnitude <= 180
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a point; the older form.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
