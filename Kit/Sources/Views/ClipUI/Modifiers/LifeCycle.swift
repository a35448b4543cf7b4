// SPDX-License-Identifier: Apache-2.0

public import AppClip

nonisolated extension View {
    /// Performs an action when the view has appeared, after the whole screen is created.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        ModifiedView<Self>(LifeCycleBox(boxed(), appear: action, disappear: nil))
    }

    /// Performs an action when the view has disappeared.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        ModifiedView<Self>(LifeCycleBox(boxed(), appear: nil, disappear: action))
    }

    /// Performs an action when a value has changed since the last evaluation.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        ModifiedView<Self>(ChangeBox(boxed(), value, initial) { _, _ in action() })
    }

    /// Performs an action with the old and the new value when a value has changed.
    public func onChange<Value: Equatable>(
        of value: Value,
        initial: Bool = false,
        _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        ModifiedView<Self>(ChangeBox(boxed(), value, initial, action))
    }

    /// Handles the activity of an invocation, at launch and while the clip runs.
    ///
    /// At launch the action is called after the screen is created, and before it is visible.
    public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        ModifiedView<Self>(ActivityBox(boxed(), activityType, action))
    }
}

// A view with actions for its appearance and disappearance.
final class LifeCycleBox: ViewBox {
    private let content: ViewBox
    private let appear: (() -> Void)?
    private let disappear: (() -> Void)?

    init(_ content: ViewBox, appear: (() -> Void)?, disappear: (() -> Void)?) {
        self.content = content
        self.appear = appear
        self.disappear = disappear
    }

    package override func mount(in context: MountContext) -> Node {
        let node = LifeCycleNode(content.mount(in: context))
        node.disappear = disappear
        if let appear { context.environment.renderer.appearances.append(appear) }
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: LifeCycleNode.self)
        node.disappear = disappear
        content.update(node.child, in: environment)
    }
}

final class LifeCycleNode: WrapperNode {
    var disappear: (() -> Void)?

    package override func unmount() {
        disappear?()
        super.unmount()
    }
}

// A view with an action for changes of a value.
final class ChangeBox<Value: Equatable>: ViewBox {
    private let content: ViewBox
    private let value: Value
    private let initial: Bool
    private let action: (Value, Value) -> Void

    init(
        _ content: ViewBox,
        _ value: Value,
        _ initial: Bool,
        _ action: @escaping (Value, Value) -> Void
    ) {
        self.content = content
        self.value = value
        self.initial = initial
        self.action = action
    }

    package override func mount(in context: MountContext) -> Node {
        if initial {
            let (value, action) = (value, action)
            context.environment.renderer.appearances.append { action(value, value) }
        }
        return ChangeNode(content.mount(in: context), value)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: ChangeNode<Value>.self)
        let (old, new, action) = (node.value, value, action)
        if old != new {
            node.value = new
            environment.renderer.appearances.append { action(old, new) }
        }
        content.update(node.child, in: environment)
    }
}

final class ChangeNode<Value>: WrapperNode {
    var value: Value

    init(_ child: Node, _ value: Value) {
        self.value = value
        super.init(child)
    }
}

// A view with an action for activities.
final class ActivityBox: ViewBox {
    private let content: ViewBox
    private let activityType: String
    private let action: (NSUserActivity) -> Void

    init(
        _ content: ViewBox,
        _ activityType: String,
        _ action: @escaping (NSUserActivity) -> Void
    ) {
        self.content = content
        self.activityType = activityType
        self.action = action
    }

    package override func mount(in context: MountContext) -> Node {
        let renderer = context.environment.renderer
        let node = ActivityNode(content.mount(in: context), renderer)
        node.activityType = activityType
        node.action = action
        renderer.activityHandlers.append(node)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: ActivityNode.self)
        node.activityType = activityType
        node.action = action
        content.update(node.child, in: environment)
    }
}

final class ActivityNode: WrapperNode {
    private let renderer: Renderer
    var activityType = ""
    var action: (NSUserActivity) -> Void = { _ in }

    init(_ child: Node, _ renderer: Renderer) {
        self.renderer = renderer
        super.init(child)
    }

    package override func unmount() {
        renderer.activityHandlers.removeAll { $0 === self }
        super.unmount()
    }
}
