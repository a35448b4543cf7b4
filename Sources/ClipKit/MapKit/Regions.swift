// SPDX-License-Identifier: Apache-2.0

@_exported public import CoreLocation
@_exported public import UIKit

/// How far a region reaches: MapKit's `MKCoordinateSpan`.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// No reach.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// A reach in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth: MapKit's `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How far it reaches.
    public var span: MKCoordinateSpan

    /// Nothing, where the equator and the prime meridian meet.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// A region around a point.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A region around a point, in metres.
    public init(
        center: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        // A degree of latitude on a spherical earth; one of longitude shrinks towards the poles.
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

    /// The region of a rectangle of a map.
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
/// A region around a point, in metres; the older form.
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
