// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The memory for the bodies of all requests that are being received or answered.
///
/// One client with a large body does no harm; thousands that send theirs slowly would.
final class BodyMemory: Sendable {
    /// The most bytes of all bodies together.
    static let limit = 36 << 20

    private let used = Mutex(0)

    /// How many bytes are in use.
    var count: Int { used.withLock { $0 } }

    fileprivate func take(_ count: Int) -> Bool {
        used.withLock { used in
            guard used + count <= Self.limit else { return false }
            used += count
            return true
        }
    }

    fileprivate func give(_ count: Int) { used.withLock { $0 -= count } }

    /// What one body has of the memory; it is given back when nobody has the body any more.
    final class Share: Sendable {
        private let memory: BodyMemory
        private let count = Mutex(0)

        init(_ memory: BodyMemory) { self.memory = memory }

        deinit { memory.give(count.withLock { $0 }) }

        /// Takes room for more bytes.
        ///
        /// - Returns: Whether there was room.
        func take(_ more: Int) -> Bool {
            guard memory.take(more) else { return false }
            count.withLock { $0 += more }
            return true
        }
    }
}
