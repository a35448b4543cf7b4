// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The memory for the bodies of all requests that are being received or answered.
///
/// One client with a large body does no harm, but thousands that send theirs slowly would.
/// Strangers have memory of their own, so that the bodies of known senders can be read however many
/// strangers there are.
final class BodyMemory: Sendable {
    /// The sender of a body.
    enum Sender: Sendable, Hashable, CaseIterable {
        /// A sender without a session, a token or the address of an upload.
        case stranger
        /// A sender with one of them.
        case known

        /// The maximum number of bytes of all bodies together.
        var limit: Int {
            switch self {
            case .stranger: 4 << 20
            case .known: 64 << 20
            }
        }

        /// The maximum number of bytes of one client's bodies; a form of the console can have 32 MiB.
        var clientLimit: Int {
            switch self {
            case .stranger: 512 << 10
            case .known: 33 << 20
            }
        }
    }

    /// The maximum number of bytes of a stranger's body.
    static let strangersBody = 64 << 10

    private struct Key: Hashable {
        let sender: Sender
        let client: ClientKey
    }

    private struct State {
        var used: [Sender: Int] = [:]
        /// The bytes of the clients that have any.
        var clients: [Key: Int] = [:]
    }

    private let state = Mutex(State())

    /// The number of bytes in use.
    var count: Int { state.withLock { $0.used.values.reduce(0, +) } }

    private func take(_ count: Int, for key: Key) -> Bool {
        state.withLock { state in
            let used = state.used[key.sender, default: 0] + count
            let own = state.clients[key, default: 0] + count
            guard used <= key.sender.limit, own <= key.sender.clientLimit else { return false }
            state.used[key.sender] = used
            state.clients[key] = own
            return true
        }
    }

    private func give(_ count: Int, for key: Key) {
        state.withLock { state in
            state.used[key.sender, default: 0] -= count
            let own = state.clients[key, default: 0] - count
            state.clients[key] = own > 0 ? own : nil
        }
    }

    /// The part of the memory that one body uses, which is released with the last reference to the body.
    final class Share: Sendable {
        private let memory: BodyMemory
        private let key: Key
        private let count = Mutex(0)

        init(_ memory: BodyMemory, of client: ClientKey, _ sender: Sender) {
            self.memory = memory
            key = Key(sender: sender, client: client)
        }

        deinit {
            let count = count.withLock { $0 }
            if count > 0 { memory.give(count, for: key) }
        }

        /// Reserves memory for more bytes.
        ///
        /// - Returns: Whether there was enough memory.
        func take(_ more: Int) -> Bool {
            guard memory.take(more, for: key) else { return false }
            count.withLock { $0 += more }
            return true
        }
    }
}
