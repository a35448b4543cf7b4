// SPDX-License-Identifier: Apache-2.0

// One of several views, or none: `if`, `switch`, `AnyView`.
final class ChoiceBox: ViewBox {
    let view: ViewBox?
    let choice: UInt

    // choice: the number of the view; a view with another number is a new view, with new state.
    init(_ view: ViewBox?, _ choice: UInt) {
        self.view = view
        self.choice = choice
    }

    package override func mount(in context: MountContext) -> Node {
        let node = ChoiceNode(in: context)
        node.show(view, for: choice, in: context.environment)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` of a box like this one created the node.
        unsafe unsafeDowncast(node, to: ChoiceNode.self).show(view, for: choice, in: environment)
    }
}

// A place whose content is inserted and removed. An anchor after it marks the position.
final class ChoiceNode: Node {
    private var context: MountContext
    private let anchor: UInt32
    private var child: Node?
    private var choice: UInt = 0

    init(in context: MountContext) {
        anchor = context.environment.renderer.insertAnchor(in: context)
        self.context = context
        self.context.before = anchor
    }

    // Updates the content if it belongs to this choice; otherwise replaces it with the new view.
    func show(_ view: ViewBox?, for choice: UInt, in environment: ViewEnvironment) {
        context.environment = environment
        if let view, let child, choice == self.choice {
            view.update(child, in: environment)
            return
        }
        if let child { environment.renderer.remove(child) }
        self.choice = choice
        child = view?.mount(in: context)
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) {
        child?.visitRoots(visit)
        visit(anchor)
    }

    #if !hasFeature(Embedded)
    package override func tellPreferences(to collector: PreferenceCollector) {
        child?.tellPreferences(to: collector)
    }

    package override func search(_ search: ScrollSearch) {
        child?.search(search)
    }
    #endif

    package override func unmount() {
        child?.unmount()
        child = nil
        context.environment.renderer.returnIdentifier(anchor)
    }
}
