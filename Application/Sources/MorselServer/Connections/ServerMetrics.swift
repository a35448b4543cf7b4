// SPDX-License-Identifier: Apache-2.0

import CoreMetrics
import NIOHTTP1

/// The counters of the server: responses, refusals, durations and connections.
struct ServerMetrics: Sendable {
    private let responses: [Counter]
    private let refusals: [Refusal: Counter]
    private let duration = Timer(label: "morsel_request_duration")
    private let connections = Gauge(label: "morsel_connections")
    private let shed = Counter(label: "morsel_connections_refused_total")

    init() {
        responses = (1...5).map { first in
            Counter(label: "morsel_responses_total", dimensions: [("status", "\(first)xx")])
        }
        refusals = Dictionary(
            uniqueKeysWithValues: Refusal.allCases.map { refusal in
                let cause = [("cause", refusal.rawValue)]
                return (refusal, Counter(label: "morsel_requests_refused_total", dimensions: cause))
            }
        )
    }

    func note(_ status: HTTPResponseStatus, _ duration: Duration) {
        responses[min(max(Int(status.code) / 100, 1), 5) - 1].increment()
        self.duration.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    }

    func note(_ refusal: Refusal) { refusals[refusal]?.increment() }

    /// Records the number of open connections.
    func note(connections count: Int) { connections.record(count) }

    /// Counts a connection that was closed at once, because there was no room for it.
    func noteRefusedConnection() { shed.increment() }
}
