// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A limit on the diagnoses that clients request, with token buckets: one for each client, and one
/// for all clients together.
///
/// Without it, the server could be used to scan networks.
struct RateLimit: Sendable {
    /// The size of a bucket, and the rate at which it fills.
    struct Rate: Sendable {
        /// The maximum number of tokens in the bucket, which is the number of requests that can come at once.
        let burst: Int
        /// The time in which a token is added, in seconds.
        let seconds: Double

        /// Returns a full bucket.
        fileprivate func bucket(at time: Duration) -> TokenBucket {
            TokenBucket(capacity: burst, interval: .seconds(seconds), at: time)
        }
    }

    /// The maximum number of clients with a bucket; beyond it, those whose bucket is full are removed.
    static let mostClients = 10_000

    private let perClient: Rate
    private var all: TokenBucket
    private var clients: [String: TokenBucket] = [:]

    init(
        perClient: Rate = Rate(burst: 10, seconds: 6),
        together: Rate = Rate(burst: 30, seconds: 1)
    ) {
        self.perClient = perClient
        all = together.bucket(at: .zero)
    }

    /// Takes a token for a request from the client's bucket and from the common one.
    ///
    /// - Returns: Whether both buckets had a token; otherwise none is taken.
    mutating func takeRequest(from client: String, at now: Timestamp) -> Bool {
        let now = now.since1970
        if clients.count >= Self.mostClients, clients[client] == nil {
            clients = clients.filter { !$0.value.isFull(at: now) }
            if clients.count >= Self.mostClients { return false }
        }
        var own = clients[client] ?? perClient.bucket(at: now)
        guard all.wait(at: now) == .zero, own.take(at: now) else { return false }
        clients[client] = own
        return all.take(at: now)
    }
}
