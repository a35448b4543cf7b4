import CurrentView

// The node of a view that has a body: it owns the view's cells, knows what the body read, and evaluates
// it again when one of these changed.
class CompositeNode: Node {
    final var cells: [(offset: Int, cell: Cell)] = []
    final var environment: ViewEnvironment
    final let depth: Int
    final var child: Node?
    final var isDirty = false
    final private(set) var isAlive = true
    final fileprivate var dependencies: [Dependency] = []

    init(_ environment: ViewEnvironment, depth: Int) {
        self.environment = environment
        self.depth = depth
    }

    // Evaluates the body of the view as it stands.
    func refresh() {}

    final func invalidate() {
        guard !isDirty, isAlive else { return }
        isDirty = true
        environment.renderer.dirty.append(self)
    }

    // What follows is called from generic code, and is not generic, so that it is compiled once.

    // Makes this the view that reads; gives the one that was.
    @inline(never)
    final func beginEvaluation() -> UnsafeMutableRawPointer? {
        isDirty = false
        environment.renderer.evaluatedBodies += 1
        let previous = unsafe currentView()
        unsafe setCurrentView(Unmanaged.passUnretained(self).toOpaque())
        return unsafe previous
    }

    @inline(never)
    final func endEvaluation(_ previous: UnsafeMutableRawPointer?) {
        unsafe setCurrentView(previous)
    }

    // Binds the cells of a new value and compares it with the one that stands. Equal bytes are equal
    // values: the node keeps the old value alive, so an address in it cannot have been used again.
    @inline(never)
    final func adopts(
        _ new: UnsafeMutableRawBufferPointer,
        insteadOf old: UnsafeRawBufferPointer,
        _ environment: ViewEnvironment
    ) -> Bool {
        let previous = self.environment
        self.environment = environment
        unsafe bindCells(in: new)
        guard !isDirty, environment.isSame(as: previous),
            unsafe new.elementsEqual(old)
        else { return true }
        environment.renderer.skippedBodies += 1
        return false
    }

    final func dependsOn(_ dependency: Dependency) -> Bool {
        dependencies.contains { $0 === dependency }
    }

    final func addDependency(_ dependency: Dependency) {
        dependencies.append(dependency)
    }

    override func visitRoots(_ visit: (UInt32) -> Void) {
        child?.visitRoots(visit)
    }

    override func unmount() {
        isAlive = false
        child?.unmount()
        child = nil
        for dependency in dependencies { dependency.removeObserver(self) }
        dependencies = []
        cells = []
    }
}

final class CompositeViewNode<V: View>: CompositeNode {
    private var view: V
    // Called through a closure: in a method that overrides, the compiler takes the call for one of a
    // generic method of a protocol type, which Embedded Swift refuses.
    private let updateChild: (CompositeViewNode<V>) -> Void

    init(_ view: V, in context: MountContext) {
        self.view = view
        updateChild = { node in
            guard let child = node.child else { return }
            node.view.body.updateNode(child, in: node.environment)
        }
        super.init(context.environment, depth: context.depth + 1)
        unsafe withUnsafeMutableBytes(of: &self.view) { unsafe bindCells(in: $0) }
        var inner = context
        inner.depth = depth
        let previous = unsafe beginEvaluation()
        child = self.view.body.mountNode(in: inner)
        unsafe endEvaluation(previous)
    }

    func replace(_ view: V, in environment: ViewEnvironment) {
        var new = view
        let isNew = unsafe withUnsafeMutableBytes(of: &new) { new in
            unsafe withUnsafeBytes(of: &self.view) { old in
                unsafe adopts(new, insteadOf: old, environment)
            }
        }
        guard isNew else { return }
        self.view = new
        refresh()
    }

    override func refresh() {
        let previous = unsafe beginEvaluation()
        updateChild(self)
        unsafe endEvaluation(previous)
    }
}
