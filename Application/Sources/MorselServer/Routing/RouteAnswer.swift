// SPDX-License-Identifier: Apache-2.0

/// The result of a route for a request.
enum RouteAnswer: Sendable {
    /// A response that is already in memory.
    case now(SiteResponse)
    /// A response that has to be read or computed first.
    case later(@Sendable () async throws -> SiteResponse)
}
