// SPDX-License-Identifier: Apache-2.0

// Several views, one after another.
final class SequenceBox: ViewBox {
    let views: [ViewBox]

    init(_ views: [ViewBox]) {
        self.views = views
    }

    package override func mount(in context: MountContext) -> Node {
        var nodes: [Node] = []
        nodes.reserveCapacity(views.count)
        for view in views { nodes.append(view.mount(in: context)) }
        return SequenceNode(nodes)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` of a box like this one created the node.
        let children = unsafe unsafeDowncast(node, to: SequenceNode.self).children
        for index in views.indices { views[index].update(children[index], in: environment) }
    }
}

final class SequenceNode: Node {
    let children: [Node]

    init(_ children: [Node]) {
        self.children = children
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) {
        for child in children { child.visitRoots(visit) }
    }

    package override func unmount() {
        for child in children { child.unmount() }
    }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        for child in children { child.tellPreferences(to: collector) }
    }

    package override func search(_ search: ScrollSearch) {
        for child in children where !search.isOver { child.search(search) }
    }
    #endif
}
