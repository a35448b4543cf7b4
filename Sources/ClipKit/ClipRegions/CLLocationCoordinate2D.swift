// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
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

    /// The point where the equator and the prime meridian meet.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a point, without checking it; see `CLLocationCoordinate2DIsValid(_:)`.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
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
#endif
