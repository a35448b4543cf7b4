// SPDX-License-Identifier: Apache-2.0

package import HTTPTypes

/// The names that `HTTPTypes` does not have.
extension HTTPField.Name {
    /// The policy for the address that links and requests of a page disclose.
    package static let referrerPolicy = named("Referrer-Policy")

    /// The relation of the page that sends a request to the server, such as `same-origin` (Fetch Metadata).
    package static let secFetchSite = named("Sec-Fetch-Site")

    /// The number of requests that a key can make in an hour, as App Store Connect writes it.
    package static let xRateLimit = named("X-Rate-Limit")

    private static func named(_ text: String) -> Self {
        guard let name = Self(text) else { preconditionFailure("'\(text)' is not a token") }
        return name
    }
}
