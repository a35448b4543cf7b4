// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A description of a place: Core Location's `CLPlacemark`.
open class CLPlacemark: NSObject {
    /// The location of the place; `nil` if only its address is known.
    public let location: CLLocation?
    /// The name of the place, such as that of a shop.
    open var name: String?
    /// The house number.
    open var subThoroughfare: String?
    /// The street.
    open var thoroughfare: String?
    /// The part of the city.
    open var subLocality: String?
    /// The city.
    open var locality: String?
    /// The state or province.
    open var administrativeArea: String?
    /// The postal code, in the format of the country.
    open var postalCode: String?
    /// The name of the country.
    open var country: String?
    /// The two-letter code of the country (ISO 3166-1).
    open var isoCountryCode: String?

    /// Creates a description of a place without an address.
    public init(location: CLLocation?) { self.location = location }
}

/// Converts between coordinates and addresses: Core Location's `CLGeocoder`.
///
/// There is no service for it: every request fails with ``CLError/Code/network``, as on a phone without
/// a network.
open class CLGeocoder: NSObject {
    /// Whether a request is in progress: always `false`.
    open var isGeocoding: Bool { false }

    /// Requests the address of a location.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CLError(.network))
    }

    /// Requests the address of a location.
    ///
    /// - Throws: ``CLError``.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Requests the location of an address.
    open func geocodeAddressString(
        _ addressString: String,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CLError(.network))
    }

    /// Requests the location of an address.
    ///
    /// - Throws: ``CLError``.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Does nothing, since no request is ever in progress.
    open func cancelGeocode() {}
}
