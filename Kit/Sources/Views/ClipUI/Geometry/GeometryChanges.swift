// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Performs an action with a value of the view's geometry: at first, and whenever it has changed.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (Value) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Performs an action with the old and the new value of the view's geometry; at first, both are the new one.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type,
        of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (Value, Value) -> Void
    ) -> some View {
        ModifiedView<Self>(GeometryChangeBox(boxed(), transform, action))
    }
}

final class GeometryChangeBox<Value: Equatable>: ViewBox {
    private let content: ViewBox
    private let transform: (GeometryProxy) -> Value
    private let action: (Value, Value) -> Void

    init(
        _ content: ViewBox,
        _ transform: @escaping (GeometryProxy) -> Value,
        _ action: @escaping (Value, Value) -> Void
    ) {
        self.content = content
        self.transform = transform
        self.action = action
    }

    package override func mount(in context: MountContext) -> Node {
        let last = LastValue<Value>()
        return GeometryChangeNode(element(last).mount(in: context), last)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: GeometryChangeNode<Value>.self)
        element(node.last).update(node.child, in: environment)
    }

    private func element(_ last: LastValue<Value>) -> ElementBox {
        let (transform, action) = (transform, action)
        return ElementBox(
            .geometryReport,
            [],
            action: { event, text in
                guard event == .geometry, let proxy = GeometryProxy(text) else { return }
                let (old, new) = (last.value, transform(proxy))
                last.value = new
                if let old, old == new { return }
                action(old ?? new, new)
            },
            [content]
        )
    }
}

final class LastValue<Value> {
    var value: Value?

    init() {}
}

final class GeometryChangeNode<Value>: WrapperNode {
    fileprivate let last: LastValue<Value>

    init(_ child: Node, _ last: LastValue<Value>) {
        self.last = last
        super.init(child)
    }
}
