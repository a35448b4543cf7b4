// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's own.

public import CoreLocation
public import UIKit

/// A place on a map: MapKit's `MKPlacemark`.
open class MKPlacemark: CLPlacemark, MKAnnotation {
    /// The point on the earth.
    public let coordinate: CLLocationCoordinate2D
    /// The name of the place.
    open var title: String? { name }

    /// Creates a place without an address.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(
            location: CLLocation(
                latitude: coordinate.latitude,
                longitude: coordinate.longitude
            )
        )
    }

    /// Creates a place with an address, from which the street and the city are taken.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        addressDictionary: [String: Any]?
    ) {
        self.init(coordinate: coordinate)
        thoroughfare = addressDictionary?["Street"] as? String
        locality = addressDictionary?["City"] as? String
    }
}

/// A point of interest on a map: MapKit's `MKMapItem`.
open class MKMapItem: NSObject {
    /// The place of the item.
    public let placemark: MKPlacemark
    /// The name of the item, initially that of its placemark.
    open var name: String?
    /// A web page about the item.
    open var url: URL?
    /// Its phone number.
    open var phoneNumber: String?
    /// A Boolean value that indicates whether it is the location of the person.
    open private(set) var isCurrentLocation = false

    /// Creates an item at a place.
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }

    /// Returns an item at the location of the person; where the equator and the prime meridian meet if it
    /// is unknown.
    open class func forCurrentLocation() -> MKMapItem {
        let here = CLLocationManager().location?.coordinate ?? CLLocationCoordinate2D()
        let item = MKMapItem(placemark: MKPlacemark(coordinate: here))
        item.isCurrentLocation = true
        return item
    }

    /// Opens the item in Maps, by a link that the host of the clip opens.
    @MainActor @preconcurrency
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Opens the last of the items in Maps, by a link that the host of the clip opens: a route if the
    /// options name a means of transport.
    @MainActor @preconcurrency
    @discardableResult
    open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let last = items.last,
            let url = last.mapsURL(travelling: launchOptions?[MKLaunchOptionsDirectionsModeKey])
        else { return false }
        return UIKitHost.shared.actions.open(url)
    }

    private func mapsURL(travelling mode: Any?) -> URL? {
        let point = "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)"
        var parts = URLComponents(string: "https://maps.apple.com/")
        if let mode = mode as? String {
            let letter = mode == MKLaunchOptionsDirectionsModeWalking ? "w" : "d"
            parts?.queryItems = [
                URLQueryItem(name: "daddr", value: point),
                URLQueryItem(name: "dirflg", value: letter),
            ]
        } else {
            parts?.queryItems = [URLQueryItem(name: "ll", value: point)]
            if let name { parts?.queryItems?.append(URLQueryItem(name: "q", value: name)) }
        }
        return parts?.url
    }
}

/// The launch option for the means of transport.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus or train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The means of transport that the person prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The launch option for the center of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The launch option for the span of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
