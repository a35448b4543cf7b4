// SPDX-License-Identifier: Apache-2.0

@_exported public import CoreLocation
@_exported public import UIKit

/// The extent of a region: MapKit's `MKCoordinateSpan`.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty span.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates a span in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth: MapKit's `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
    /// The center of the region.
    public var center: CLLocationCoordinate2D
    /// The extent of the region, in degrees.
    public var span: MKCoordinateSpan

    /// Creates an empty region, where the equator and the prime meridian meet.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a region around a point.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region around a point, with its extent in metres.
    public init(
        center: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // The length of a degree of latitude on a spherical earth; a degree of longitude shrinks
        // towards the poles.
        let degree = 6_371_008.8 * Double.pi / 180
        let shrinking = max(cos(center.latitude * .pi / 180), 1e-9)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree,
                longitudeDelta: min(360, longitudinalMeters / degree / shrinking)
            )
        )
    }

    /// Creates the region of a rectangle on a flat map.
    public init(_ rect: MKMapRect) {
        let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        let northWest = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
        let southEast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        self.init(
            center: middle,
            span: MKCoordinateSpan(
                latitudeDelta: northWest.latitude - southEast.latitude,
                longitudeDelta: southEast.longitude - northWest.longitude
            )
        )
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a region around a point, with its extent in metres; the older form.
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D,
    _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: center,
        latitudinalMeters: latitudinalMeters,
        longitudinalMeters: longitudinalMeters
    )
}
