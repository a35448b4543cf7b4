// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import ClipRegions
public import Foundation

/// Metres in a second.
public typealias CLLocationSpeed = Double

/// Metres by which a position may be off.
public typealias CLLocationAccuracy = Double

/// Degrees clockwise from north.
public typealias CLLocationDirection = Double

/// A place at a time: Core Location's `CLLocation`.
///
/// `@unchecked Sendable`: it never changes.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The point on the earth.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres by which the point may be off; below zero if it is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres by which the altitude may be off; below zero if it is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// Degrees clockwise from north; below zero if it is not known.
    public let course: CLLocationDirection
    /// Metres in a second; below zero if it is not known.
    public let speed: CLLocationSpeed
    /// When it was there.
    public let timestamp: Date

    /// A place.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// A place with what is known of it.
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

    /// Metres to another place, on a spherical earth.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        coordinate.metres(to: location.coordinate)
    }

    /// The place itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A direction in which a device points: Core Location's `CLHeading`; none is measured here.
open class CLHeading: NSObject {
    /// Degrees clockwise from north; below zero if it is not known.
    open var trueHeading: CLLocationDirection { -1 }
    /// Degrees clockwise from the magnetic pole.
    open var magneticHeading: CLLocationDirection { 0 }
}
#endif
