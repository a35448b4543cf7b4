// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// A circle on the earth.
public class CLCircularRegion: CLRegion {
    /// The center.
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
        return distance(to: coordinate) <= radius
    }

    // The haversine formula, which is accurate for small distances too.
    private func distance(to coordinate: CLLocationCoordinate2D) -> CLLocationDistance {
        let degree = Double.pi / 180
        let north = sin((coordinate.latitude - center.latitude) * degree / 2)
        let east = sin((coordinate.longitude - center.longitude) * degree / 2)
        let shrinking = cos(center.latitude * degree) * cos(coordinate.latitude * degree)
        let square = north * north + shrinking * east * east
        return 2 * 6_371_008.8 * asin(min(1, square.squareRoot()))
    }

    /// A circle with the same properties.
    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }
}
#endif
