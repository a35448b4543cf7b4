// SPDX-License-Identifier: Apache-2.0

import ClipState

nonisolated extension View {
    /// Adds views above the view that are created from a preference of the views in it.
    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        ModifiedView<Self>(
            PreferenceLayerBox<Key>(.overlay, boxed(), alignment) { transform($0).boxed() }
        )
    }

    /// Adds views behind the view that are created from a preference of the views in it.
    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        ModifiedView<Self>(
            PreferenceLayerBox<Key>(.background, boxed(), alignment) { transform($0).boxed() }
        )
    }
}

// A view with a layer that is created from a preference of the views in it.
private final class PreferenceLayerBox<Key: PreferenceKey>: ViewBox {
    private let kind: ElementKind
    private let content: ViewBox
    private let alignment: Alignment
    private let layer: (Key.Value) -> ViewBox

    init(
        _ kind: ElementKind,
        _ content: ViewBox,
        _ alignment: Alignment,
        _ layer: @escaping (Key.Value) -> ViewBox
    ) {
        self.kind = kind
        self.content = content
        self.alignment = alignment
        self.layer = layer
    }

    private func element(_ value: PreferenceValue<Key>) -> ViewBox {
        let layer = layer
        return aligned(kind, content, DeferredBox { layer(value.current) }, alignment)
    }

    package override func mount(in context: MountContext) -> Node {
        let value = PreferenceValue<Key>()
        let renderer = context.environment.renderer
        let node = PreferenceLayerNode<Key>(element(value).mount(in: context), value, renderer)
        renderer.preferenceReaders.append(node)
        renderer.preferencesHaveChanged = true
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: PreferenceLayerNode<Key>.self)
        element(node.value).update(node.child, in: environment)
    }
}

// The preference of the views in a view; the layer depends on it.
private final class PreferenceValue<Key: PreferenceKey>: Dependency {
    private var value = Key.defaultValue

    var current: Key.Value {
        recordRead()
        return value
    }

    // Sets the value. If it cannot be compared, it counts as another one.
    func set(_ new: Key.Value) {
        if let old = value as? any Equatable, isSame(old, new) { return }
        value = new
        recordChange()
    }

    private func isSame<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
        (new as? Value).map { $0 == old } ?? false
    }
}

private final class PreferenceLayerNode<Key: PreferenceKey>: PreferenceReader {
    let value: PreferenceValue<Key>
    private let renderer: Renderer

    init(_ child: Node, _ value: PreferenceValue<Key>, _ renderer: Renderer) {
        self.value = value
        self.renderer = renderer
        super.init(child)
    }

    override func readPreferences() {
        let collector = PreferenceValues<Key>()
        child.tellPreferences(to: collector)
        value.set(collector.value ?? Key.defaultValue)
    }

    package override func unmount() {
        renderer.preferenceReaders.removeAll { $0 === self }
        super.unmount()
    }
}
