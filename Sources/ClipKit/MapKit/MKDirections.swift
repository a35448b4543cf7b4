// SPDX-License-Identifier: Apache-2.0

public import CoreLocation
public import Foundation

/// Ways to travel: MapKit's `MKDirectionsTransportType`.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways from bits.
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

/// Why there is no answer: MapKit's `MKError`.
public struct MKError: Error, Sendable, Hashable {
    /// The reason, with MapKit's figures.
    public enum Code: UInt, Sendable {
        /// It is not known.
        case unknown = 1
        /// The service failed.
        case serverFailure
        /// There is no map.
        case loadingThrottled
        /// There is no such place.
        case placemarkNotFound
        /// There is no way.
        case directionsNotFound
    }

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }
}

/// A way between two places: MapKit's `MKRoute`; none is found here.
open class MKRoute: NSObject {
    /// The line.
    public let polyline = MKPolyline([])
    /// Metres.
    public let distance: CLLocationDistance = 0
    /// Seconds.
    public let expectedTravelTime: TimeInterval = 0
    /// What it is called.
    public let name = ""
}

/// Finds ways: MapKit's `MKDirections`.
///
/// No service stands behind it: every question ends with ``MKError/Code/serverFailure``.
open class MKDirections: NSObject {
    /// What is asked.
    open class Request: NSObject {
        /// Where it begins.
        open var source: MKMapItem?
        /// Where it ends.
        open var destination: MKMapItem?
        /// How to travel.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several ways are wanted.
        open var requestsAlternateRoutes = false
    }

    /// Ways.
    open class Response: NSObject {
        /// The ways.
        public let routes: [MKRoute] = []
    }

    /// How long it takes.
    open class ETAResponse: NSObject {
        /// Seconds.
        public let expectedTravelTime: TimeInterval = 0
    }

    /// Asks for ways.
    public init(request: Request) {}

    /// Asks.
    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    /// Asks.
    ///
    /// - Throws: ``MKError``.
    open func calculate() async throws -> Response { throw MKError(.serverFailure) }

    /// Asks how long it takes.
    open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
}

/// Finds places by words: MapKit's `MKLocalSearch`.
///
/// No service stands behind it: every question ends with ``MKError/Code/serverFailure``.
open class MKLocalSearch: NSObject {
    /// What is asked.
    open class Request: NSObject {
        /// The words.
        open var naturalLanguageQuery: String?
        /// Where to look.
        open var region = MKCoordinateRegion()
    }

    /// Places.
    open class Response: NSObject {
        /// The places.
        public let mapItems: [MKMapItem] = []
    }

    /// Asks for places.
    public init(request: Request) {}

    /// Asks.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    /// Asks.
    ///
    /// - Throws: ``MKError``.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
}
