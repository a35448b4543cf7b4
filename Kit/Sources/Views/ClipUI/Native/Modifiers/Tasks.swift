// SPDX-License-Identifier: Apache-2.0

public import AppClip
import Synchronization

nonisolated extension View {
    /// Performs an asynchronous action while the view is on the screen.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        ModifiedView<Self>(TaskBox(boxed(), 0, priority, action))
    }

    /// Performs an asynchronous action while the view is on the screen, again whenever a value changes.
    public func task<ID: Equatable>(
        id value: ID,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        ModifiedView<Self>(TaskBox(boxed(), value, priority, action))
    }

    /// Performs an action for each value of a publisher.
    public func onReceive<Source: Publisher>(
        _ publisher: Source,
        perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
        ModifiedView<Self>(
            SubscriptionBox(boxed()) { publisher.sink { action($0) } }
        )
    }

    /// Performs an action, whose closure has the deprecated form, when a value has changed.
    @available(*, deprecated, message: "use the form with two values or none")
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (Value) -> Void
    ) -> some View {
        ModifiedView<Self>(ChangeBox(boxed(), value, false) { _, new in action(new) })
    }

    /// Handles the URLs that the clip is opened with.
    ///
    /// These include the URL of an invocation, if no view handles its activity with `onContinueUserActivity`.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        ModifiedView<Self>(
            ActivityBox(boxed(), openURLType) { activity in
                if let url = activity.webpageURL { action(url) }
            }
        )
    }
}

/// The tasks of views (`task`) that run in this process.
public enum ViewTasks {
    private struct State {
        var count = 0
        var onChange: @Sendable (Bool) -> Void = { _ in }
    }

    private static let state = Mutex(State())

    /// Sets an action that is called with `true` when the first task begins, and with `false` when the last one has
    /// ended.
    public static func onChange(_ action: @escaping @Sendable (Bool) -> Void) {
        state.withLock { $0.onChange = action }
    }

    /// A Boolean value that indicates whether a task runs.
    public static var areRunning: Bool { state.withLock { $0.count > 0 } }

    // The action is called within the lock, so that the calls are in the order of the changes.
    fileprivate static func begin() {
        state.withLock { state in
            state.count += 1
            if state.count == 1 { state.onChange(true) }
        }
    }

    fileprivate static func end() {
        state.withLock { state in
            state.count -= 1
            if state.count == 0 { state.onChange(false) }
        }
    }
}

/// The activity type under which handlers of URLs are registered.
package let openURLType = "openURL"

// A view with a task.
private final class TaskBox<ID: Equatable>: ViewBox {
    private let content: ViewBox
    private let id: ID
    private let priority: TaskPriority
    private let action: @Sendable () async -> Void

    init(
        _ content: ViewBox,
        _ id: ID,
        _ priority: TaskPriority,
        _ action: @escaping @Sendable () async -> Void
    ) {
        self.content = content
        self.id = id
        self.priority = priority
        self.action = action
    }

    package override func mount(in context: MountContext) -> Node {
        let node = TaskNode(content.mount(in: context), id)
        start(node, context.environment)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: TaskNode<ID>.self)
        content.update(node.child, in: environment)
        if node.id == id { return }
        node.id = id
        node.task?.cancel()
        start(node, environment)
    }

    // Starts the task after the screen is created, as with `onAppear`.
    private func start(_ node: TaskNode<ID>, _ environment: ViewEnvironment) {
        environment.renderer.appearances.append { [priority, action] in
            ViewTasks.begin()
            node.task = Task(priority: priority) {
                await action()
                ViewTasks.end()
            }
        }
    }
}

private final class TaskNode<ID: Equatable>: WrapperNode {
    var id: ID
    var task: Task<Void, Never>?

    init(_ child: Node, _ id: ID) {
        self.id = id
        super.init(child)
    }

    package override func unmount() {
        task?.cancel()
        super.unmount()
    }
}

// A view with a subscription, which lasts as long as the view.
private final class SubscriptionBox: ViewBox {
    private let content: ViewBox
    private let subscribe: () -> AnyCancellable

    init(_ content: ViewBox, _ subscribe: @escaping () -> AnyCancellable) {
        self.content = content
        self.subscribe = subscribe
    }

    package override func mount(in context: MountContext) -> Node {
        let node = SubscriptionNode(content.mount(in: context))
        let subscribe = subscribe
        context.environment.renderer.appearances.append { node.subscription = subscribe() }
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        content.update(
            unsafe unsafeDowncast(node, to: SubscriptionNode.self).child,
            in: environment
        )
    }
}

private final class SubscriptionNode: WrapperNode {
    var subscription: AnyCancellable?

    package override func unmount() {
        subscription?.cancel()
        super.unmount()
    }
}
