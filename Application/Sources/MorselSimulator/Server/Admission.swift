// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes

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
    func isHost(of request: Request) -> Bool {
        hosts.contains(request.authority)
    }

    /// Returns whether a request comes from a browser that has opened the printed address.
    func knowsToken(_ request: Request) -> Bool { request.cookies(cookie).first == token }

    /// Returns whether a request comes from the simulator's own page, or not from a page at all.
    func isOwnPage(_ request: Request) -> Bool {
        guard let origin = request.field(.origin) else { return true }
        return hosts.contains { origin == "http://\($0)" }
    }

    /// Returns whether a request may change something.
    func admits(_ request: Request) -> Bool {
        isHost(of: request) && knowsToken(request) && isOwnPage(request)
    }
}
