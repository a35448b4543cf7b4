// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

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
    }

    /// The maximum number of clients with a bucket; beyond it, those whose bucket is full are removed.
    static let mostClients = 10_000

    private struct Bucket {
        var tokens: Double
        var time: Timestamp

        mutating func fill(_ rate: Rate, to now: Timestamp) {
            let passed = Double(max(0, now.secondsSince1970 - time.secondsSince1970))
            tokens = min(Double(rate.burst), tokens + passed / rate.seconds)
            time = max(time, now)
        }
    }

    private let perClient: Rate
    private let together: Rate
    private var all: Bucket
    private var clients: [String: Bucket] = [:]

    init(
        perClient: Rate = Rate(burst: 10, seconds: 6),
        together: Rate = Rate(burst: 30, seconds: 1)
    ) {
        self.perClient = perClient
        self.together = together
        all = Bucket(tokens: Double(together.burst), time: Timestamp(secondsSince1970: 0))
    }

    /// Takes a token for a request from the client's bucket and from the common one.
    ///
    /// - Returns: Whether both buckets had a token; otherwise none is taken.
    mutating func takeRequest(from client: String, at now: Timestamp) -> Bool {
        if clients.count >= Self.mostClients, clients[client] == nil {
            for (name, var bucket) in clients {
                bucket.fill(perClient, to: now)
                if bucket.tokens >= Double(perClient.burst) { clients[name] = nil }
            }
            if clients.count >= Self.mostClients { return false }
        }
        var own = clients[client] ?? Bucket(tokens: Double(perClient.burst), time: now)
        own.fill(perClient, to: now)
        all.fill(together, to: now)
        clients[client] = own
        guard own.tokens >= 1, all.tokens >= 1 else { return false }
        own.tokens -= 1
        all.tokens -= 1
        clients[client] = own
        return true
    }
}
