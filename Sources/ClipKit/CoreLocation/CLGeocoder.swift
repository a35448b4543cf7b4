// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// A place in words: Core Location's `CLPlacemark`.
open class CLPlacemark: NSObject {
    /// Where it is; `nil` if only words are known.
    public let location: CLLocation?
    /// The name.
    open var name: String?
    /// The number of the house.
    open var subThoroughfare: String?
    /// The street.
    open var thoroughfare: String?
    /// The part of the town.
    open var subLocality: String?
    /// The town.
    open var locality: String?
    /// The state.
    open var administrativeArea: String?
    /// The postal code.
    open var postalCode: String?
    /// The country.
    open var country: String?
    /// The code of the country.
    open var isoCountryCode: String?

    /// A place.
    public init(location: CLLocation?) { self.location = location }
}

/// Turns places into words and back: Core Location's `CLGeocoder`.
///
/// No service stands behind it: every question ends with ``CLError/Code/network``, as on a phone without
/// a network.
open class CLGeocoder: NSObject {
    /// Whether a question is open; never.
    open var isGeocoding: Bool { false }

    /// Asks for the words of a place.
    open func reverseGeocodeLocation(
        _ location: CLLocation,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CLError(.network))
    }

    /// Asks for the words of a place.
    ///
    /// - Throws: ``CLError``.
    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Asks for the place of an address.
    open func geocodeAddressString(
        _ addressString: String,
        completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CLError(.network))
    }

    /// Asks for the place of an address.
    ///
    /// - Throws: ``CLError``.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    /// Cancels the open question, if there is one.
    open func cancelGeocode() {}
}
#endif
