// SPDX-License-Identifier: Apache-2.0

public import ClipRegions
public import Foundation

/// A speed in metres per second.
public typealias CLLocationSpeed = Double

/// An accuracy as a radius in metres.
public typealias CLLocationAccuracy = Double

/// A direction in degrees clockwise from north.
public typealias CLLocationDirection = Double

/// The location of a device at a time: Core Location's `CLLocation`.
///
/// `@unchecked Sendable`: it is immutable.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The point on the earth.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty of the point, in metres; negative if it is unknown.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude, in metres; negative if it is unknown.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees clockwise from north; negative if it is unknown.
    public let course: CLLocationDirection
    /// Metres per second; negative if it is unknown.
    public let speed: CLLocationSpeed
    /// The time at which the location was determined.
    public let timestamp: Date

    /// Creates a location with only its coordinate.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// Creates a location.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        (course, speed) = (-1, -1)
        self.timestamp = timestamp
    }

    /// Returns the distance to another location in metres, on a spherical earth.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.metres(to: location.coordinate)
    }

    /// Returns the location itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The direction in which a device points: Core Location's `CLHeading`; none is measured here.
open class CLHeading: NSObject {
    /// Degrees clockwise from true north; negative if it is unknown.
    open var trueHeading: CLLocationDirection { -1 }
    /// Degrees clockwise from magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
}
