// SPDX-License-Identifier: Apache-2.0

import AppClip

// A screen: its elements, the nodes to evaluate again, and the patches for the host.
final class Renderer {
    let host: any ClipHost
    var patches = PatchWriter()
    var dirty: [CompositeNode] = []
    var appearances: [() -> Void] = []
    var activityHandlers: [ActivityNode] = []
    var overlay: OverlayNode?
    // The title of a new screen, which gets the focus.
    var newTitle: TitleNode?
    let storage = ClipStorage()

    // Statistics for tests and benchmarks.
    var evaluatedBodies = 0
    var skippedBodies = 0

    // By identifier; nil for an element without events. 0 is the screen.
    private var elements: [ElementNode?] = []
    private var freeIdentifiers: [UInt32] = []

    init(host: any ClipHost) {
        self.host = host
    }

    @inline(never)
    func takeIdentifier(for element: ElementNode?) -> UInt32 {
        if elements.isEmpty { elements.append(nil) }
        if let id = freeIdentifiers.popLast() {
            elements[Int(id)] = element
            return id
        }
        elements.append(element)
        return UInt32(elements.count - 1)
    }

    // Inserts an anchor at the position of a new node, and returns its identifier.
    @inline(never)
    func insertAnchor(in context: MountContext) -> UInt32 {
        let anchor = takeIdentifier(for: nil)
        patches.anchor(anchor)
        patches.insert(anchor, into: context.parent, before: context.before)
        return anchor
    }

    func returnIdentifier(_ id: UInt32) {
        elements[Int(id)] = nil
        freeIdentifiers.append(id)
    }

    var identifiersInUse: Int { max(0, elements.count - 1 - freeIdentifiers.count) }

    func element(_ id: UInt32) -> ElementNode? {
        Int(id) < elements.count ? elements[Int(id)] : nil
    }

    // Removes all elements of a node from the screen, and unmounts the node.
    @inline(never)
    func remove(_ node: Node) {
        node.visitRoots { patches.remove($0) }
        node.unmount()
    }

    // Evaluates dirty nodes until none are left, then sends the patches to the host. A body that changes
    // what it reads would repeat forever; the limit leaves the rest to the next event.
    func flush() {
        var passes = 0
        while passes < 10_000 {
            if !dirty.isEmpty {
                passes += 1
                var nodes = dirty
                dirty = []
                sortByDepth(&nodes)
                for node in nodes where node.isAlive && node.isDirty { node.refresh() }
            } else if !appearances.isEmpty {
                passes += 1
                let actions = appearances
                appearances = []
                for action in actions { action() }
            } else {
                break
            }
        }
        if let title = newTitle {
            patches.focus(title.id)
            newTitle = nil
        }
        if !patches.bytes.isEmpty { host.render(patches.take()) }
    }
}

// Insertion sort: the list is short or already sorted, and the standard library's sort adds kilobytes.
private func sortByDepth(_ nodes: inout [CompositeNode]) {
    var end = 1
    while end < nodes.count {
        let node = nodes[end]
        var place = end
        while place > 0 && nodes[place - 1].depth > node.depth {
            nodes[place] = nodes[place - 1]
            place -= 1
        }
        nodes[place] = node
        end += 1
    }
}
