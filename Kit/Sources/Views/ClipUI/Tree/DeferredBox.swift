// SPDX-License-Identifier: Apache-2.0

import ClipState

// A view that a closure creates when it is shown, such as the destination of a link or the content of a sheet. The
// closure is called again when a value that it reads changes, independently of the view that contains it.
final class DeferredBox: ViewBox {
    private let content: () -> ViewBox

    init(_ content: @escaping () -> ViewBox) {
        self.content = content
    }

    package override func mount(in context: MountContext) -> Node {
        DeferredNode(content, in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: DeferredNode.self)
        node.content = content
        node.environment = environment
        node.refresh()
    }
}

final class DeferredNode: CompositeNode {
    var content: () -> ViewBox

    init(_ content: @escaping () -> ViewBox, in context: MountContext) {
        self.content = content
        super.init(context.environment, depth: context.depth + 1)
        start(in: context)
    }

    override func body() -> ViewBox { content() }
}
