// SPDX-License-Identifier: Apache-2.0

/// The limits of one exchange with a site.
public struct FetchLimits: Sendable, Hashable {
    /// The longest time for a connection, up to the end of the TLS handshake.
    public var connecting: Duration

    /// The longest time from the start up to the headers.
    public var headers: Duration

    /// The longest time for the whole exchange, however slow the site is.
    public var whole: Duration

    /// The most addresses of a host that are tried.
    public var addresses: Int

    /// The most sites that are visited at the same time.
    public var concurrentSites: Int

    /// The most visits that wait.
    public var waitingSites: Int

    /// Limits: 5, 10 and 15 seconds, 3 addresses, 16 sites at a time, 256 waiting.
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
