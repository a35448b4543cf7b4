// SPDX-License-Identifier: Apache-2.0

internal import NIOCore
internal import Synchronization

/// The connections and requests of each client.
///
/// A client is an IPv4 address, or the 64 upper bits of an IPv6 address, which are one customer's.
final class ClientTable: Sendable {
    /// The most clients that are remembered; beyond that, those without connections are forgotten.
    private static let mostClients = 20_000

    private struct Client {
        var connections = 0
        /// The requests that it may make at once.
        var allowance: Double
        var time: NIODeadline
    }

    private struct State {
        var connections = 0
        var clients: [ClientAddress: Client] = [:]
    }

    private let state = Mutex(State())
    private let limits: ConnectionLimits

    /// A table without clients.
    init(limits: ConnectionLimits) { self.limits = limits }

    /// How many connections there are.
    var connectionCount: Int { state.withLock { $0.connections } }

    /// Whether so many connections are open that idle ones should make room.
    var isNearlyFull: Bool { connectionCount > limits.connections / 8 * 7 }

    /// Counts a new connection in.
    ///
    /// - Returns: Whether there is room for it.
    func open(_ address: ClientAddress, at now: NIODeadline) -> Bool {
        state.withLock { state in
            guard state.connections < limits.connections else { return false }
            var client = state.clients[address] ?? newClient(at: now)
            guard isFree(address) || client.connections < limits.clientConnections else {
                return false
            }
            client.connections += 1
            state.connections += 1
            if state.clients[address] == nil { Self.makeRoom(in: &state) }
            state.clients[address] = client
            return true
        }
    }

    /// Counts a connection out.
    func close(_ address: ClientAddress) {
        state.withLock { state in
            state.connections -= 1
            state.clients[address]?.connections -= 1
        }
    }

    /// Counts a request.
    ///
    /// - Returns: Whether the client may make it now.
    func request(from address: ClientAddress, at now: NIODeadline) -> Bool {
        guard !isFree(address) else { return true }
        return state.withLock { state in
            var client = state.clients[address] ?? newClient(at: now)
            let seconds = Double((now - client.time).nanoseconds) / 1e9
            let most = Double(limits.clientRequests) * 4
            client.allowance = min(
                most,
                client.allowance + seconds * Double(limits.clientRequests)
            )
            client.time = now
            let isAllowed = client.allowance >= 1
            if isAllowed { client.allowance -= 1 }
            if state.clients[address] == nil { Self.makeRoom(in: &state) }
            state.clients[address] = client
            return isAllowed
        }
    }

    /// Forgets clients without connections where there are too many; behind a proxy none has one.
    private static func makeRoom(in state: inout State) {
        guard state.clients.count >= mostClients else { return }
        state.clients = state.clients.filter { $0.value.connections > 0 }
    }

    private func newClient(at now: NIODeadline) -> Client {
        Client(allowance: Double(limits.clientRequests) * 4, time: now)
    }

    /// Whether the limits of a client do not hold for an address.
    private func isFree(_ address: ClientAddress) -> Bool {
        address.isThisMachine && !limits.limitsThisMachine
    }
}

/// Whom the limits of connections are counted for.
struct ClientAddress: Sendable, Hashable {
    private let key: ClientKey

    /// Whether it is a loopback address.
    let isThisMachine: Bool

    /// The address of a connection; all without one are one client, and so is this machine.
    init(_ address: SocketAddress?) { self.init(ClientKey(sender: address?.ipAddress ?? "")) }

    /// A client by its key.
    init(_ key: ClientKey) {
        self.key = key
        isThisMachine = key.text.hasPrefix("127.")
    }
}
