// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import CoreLocation
public import UIKit

/// A shape on a map: MapKit's `MKOverlay`.
public protocol MKOverlay: MKAnnotation {
    /// The smallest rectangle around it.
    var boundingMapRect: MKMapRect { get }
}

/// A shape of points: MapKit's `MKMultiPoint`.
open class MKMultiPoint: NSObject, MKOverlay, MKGeoJSONObject {
    /// The points on the earth.
    public let coordinates: [CLLocationCoordinate2D]

    /// A shape of points.
    public init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

    /// A shape of points in memory.
    public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(unsafe Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }

    /// The number of points.
    open var pointCount: Int { coordinates.count }
    /// The middle.
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
    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// Metres from the middle to the edge.
    public let radius: CLLocationDistance

    /// A circle.
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

/// How a shape is drawn: MapKit's `MKOverlayRenderer`; it keeps its properties.
open class MKOverlayRenderer: NSObject {
    /// The shape.
    public let overlay: (any MKOverlay)?
    /// How much it covers.
    open var alpha: CGFloat = 1

    /// Draws nothing.
    public override init() { overlay = nil }

    /// Draws a shape.
    public init(overlay: any MKOverlay) { self.overlay = overlay }

    /// Where a point of the map is in the drawing.
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
}

/// How lines are drawn: MapKit's `MKOverlayPathRenderer`; it keeps its properties.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// The colour of the line.
    open var strokeColor: UIColor?
    /// The colour inside.
    open var fillColor: UIColor?
    /// How wide the line is.
    open var lineWidth: CGFloat = 0
    /// Lengths of strokes and gaps.
    open var lineDashPattern: [NSNumber]?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The lines.
    open var path: CGPath! = CGMutablePath()
}

/// How a line is drawn: MapKit's `MKPolylineRenderer`.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// Draws a line.
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// How a closed shape is drawn: MapKit's `MKPolygonRenderer`.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// Draws a closed shape.
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// How a circle is drawn: MapKit's `MKCircleRenderer`.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// Draws a circle.
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
