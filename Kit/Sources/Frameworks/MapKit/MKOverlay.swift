// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreLocation
public import UIKit

/// A shape on a map: MapKit's `MKOverlay`.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle around it.
    var boundingMapRect: MKMapRect { get }
}

/// A shape with several points: MapKit's `MKMultiPoint`.
open class MKMultiPoint: NSObject, MKOverlay, MKGeoJSONObject {
    /// The points on the earth.
    public let coordinates: [CLLocationCoordinate2D]

    /// Creates a shape from points.
    public init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

    /// Creates a shape from points in memory.
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(unsafe Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }

    /// The number of points.
    open var pointCount: Int { coordinates.count }
    /// The center of the shape.
    open var coordinate: CLLocationCoordinate2D {
        MKCoordinateRegion(boundingMapRect).center
    }
    /// The smallest rectangle around the points.
    open var boundingMapRect: MKMapRect { MKMapRect(around: coordinates) }
}

/// A closed shape: MapKit's `MKPolygon`.
open class MKPolygon: MKMultiPoint {}

/// A line: MapKit's `MKPolyline`.
open class MKPolyline: MKMultiPoint {}

/// A circle: MapKit's `MKCircle`.
open class MKCircle: NSObject, MKOverlay {
    /// The center of the circle.
    public let coordinate: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = center
        self.radius = radius
    }

    /// The smallest rectangle around it.
    open var boundingMapRect: MKMapRect {
        let region = MKCoordinateRegion(
            center: coordinate,
            latitudinalMeters: radius * 2,
            longitudinalMeters: radius * 2
        )
        let (latitude, longitude) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
        return MKMapRect(around: [
            CLLocationCoordinate2D(
                latitude: coordinate.latitude + latitude,
                longitude: coordinate.longitude - longitude
            ),
            CLLocationCoordinate2D(
                latitude: coordinate.latitude - latitude,
                longitude: coordinate.longitude + longitude
            ),
        ])
    }
}

/// The drawing attributes of a shape: MapKit's `MKOverlayRenderer`; it only stores them.
open class MKOverlayRenderer: NSObject {
    /// The shape to draw.
    public let overlay: (any MKOverlay)?
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Creates a renderer without a shape.
    public override init() { overlay = nil }

    /// Creates a renderer of a shape.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Returns the point of the drawing for a point of the map.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
}

/// The drawing attributes of lines: MapKit's `MKOverlayPathRenderer`; it only stores them.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour of the line.
    open var strokeColor: UIColor?
    /// The colour of the inside.
    open var fillColor: UIColor?
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 0
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The path of the lines.
    open var path: CGPath! = CGMutablePath()
}

/// The drawing attributes of a line: MapKit's `MKPolylineRenderer`.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// The drawing attributes of a closed shape: MapKit's `MKPolygonRenderer`.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a closed shape.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// The drawing attributes of a circle: MapKit's `MKCircleRenderer`.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Creates a renderer of a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
