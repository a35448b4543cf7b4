// SPDX-License-Identifier: Apache-2.0

// A view that leads to another screen: a link, or a view with `navigationDestination`.
final class DestinationNode: WrapperNode {
    let depth: Int
    // nil outside of a navigation.
    let stack: ScreenStack?
    fileprivate(set) var environment: ViewEnvironment
    // The function that creates the view for a value of its type.
    fileprivate(set) var content: ((HashedValue) -> ViewBox?)?
    // The destination of a link, as a view.
    fileprivate(set) var view: ViewBox?
    // The destination of a link, as a value.
    fileprivate var target: HashedValue?
    fileprivate var tap: LinkTap?
    fileprivate var isActive: ActiveState?
    private var isPushed = false

    fileprivate init(_ child: Node, in context: MountContext) {
        depth = context.depth
        stack = context.environment.place?.navigation?.stack
        environment = context.environment
        super.init(child)
    }

    // Shows or closes the screen, as the state says.
    fileprivate func sync() {
        guard let isActive, let stack else { return }
        if let view = isActive.view() {
            self.view = view
            if !isPushed { push(on: stack) }
        } else if isPushed {
            isPushed = false
            stack.pop(self)
        }
    }

    // Follows the link, after the person tapped it.
    fileprivate func follow() {
        guard let stack else { return }
        if let target {
            stack.go(to: target)
        } else if let isActive {
            isActive.open()
            sync()
        } else {
            push(on: stack)
        }
    }

    fileprivate func push(on stack: ScreenStack) {
        isPushed = true
        stack.push(self)
    }

    // Records that the screen is no longer shown.
    func closed() {
        guard isPushed else { return }
        isPushed = false
        isActive?.close()
    }

    package override func unmount() {
        if let stack {
            stack.remove(self)
            isPushed = false
            stack.pop(self)
        }
        tap?.node = nil
        super.unmount()
    }
}

// The target of the button of a link: the link, as long as it exists.
private final class LinkTap {
    var node: DestinationNode?

    func perform() { node?.follow() }
}

// The state that says whether a screen is shown.
final class ActiveState {
    // Returns the view of the screen, or nil while it is not shown.
    let view: () -> ViewBox?
    let close: () -> Void
    let open: () -> Void

    init(
        view: @escaping () -> ViewBox?,
        open: @escaping () -> Void = {},
        close: @escaping () -> Void
    ) {
        self.view = view
        self.open = open
        self.close = close
    }
}

// A view with a destination.
final class DestinationBox: ViewBox {
    private let child: ViewBox
    private let values: ((HashedValue) -> ViewBox?)?
    private let state: ActiveState?

    init(_ child: ViewBox, values: ((HashedValue) -> ViewBox?)?, state: ActiveState?) {
        self.child = child
        self.values = values
        self.state = state
    }

    package override func mount(in context: MountContext) -> Node {
        let node = DestinationNode(child.mount(in: context), in: context)
        node.content = values
        node.isActive = state
        if values != nil { node.stack?.add(node) }
        if state != nil { schedule(node, context.environment.renderer) }
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: DestinationNode.self)
        node.environment = environment
        node.content = values
        node.isActive = state
        child.update(node.child, in: environment)
        node.stack?.update(screensOf: node)
        if state != nil { schedule(node, environment.renderer) }
    }

    // The state is read now, so that the body depends on it; the screen is pushed when the navigation itself is
    // complete.
    private func schedule(_ node: DestinationNode, _ renderer: Renderer) {
        _ = state?.view()
        renderer.appearances.append { node.sync() }
    }
}

// A link: a button whose tap leads to a value, or to a view.
final class LinkBox: ViewBox {
    private let label: ViewBox
    private let value: HashedValue?
    private let view: ViewBox?
    private let state: ActiveState?

    init(_ label: ViewBox, value: HashedValue?, view: ViewBox?, state: ActiveState? = nil) {
        self.label = label
        self.value = value
        self.view = view
        self.state = state
    }

    package override func mount(in context: MountContext) -> Node {
        let tap = LinkTap()
        let button = link(context.environment, tap)
        let node = DestinationNode(
            button.mount(in: context.replacing(inside(context.environment))),
            in: context
        )
        node.tap = tap
        tap.node = node
        take(node)
        if state != nil { context.environment.renderer.appearances.append { node.sync() } }
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: DestinationNode.self)
        node.environment = environment
        take(node)
        if let tap = node.tap {
            link(environment, tap).update(node.child, in: inside(environment))
        }
        node.stack?.update(screensOf: node)
        if state != nil { environment.renderer.appearances.append { node.sync() } }
    }

    private func take(_ node: DestinationNode) {
        node.isActive = state
        node.view = view
        _ = state?.view()
        node.target = value
    }

    // Outside of a navigation, a link is disabled.
    private func inside(_ environment: ViewEnvironment) -> ViewEnvironment {
        environment.disabled(
            environment.place?.navigation == nil || (value == nil && view == nil && state == nil)
        )
    }

    // In a list, a link is its row, with a mark at the trailing end.
    private func link(_ environment: ViewEnvironment, _ tap: LinkTap) -> ViewBox {
        let action = { tap.perform() }
        guard environment.isInList, environment.rows?.kind ?? .listRow == .listRow else {
            return button([], action, label)
        }
        let mark = ElementBox(
            .image,
            [
                Property(.symbol, "chevron.forward"), Property(.textStyle, 9),
                Property(.fontWeight, 600), Property(.paint, .integer(10 << 8)),
            ]
        )
        let row = stack(.hStack, "center", 8, SequenceBox([label, ElementBox(.spacer), mark]))
        return button([Property(.buttonStyle, 3), Property(.fillsRow, true)], action, row)
    }
}
