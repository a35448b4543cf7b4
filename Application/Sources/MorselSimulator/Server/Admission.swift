// SPDX-License-Identifier: Apache-2.0

internal import NIOHTTP1

/// The rules for requests to a simulator: only a page that was opened with the printed address may
/// use it, under a name of this machine.
struct Admission: Sendable {
    let port: Int
    /// The secret of the printed address, without which other pages of the browser cannot control the simulator.
    let token: String

    /// The name of the cookie with the token.
    ///
    /// The port is part of it, since browsers share cookies between all ports of a host.
    var cookie: String { "morsel-simulator-\(port)" }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Returns whether a request names this machine; another name that resolves to it is rejected (DNS rebinding).
    func isHost(of request: SimulatorRequest) -> Bool {
        request.headers.first(name: "Host").map(hosts.contains) ?? false
    }

    /// Returns whether a request comes from a browser that has opened the printed address.
    func knowsToken(_ request: SimulatorRequest) -> Bool { request.cookie(cookie) == token }

    /// Returns whether a request comes from the simulator's own page, or not from a page at all.
    func isOwnPage(_ request: SimulatorRequest) -> Bool {
        guard let origin = request.headers.first(name: "Origin") else { return true }
        return hosts.contains { origin == "http://\($0)" }
    }

    /// Returns whether a request may change something.
    func admits(_ request: SimulatorRequest) -> Bool {
        isHost(of: request) && knowsToken(request) && isOwnPage(request)
    }
}
