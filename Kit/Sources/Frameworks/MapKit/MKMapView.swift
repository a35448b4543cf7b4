// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are MapKit's own, and mean what they mean there.

public import CoreGraphics
public import CoreLocation
public import UIKit

/// A map: MapKit's `MKMapView`, a placeholder that stores its region, pins and shapes.
@MainActor @preconcurrency
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var region = MKCoordinateRegion() {
        didSet {
            delegate?.mapViewDidChangeVisibleRegion(self)
            delegate?.mapView(self, regionDidChangeAnimated: false)
        }
    }
    open var mapType = MKMapType.standard
    open var userTrackingMode = MKUserTrackingMode.none
    open var showsUserLocation = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    public let userLocation = MKUserLocation()
    private var classes: [String: AnyClass] = [:]

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { region = MKCoordinateRegion(newValue) }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        centerCoordinate = coordinate
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
    }
    open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
    open func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) {
        visibleMapRect = rect
    }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    open func addAnnotation(_ annotation: any MKAnnotation) {
        annotations.append(annotation)
        _ = delegate?.mapView(self, viewFor: annotation)
    }
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { addAnnotation(annotation) }
    }
    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
    }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation })
        {
            addAnnotation(annotation)
        }
        let rect = MKMapRect(around: annotations.map(\.coordinate))
        if !rect.isNull { visibleMapRect = rect }
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        selectedAnnotations = [annotation]
        if let view = delegate?.mapView(self, viewFor: annotation) {
            delegate?.mapView(self, didSelect: view)
        }
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations = []
    }
    open func addOverlay(_ overlay: any MKOverlay) {
        overlays.append(overlay)
        _ = delegate?.mapView(self, rendererFor: overlay)
    }
    open func addOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { addOverlay(overlay) }
    }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
    }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {
        classes[id] = viewClass
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    {
        nil
    }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String,
        for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        // An initializer of a clip's own class cannot be called without knowledge of the class.
        let wanted: AnyClass? = classes[identifier]
        if wanted == MKMarkerAnnotationView.self
            || identifier == MKMapViewDefaultAnnotationViewReuseIdentifier && wanted == nil
        {
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
        if wanted == MKPinAnnotationView.self {
            return MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
        return MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
}
/// The content of the map, which the page lists in its place.
extension MKMapView: PlaceholderFacts {
    package var placeholderFacts: [String] {
        annotations.map { annotation in
            [annotation.title, annotation.subtitle, annotation.coordinate.words]
                .compactMap { $0 }.joined(separator: ", ")
        }
    }
}
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
    "MKMapViewDefaultAnnotationViewReuseIdentifier"

public enum MKUserTrackingMode: Int, Sendable {
    case none
    case follow
    case followWithHeading
}
public enum MKMapType: UInt, Sendable {
    case standard
    case satellite
    case hybrid
    case satelliteFlyover
    case hybridFlyover
    case mutedStandard
}
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(
        _ mapView: MKMapView,
        annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    )
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
    public func mapView(
        _ mapView: MKMapView,
        viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? { nil }
    public func mapView(
        _ mapView: MKMapView,
        rendererFor overlay: any MKOverlay
    ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapView(
        _ mapView: MKMapView,
        annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    open var isDraggable = false
    open var rightCalloutAccessoryView: UIView?
    open var leftCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    open var calloutOffset = CGPoint.zero
    open var centerOffset = CGPoint.zero

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    open func prepareForReuse() {}
    open func prepareForDisplay() {}
}
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor?
    open var glyphImage: UIImage?
    open var glyphText: String?
    open var glyphTintColor: UIColor?
}
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor!
    open var animatesDrop = false
}
@MainActor @preconcurrency
open class MKUserTrackingButton: UIView {
    public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
@MainActor @preconcurrency
open class MKScaleView: UIView {
    public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
@MainActor @preconcurrency
open class MKCompassButton: UIView {
    public convenience init(mapView: MKMapView?) { self.init(frame: .zero) }
}
