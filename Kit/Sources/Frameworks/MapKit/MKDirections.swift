// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Means of transport: MapKit's `MKDirectionsTransportType`.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The raw value, with a bit for each means.
    public let rawValue: UInt
    /// Creates means of transport from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = Self(rawValue: 1)
    /// On foot.
    public static let walking = Self(rawValue: 2)
    /// By bus or train.
    public static let transit = Self(rawValue: 4)
    /// Any means of transport.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
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

    /// Creates an object that requests the routes, or the travel time, for a request.
    public init(request: Request) {}

    /// Requests the routes; the handler receives an ``MKError`` before the call returns.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    /// Requests the routes.
    ///
    /// - Throws: ``MKError``, always.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Requests the travel time; the handler receives an ``MKError`` before the call returns.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
}
