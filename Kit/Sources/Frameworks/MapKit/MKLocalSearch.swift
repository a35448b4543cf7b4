// SPDX-License-Identifier: Apache-2.0

public import Foundation

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

    /// Starts the search; the handler receives an ``MKError`` before the call returns.
    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }

    /// Starts the search.
    ///
    /// - Throws: ``MKError``, always.
    open func start() async throws -> Response { throw MKError(.serverFailure) }
}
