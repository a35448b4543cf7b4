// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation

/// Means of transport: MapKit's `MKDirectionsTransportType`.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates means of transport from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = Self(rawValue: 1)
    /// On foot.
    public static let walking = Self(rawValue: 2)
    /// By bus or train.
    public static let transit = Self(rawValue: 4)
    /// Any of them.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// The reason a request failed: MapKit's `MKError`.
public struct MKError: Error, Sendable, Hashable {
    /// The error codes, with MapKit's raw values.
    public enum Code: UInt, Sendable {
        /// The cause is unknown.
        case unknown = 1
        /// The service failed.
        case serverFailure
        /// The requests are throttled.
        case loadingThrottled
        /// No place was found.
        case placemarkNotFound
        /// No route was found.
        case directionsNotFound
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}

/// A route between two places: MapKit's `MKRoute`; none is found here.
open class MKRoute: NSObject {
    /// The line of the route.
    public let polyline = MKPolyline([])
    /// The length in metres.
    public let distance: CLLocationDistance = 0
    /// The expected travel time in seconds.
    public let expectedTravelTime: TimeInterval = 0
    /// The name of the route.
    public let name = ""
}

/// Requests routes: MapKit's `MKDirections`.
///
/// There is no service for it: every request fails with ``MKError/Code/serverFailure``.
open class MKDirections: NSObject {
    /// The start, the destination and the options of a request.
    open class Request: NSObject {
        /// The place where the route begins.
        open var source: MKMapItem?
        /// The place where the route ends.
        open var destination: MKMapItem?
        /// The means of transport; any by default.
        open var transportType = MKDirectionsTransportType.any
        /// A Boolean value that indicates whether several routes are requested.
        open var requestsAlternateRoutes = false
    }

    /// The routes for a request.
    open class Response: NSObject {
        /// The routes that were found; always empty.
        public let routes: [MKRoute] = []
    }

    /// The travel time for a request.
    open class ETAResponse: NSObject {
        /// The expected travel time in seconds.
        public let expectedTravelTime: TimeInterval = 0
    }

    /// Creates a request for routes.
    public init(request: Request) {}

    /// Requests the routes.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    /// Requests the routes.
    ///
    /// - Throws: ``MKError``.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Requests the travel time.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
}

/// Searches for places by text: MapKit's `MKLocalSearch`.
///
/// There is no service for it: every request fails with ``MKError/Code/serverFailure``.
open class MKLocalSearch: NSObject {
    /// The text and the region of a search.
    open class Request: NSObject {
        /// The text to search for.
        open var naturalLanguageQuery: String?
        /// The region to search.
        open var region = MKCoordinateRegion()
    }

    /// The results of a search.
    open class Response: NSObject {
        /// The places that were found; always empty.
        public let mapItems: [MKMapItem] = []
    }

    /// Creates a search for places.
    public init(request: Request) {}

    /// Starts the search.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    /// Starts the search.
    ///
    /// - Throws: ``MKError``.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
}
