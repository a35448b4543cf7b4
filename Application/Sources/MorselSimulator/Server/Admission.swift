// SPDX-License-Identifier: Apache-2.0

internal import NIOHTTP1

/// Who may use a simulator: a page that was opened by the printed address, under a name of this machine.
struct Admission: Sendable {
    let port: Int
    /// What a page has to know: other pages of this browser must not drive the simulator.
    let token: String

    /// The name of the cookie with the token.
    ///
    /// Browsers have one jar for all ports.
    var cookie: String { "morsel-simulator-\(port)" }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Whether a request names this machine: a name that leads here by a foreign DNS server is no name of it.
    func isHost(of request: SimulatorRequest) -> Bool {
        request.headers.first(name: "Host").map(hosts.contains) ?? false
    }

    /// Whether a request comes from a browser that has opened the printed address.
    func knowsToken(_ request: SimulatorRequest) -> Bool { request.cookie(cookie) == token }

    /// Whether a request that does something comes from the simulator's own page, or from no page.
    func isOwnPage(_ request: SimulatorRequest) -> Bool {
        guard let origin = request.headers.first(name: "Origin") else { return true }
        return hosts.contains { origin == "http://\($0)" }
    }

    /// Whether a request may do something.
    func admits(_ request: SimulatorRequest) -> Bool {
        isHost(of: request) && knowsToken(request) && isOwnPage(request)
    }
}
