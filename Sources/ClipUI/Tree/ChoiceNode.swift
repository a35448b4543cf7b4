// A place whose content comes and goes. An anchor after it says where.
final class ChoiceNode: Node {
    private var context: MountContext
    private let anchor: UInt32
    private var child: Node?
    private var choice: UInt = 0

    init(in context: MountContext) {
        let renderer = context.environment.renderer
        anchor = renderer.takeIdentifier(for: nil)
        renderer.patches.anchor(anchor)
        renderer.patches.insert(anchor, into: context.parent, before: context.before)
        self.context = context
        self.context.before = anchor
    }

    // Updates what stands here if it was made for this choice, and else puts the new view in its place.
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
