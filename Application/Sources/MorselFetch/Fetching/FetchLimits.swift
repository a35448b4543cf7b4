// SPDX-License-Identifier: Apache-2.0

/// The limits of one exchange with a site.
public struct FetchLimits: Sendable, Hashable {
    /// The maximum time for a connection, up to the end of the TLS handshake.
    public var connecting: Duration

    /// The maximum time from the start up to the headers.
    public var headers: Duration

    /// The maximum time for the whole exchange, however slow the site is.
    public var whole: Duration

    /// The maximum number of addresses of a host that are tried.
    public var addresses: Int

    /// The maximum number of sites that are visited at the same time.
    public var concurrentSites: Int

    /// The maximum number of visits that wait.
    public var waitingSites: Int

    /// Creates limits; the defaults are 5, 10 and 15 seconds, 3 addresses, 16 sites at a time, and
    /// 256 waiting visits.
    public init(
        connecting: Duration = .seconds(5),
        headers: Duration = .seconds(10),
        whole: Duration = .seconds(15),
        addresses: Int = 3,
        concurrentSites: Int = 16,
        waitingSites: Int = 256
    ) {
        self.connecting = connecting
        self.headers = headers
        self.whole = whole
        self.addresses = addresses
        self.concurrentSites = concurrentSites
        self.waitingSites = waitingSites
    }
}
