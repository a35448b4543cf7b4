// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation

/// A route between two places: MapKit's `MKRoute`.
///
/// ``MKDirections`` never finds one, so its values are empty.
open class MKRoute: NSObject {
    /// The line of the route.
    public let polyline = MKPolyline([])
    /// The length in metres.
    public let distance: CLLocationDistance = 0
    /// The expected travel time in seconds.
    public let expectedTravelTime: TimeInterval = 0
    /// The name of the route.
    public let name = ""
}
