// SPDX-License-Identifier: Apache-2.0

// A view that sets a preference.
final class PreferenceBox<Key: PreferenceKey>: ViewBox {
    enum Change {
        case replace(Key.Value)
        case change((inout Key.Value) -> Void)
    }

    private let content: ViewBox
    private let change: Change

    init(_ content: ViewBox, _ change: Change) {
        self.content = content
        self.change = change
    }

    package override func mount(in context: MountContext) -> Node {
        let node = PreferenceNode<Key>(
            content.mount(in: context),
            change,
            context.environment.renderer
        )
        node.renderer.preferencesHaveChanged = true
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: PreferenceNode<Key>.self)
        node.change = change
        node.renderer.preferencesHaveChanged = true
        content.update(node.child, in: environment)
    }
}

final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
    let renderer: Renderer
    var change: PreferenceBox<Key>.Change

    init(_ child: Node, _ change: PreferenceBox<Key>.Change, _ renderer: Renderer) {
        self.renderer = renderer
        self.change = change
        super.init(child)
    }

    package override func tellPreferences(to collector: PreferenceCollector) {
        guard let collector = collector as? PreferenceValues<Key> else {
            return super.tellPreferences(to: collector)
        }
        switch change {
        case .replace(let value): collector.add(value)
        case .change(let change):
            let inner = PreferenceValues<Key>()
            super.tellPreferences(to: inner)
            var value = inner.value ?? Key.defaultValue
            change(&value)
            collector.add(value)
        }
    }

    package override func unmount() {
        renderer.preferencesHaveChanged = true
        super.unmount()
    }
}

/// A collector of the preferences of a key.
package class PreferenceCollector {}

/// The value of a key, from those of several views.
package final class PreferenceValues<Key: PreferenceKey>: PreferenceCollector {
    package private(set) var value: Key.Value?

    package override init() {}

    func add(_ next: Key.Value) {
        guard var all = value else {
            value = next
            return
        }
        Key.reduce(value: &all) { next }
        value = all
    }
}

// A view that observes a preference of the views in it.
final class PreferenceReaderBox<Key: PreferenceKey>: ViewBox where Key.Value: Equatable {
    private let content: ViewBox
    private let action: (Key.Value) -> Void

    init(_ content: ViewBox, _ action: @escaping (Key.Value) -> Void) {
        self.content = content
        self.action = action
    }

    package override func mount(in context: MountContext) -> Node {
        let renderer = context.environment.renderer
        let node = PreferenceReaderNode<Key>(content.mount(in: context), renderer)
        node.action = action
        renderer.preferenceReaders.append(node)
        renderer.preferencesHaveChanged = true
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: PreferenceReaderNode<Key>.self)
        node.action = action
        content.update(node.child, in: environment)
    }
}

/// A node that reads the preferences of the views in it after each evaluation that can have changed them.
package class PreferenceReader: WrapperNode {
    func readPreferences() {}
}

final class PreferenceReaderNode<Key: PreferenceKey>: PreferenceReader where Key.Value: Equatable {
    private let renderer: Renderer
    private var last: Key.Value?
    var action: (Key.Value) -> Void = { _ in }

    init(_ child: Node, _ renderer: Renderer) {
        self.renderer = renderer
        super.init(child)
    }

    override func readPreferences() {
        let collector = PreferenceValues<Key>()
        child.tellPreferences(to: collector)
        let value = collector.value ?? Key.defaultValue
        if let last, last == value { return }
        let isFirstDefault = last == nil && collector.value == nil
        last = value
        if !isFirstDefault { action(value) }
    }

    package override func unmount() {
        renderer.preferenceReaders.removeAll { $0 === self }
        super.unmount()
    }
}
