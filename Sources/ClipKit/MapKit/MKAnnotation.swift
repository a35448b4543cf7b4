// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation

/// A point of a map with a title: MapKit's `MKAnnotation`.
public protocol MKAnnotation: NSObjectProtocol {
    /// The point on the earth.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title.
    var title: String? { get }
    /// The title below.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// No title.
    public var title: String? { nil }
    /// No title below.
    public var subtitle: String? { nil }
}

/// A point of a map that can be moved: MapKit's `MKPointAnnotation`.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The point on the earth.
    open var coordinate: CLLocationCoordinate2D
    /// The title.
    open var title: String?
    /// The title below.
    open var subtitle: String?

    /// A point where the equator and the prime meridian meet.
    public override init() { coordinate = CLLocationCoordinate2D() }

    /// A point.
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// Where the person is: MapKit's `MKUserLocation`.
open class MKUserLocation: NSObject, MKAnnotation {
    /// The place; `nil` if it is not known.
    open var location: CLLocation? { CLLocationManager().location }
    /// The point on the earth.
    open var coordinate: CLLocationCoordinate2D {
        location?.coordinate ?? CLLocationCoordinate2D()
    }
}
