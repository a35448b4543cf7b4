// SPDX-License-Identifier: Apache-2.0

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
    func show(_ view: AnyViewBox?, for choice: UInt, in environment: ViewEnvironment) {
        context.environment = environment
        if let view, let child, choice == self.choice {
            view.update(child, in: environment)
            return
        }
        if let child { environment.renderer.remove(child) }
        self.choice = choice
        child = view?.mount(in: context)
    }

    override func visitRoots(_ visit: (UInt32) -> Void) {
        child?.visitRoots(visit)
        visit(anchor)
    }

    override func unmount() {
        child?.unmount()
        child = nil
        context.environment.renderer.returnIdentifier(anchor)
    }
}
