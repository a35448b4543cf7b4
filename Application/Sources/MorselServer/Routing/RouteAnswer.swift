// SPDX-License-Identifier: Apache-2.0

/// What a route has for a request.
enum RouteAnswer: Sendable {
    /// A response out of memory.
    case now(SiteResponse)
    /// A response that is read or computed first.
    case later(@Sendable () async throws -> SiteResponse)
}
