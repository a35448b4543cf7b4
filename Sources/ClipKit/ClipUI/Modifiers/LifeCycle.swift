// SPDX-License-Identifier: Apache-2.0

public import AppClip

extension View {
    /// Performs an action when the view has appeared, after the whole screen is created.
    public func onAppear(perform action: @escaping () -> Void) -> LifeCycleView<Self> {
        LifeCycleView(content: self, appear: action, disappear: nil)
    }

    /// Performs an action when the view has disappeared.
    public func onDisappear(perform action: @escaping () -> Void) -> LifeCycleView<Self> {
        LifeCycleView(content: self, appear: nil, disappear: action)
    }

    /// Performs an action when a value has changed since the last evaluation.
    public func onChange<Value: Equatable>(
        of value: Value,
        _ action: @escaping () -> Void
    ) -> ChangeView<Self, Value> {
        ChangeView(content: self, value: value) { _, _ in action() }
    }

    /// Performs an action with the old and the new value when a value has changed.
    public func onChange<Value: Equatable>(
        of value: Value,
        _ action: @escaping (Value, Value) -> Void
    ) -> ChangeView<Self, Value> {
        ChangeView(content: self, value: value, action: action)
    }

    /// Handles the activity of an invocation, at launch and while the clip runs.
    ///
    /// At launch the action is called after the screen is created, and before it is visible.
    public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> ActivityView<Self> {
        ActivityView(content: self, activityType: activityType, action: action)
    }
}

/// A view with actions for its appearance and disappearance.
public struct LifeCycleView<Content: View>: PrimitiveView {
    let content: Content
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        let node = LifeCycleNode(content.mountNode(in: context))
        node.disappear = disappear
        if let appear { context.environment.renderer.appearances.append(appear) }
        return node
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: LifeCycleNode.self)
        node.disappear = disappear
        content.updateNode(node.child, in: environment)
    }
}

final class LifeCycleNode: WrapperNode {
    var disappear: (() -> Void)?

    override func unmount() {
        disappear?()
        super.unmount()
    }
}

// A node without an element, around one other node.
class WrapperNode: Node {
    final let child: Node

    init(_ child: Node) {
        self.child = child
    }

    override func visitRoots(_ visit: (UInt32) -> Void) { child.visitRoots(visit) }

    override func unmount() { child.unmount() }
}

/// A view with an action for changes of a value.
public struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let action: (Value, Value) -> Void

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        ChangeNode(content.mountNode(in: context), value)
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: ChangeNode<Value>.self)
        let (old, new, action) = (node.value, value, action)
        if old != new {
            node.value = new
            environment.renderer.appearances.append { action(old, new) }
        }
        content.updateNode(node.child, in: environment)
    }
}

final class ChangeNode<Value>: WrapperNode {
    var value: Value

    init(_ child: Node, _ value: Value) {
        self.value = value
        super.init(child)
    }
}

/// A view with an action for activities.
public struct ActivityView<Content: View>: PrimitiveView {
    let content: Content
    let activityType: String
    let action: (NSUserActivity) -> Void

    /// Shows the view.
    public func mountNode(in context: MountContext) -> Node {
        let node = ActivityNode(content.mountNode(in: context), context.environment.renderer)
        node.activityType = activityType
        node.action = action
        context.environment.renderer.activityHandlers.append(node)
        return node
    }

    /// Updates the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: ActivityNode.self)
        node.activityType = activityType
        node.action = action
        content.updateNode(node.child, in: environment)
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

    override func unmount() {
        renderer.activityHandlers.removeAll { $0 === self }
        super.unmount()
    }
}
