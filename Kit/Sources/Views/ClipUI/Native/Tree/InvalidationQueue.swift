// SPDX-License-Identifier: Apache-2.0

import Synchronization

// Nodes that depend on values that another thread has changed.
//
// SAFETY: the lock guards the list; only the thread of the clip uses the nodes.
final class InvalidationQueue: @unchecked Sendable {
    private let lock = Mutex(())
    private var nodes: [CompositeNode] = []

    // Adds a node. Returns whether the list was empty.
    func add(_ node: CompositeNode) -> Bool {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        nodes.append(node)
        return nodes.count == 1
    }

    func take() -> [CompositeNode] {
        lock._unsafeLock()
        defer { lock._unsafeUnlock() }
        let taken = nodes
        nodes = []
        return taken
    }
}
