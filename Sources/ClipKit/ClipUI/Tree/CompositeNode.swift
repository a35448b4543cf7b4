// SPDX-License-Identifier: Apache-2.0

import EvaluationContext

// The node of a view with a body: it owns the view's cells, records what the body reads, and evaluates
// the body again when that changes.
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

    // Evaluates the body of the current value of the view.
    func refresh() {}

    final func invalidate() {
        guard !isDirty, isAlive else { return }
        isDirty = true
        environment.renderer.dirty.append(self)
    }

    // The following methods are not generic, so that generic callers share one compiled copy.

    // Makes this the evaluated view of the thread, and returns the one before, for `endEvaluation`.
    //
    // SAFETY: the pointer is not retained. It is in place between the two calls only, and their callers
    // are methods and the initializer of this node, which keep it alive until they return.
    @inline(never)
    final func beginEvaluation() -> UnsafeMutableRawPointer? {
        isDirty = false
        environment.renderer.evaluatedBodies += 1
        let previous = unsafe evaluatedView()
        unsafe setEvaluatedView(Unmanaged.passUnretained(self).toOpaque())
        return unsafe previous
    }

    // SAFETY: `previous` is what `beginEvaluation` returned: an outer evaluation, still under way, or null.
    @inline(never)
    final func endEvaluation(_ previous: UnsafeMutableRawPointer?) {
        unsafe setEvaluatedView(previous)
    }

    // Binds the cells of a new value, and returns whether it replaces the old one: whether the body has to
    // be evaluated.
    //
    // Equal bytes mean equal values: the node keeps the old value alive, so that no address in it can
    // belong to a new object. Bytes of padding can differ between equal values, which costs an evaluation.
    //
    // SAFETY: the buffers are the bytes of two values of the view's type, which outlive the call.
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
    // A closure, because in a method that overrides another the compiler takes this call for one of a
    // generic method on an existential, which Embedded Swift does not support.
    private let updateChild: (CompositeViewNode<V>) -> Void

    init(_ view: V, in context: MountContext) {
        self.view = view
        updateChild = { node in
            guard let child = node.child else { return }
            node.view.body.updateNode(child, in: node.environment)
        }
        super.init(context.environment, depth: context.depth + 1)
        // SAFETY: see `bindCells`; the bytes are those of the node's own copy.
        unsafe withUnsafeMutableBytes(of: &self.view) { unsafe bindCells(in: $0) }
        var inner = context
        inner.depth = depth
        let previous = unsafe beginEvaluation()
        child = self.view.body.mountNode(in: inner)
        unsafe endEvaluation(previous)
    }

    func replace(_ view: V, in environment: ViewEnvironment) {
        var new = view
        // SAFETY: see `adopts`; `new` is a copy of our own, which becomes the node's.
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
