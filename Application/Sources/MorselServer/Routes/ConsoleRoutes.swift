// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import MorselConsole

/// The routes of the console, which pass its requests and responses to and from the network.
struct ConsoleRoutes: Sendable {
    /// The path of the console; all of its pages are below it.
    static let path = "/console"

    let console: Console

    /// Returns whether a request has the cookie of a session.
    func admits(_ request: Request) async -> Bool { await console.isSignedIn(request) }

    /// Returns the response of the console to a request.
    ///
    /// - Throws: An error of the registry.
    func response(to request: SiteRequest) async throws -> SiteResponse {
        guard request.path != Self.path else { return Self.redirect(to: Self.path + "/") }
        var response = SiteResponse(try await console.response(to: Request(request)))
        response.policy = .console
        response.tellsOwnServer = true
        return response
    }

    private static func redirect(to path: String) -> SiteResponse {
        var response = SiteResponse.line(.seeOther, path)
        response.fields[.location] = path
        return response
    }
}
