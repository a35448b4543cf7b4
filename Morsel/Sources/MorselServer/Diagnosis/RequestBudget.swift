internal import AppClipDevice

/// How many diagnoses are made for whom: the server must not become a tool to search networks with.
///
/// Each client has a store of requests that fills up with time, and all of them together have one.
struct RequestBudget: Sendable {
    /// What fills up, and how fast.
    struct Rate: Sendable {
        /// The most requests at once.
        let burst: Int
        /// The seconds until one more is allowed.
        let seconds: Double
    }

    /// The most clients that are told apart; beyond that those whose store is full are forgotten.
    static let mostClients = 10_000

    private struct Store {
        var left: Double
        var time: Timestamp

        mutating func fill(_ rate: Rate, to now: Timestamp) {
            let passed = Double(max(0, now.secondsSince1970 - time.secondsSince1970))
            left = min(Double(rate.burst), left + passed / rate.seconds)
            time = max(time, now)
        }
    }

    private let perClient: Rate
    private let together: Rate
    private var all: Store
    private var clients: [String: Store] = [:]

    init(
        perClient: Rate = Rate(burst: 10, seconds: 6),
        together: Rate = Rate(burst: 30, seconds: 1)
    ) {
        self.perClient = perClient
        self.together = together
        all = Store(left: Double(together.burst), time: Timestamp(secondsSince1970: 0))
    }

    /// Takes one request out of the stores.
    ///
    /// - Returns: Whether there was one; nothing is taken if not.
    mutating func take(for client: String, at now: Timestamp) -> Bool {
        if clients.count >= Self.mostClients, clients[client] == nil {
            for (name, var store) in clients {
                store.fill(perClient, to: now)
                if store.left >= Double(perClient.burst) { clients[name] = nil }
            }
            if clients.count >= Self.mostClients { return false }
        }
        var own = clients[client] ?? Store(left: Double(perClient.burst), time: now)
        own.fill(perClient, to: now)
        all.fill(together, to: now)
        clients[client] = own
        guard own.left >= 1, all.left >= 1 else { return false }
        own.left -= 1
        all.left -= 1
        clients[client] = own
        return true
    }
}
