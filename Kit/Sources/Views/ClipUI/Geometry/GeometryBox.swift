// SPDX-License-Identifier: Apache-2.0

import ClipState

// An element whose content depends on its geometry.
final class GeometryBox: ViewBox {
    private let kind: ElementKind
    private let content: (GeometryProxy) -> ViewBox
    // The geometry before the page has reported it.
    private let first: GeometryProxy
    // The animation of changes of the geometry.
    private let animation: Animation?

    init(
        _ kind: ElementKind,
        before first: GeometryProxy = GeometryProxy(size: CGSize(width: 390, height: 844)),
        animation: Animation? = nil,
        content: @escaping (GeometryProxy) -> ViewBox
    ) {
        self.kind = kind
        self.first = first
        self.animation = animation
        self.content = content
    }

    package override func mount(in context: MountContext) -> Node {
        let state = GeometryState(first)
        return GeometryNode(element(state).mount(in: context), state)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: GeometryNode.self)
        element(node.state).update(node.child, in: environment)
    }

    private func element(_ state: GeometryState) -> ElementBox {
        ElementBox(
            kind,
            [],
            action: { [animation] event, text in
                guard event == .geometry else { return }
                if let animation {
                    withAnimation(animation) { state.receive(text) }
                } else {
                    state.receive(text)
                }
            },
            [GeometryContentBox(state, content)]
        )
    }
}

final class GeometryNode: WrapperNode {
    let state: GeometryState

    init(_ child: Node, _ state: GeometryState) {
        self.state = state
        super.init(child)
    }

    package override func unmount() {
        state.content = nil
        super.unmount()
    }
}

// The geometry that the page has reported, and the node whose content depends on it.
final class GeometryState {
    var proxy: GeometryProxy
    var content: GeometryContentNode?

    init(_ proxy: GeometryProxy) {
        self.proxy = proxy
    }

    func receive(_ text: String) {
        guard let new = GeometryProxy(text) else { return }
        proxy = new
        content?.invalidate()
    }
}

final class GeometryContentBox: ViewBox {
    private let state: GeometryState
    private let content: (GeometryProxy) -> ViewBox

    init(_ state: GeometryState, _ content: @escaping (GeometryProxy) -> ViewBox) {
        self.state = state
        self.content = content
    }

    package override func mount(in context: MountContext) -> Node {
        let node = GeometryContentNode(state, content, in: context)
        state.content = node
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: GeometryContentNode.self)
        node.content = content
        node.environment = environment
        node.refresh()
    }
}

// Evaluates the content again when the geometry or what the content reads changes.
final class GeometryContentNode: CompositeNode {
    fileprivate var content: (GeometryProxy) -> ViewBox
    private let state: GeometryState

    init(
        _ state: GeometryState,
        _ content: @escaping (GeometryProxy) -> ViewBox,
        in context: MountContext
    ) {
        self.state = state
        self.content = content
        super.init(context.environment, depth: context.depth + 1)
        start(in: context)
    }

    override func body() -> ViewBox { content(state.proxy) }
}
