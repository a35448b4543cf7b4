// SPDX-License-Identifier: Apache-2.0

package import HTTPTypes

/// The names that `HTTPTypes` does not have.
extension HTTPField.Name {
    /// The client and the host of a request that a proxy passes on (RFC 7239).
    package static let forwarded = named("Forwarded")

    /// The policy for the address that links and requests of a page disclose.
    package static let referrerPolicy = named("Referrer-Policy")

    /// The relation of the page that sends a request to the server, such as `same-origin` (Fetch Metadata).
    package static let secFetchSite = named("Sec-Fetch-Site")

    /// The clients of a request that proxies pass on, each added by the proxy after it.
    package static let xForwardedFor = named("X-Forwarded-For")

    /// The host to which a request was sent that a proxy passes on.
    package static let xForwardedHost = named("X-Forwarded-Host")

    /// The scheme with which a request was sent that a proxy passes on.
    package static let xForwardedProto = named("X-Forwarded-Proto")

    /// The number of requests that a key can make in an hour, as App Store Connect writes it.
    package static let xRateLimit = named("X-Rate-Limit")

    /// The client of a request that a proxy passes on.
    package static let xRealIP = named("X-Real-IP")

    private static func named(_ text: String) -> Self {
        guard let name = Self(text) else { preconditionFailure("'\(text)' is not a token") }
        return name
    }
}
