// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import NIOCore
import Synchronization

/// A table of the connections and requests of each client.
///
/// A client is an IPv4 address, or the upper 64 bits of an IPv6 address, which belong to one customer.
final class ClientTable: Sendable {
    /// The maximum number of clients in the table; beyond it, those without connections are removed.
    private static let mostClients = 20_000

    private struct Client {
        var connections = 0
        var requests: TokenBucket
    }

    private struct State {
        var connections = 0
        var clients: [ClientAddress: Client] = [:]
    }

    private let state = Mutex(State())
    private let limits: ConnectionLimits

    /// Creates an empty table.
    init(limits: ConnectionLimits) { self.limits = limits }

    /// The number of open connections.
    var connectionCount: Int { state.withLock { $0.connections } }

    /// A Boolean value that indicates whether more than 7/8 of the connections are open, so that
    /// idle ones should be closed.
    var isNearlyFull: Bool { connectionCount > limits.connections / 8 * 7 }

    /// Adds a new connection, if the limits allow it.
    ///
    /// - Returns: Whether the connection was added.
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

    /// Removes a closed connection.
    func close(_ address: ClientAddress) {
        state.withLock { state in
            state.connections -= 1
            state.clients[address]?.connections -= 1
        }
    }

    /// Takes a token for a request from the bucket of its client.
    ///
    /// - Returns: Whether the client may make it now.
    func request(from address: ClientAddress, at now: NIODeadline) -> Bool {
        guard !isFree(address) else { return true }
        return state.withLock { state in
            var client = state.clients[address] ?? newClient(at: now)
            let isAllowed = client.requests.take(at: now.sinceStart)
            if state.clients[address] == nil { Self.makeRoom(in: &state) }
            state.clients[address] = client
            return isAllowed
        }
    }

    /// Removes all clients without connections if there are too many; clients behind a proxy never have one.
    private static func makeRoom(in state: inout State) {
        guard state.clients.count >= mostClients else { return }
        state.clients = state.clients.filter { $0.value.connections > 0 }
    }

    private func newClient(at now: NIODeadline) -> Client {
        let perSecond = max(0, limits.clientRequests)
        return Client(
            requests: TokenBucket(
                capacity: perSecond * 4,
                interval: .seconds(1) / max(1, perSecond),
                at: now.sinceStart
            )
        )
    }

    /// Returns whether the limits of a client do not apply to an address.
    private func isFree(_ address: ClientAddress) -> Bool {
        address.isThisMachine && !limits.limitsThisMachine
    }
}

/// The client for which connections and requests are counted.
struct ClientAddress: Sendable, Hashable {
    private let key: ClientKey

    /// A Boolean value that indicates whether the address is a loopback address.
    let isThisMachine: Bool

    /// Creates the client of a connection's address; all connections without one are one client,
    /// and so is this machine.
    init(_ address: SocketAddress?) { self.init(ClientKey(sender: address?.ipAddress ?? "")) }

    /// Creates a client with a key.
    init(_ key: ClientKey) {
        self.key = key
        isThisMachine = key.text.hasPrefix("127.")
    }
}

extension NIODeadline {
    /// The time since the start of the machine.
    fileprivate var sinceStart: Duration { .nanoseconds(uptimeNanoseconds) }
}
