// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A circle on the earth.
public class CLCircularRegion: CLRegion {
    /// The center of the circle, in degrees.
    public let center: CLLocationCoordinate2D

    /// The distance from the center to the edge, in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    ///
    /// To confirm a location, the radius must be at most 500 metres (rule E-35).
    public init(
        center: CLLocationCoordinate2D,
        radius: CLLocationDistance,
        identifier: String
    ) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a point is within the circle or on its edge, on a spherical earth.
    ///
    /// No circle contains an invalid coordinate.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        guard CLLocationCoordinate2DIsValid(coordinate) else { return false }
        return center.metres(to: coordinate) <= radius
    }

    /// Returns a circle with the same properties.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }
}
