// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation

/// A point of a map with a title: MapKit's `MKAnnotation`.
public protocol MKAnnotation: NSObjectProtocol {
    /// The point on the earth.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title of the point; `nil` without one.
    var title: String? { get }
    /// The subtitle of the point; `nil` without one.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// `nil`, the default.
    public var title: String? { nil }
    /// `nil`, the default.
    public var subtitle: String? { nil }
}

/// A point of a map that can be moved: MapKit's `MKPointAnnotation`.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The point on the earth.
    open var coordinate: CLLocationCoordinate2D
    /// The title of the point; `nil` without one.
    open var title: String?
    /// The subtitle of the point; `nil` without one.
    open var subtitle: String?

    /// Creates a point where the equator and the prime meridian meet.
    public override init() { coordinate = CLLocationCoordinate2D() }

    /// Creates a point at a coordinate.
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// The location of the person: MapKit's `MKUserLocation`.
open class MKUserLocation: NSObject, MKAnnotation {
    /// The location; `nil` if it is not known.
    open var location: CLLocation? { CLLocationManager().location }
    /// The point on the earth.
    open var coordinate: CLLocationCoordinate2D {
        location?.coordinate ?? CLLocationCoordinate2D()
    }
}
