// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import Synchronization

// Nodes that depend on what another thread has changed.
//
// SAFETY: the lock guards the list; the nodes are used by the thread of the clip alone.
final class Mailbox: @unchecked Sendable {
    private let lock = Mutex(())
    private var nodes: [CompositeNode] = []

    // Returns whether it was empty.
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
#endif
