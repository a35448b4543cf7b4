// SPDX-License-Identifier: Apache-2.0

import ClipState

// The node of a view with a body: it owns the view's cells, records what the body reads, and evaluates
// the body again when that changes.
class CompositeNode: Node {
    final var cells: [(offset: Int, cell: Cell)] = []
    final var environment: ViewEnvironment
    final let depth: Int
    final var child: Node?
    final var isDirty = false
    final private(set) var isAlive = true
    // The transaction of the change that made the node dirty.
    final private(set) var motion: Motion?

    init(_ environment: ViewEnvironment, depth: Int) {
        self.environment = environment
        self.depth = depth
    }

    // Returns the body of the current value of the view.
    func body() -> ViewBox { SequenceBox([]) }

    override final func invalidate() {
        #if !hasFeature(Embedded)
        guard environment.renderer.isOnItsThread else { return environment.renderer.leave(self) }
        #endif
        if let current = Motion.current { motion = current }
        guard !isDirty, isAlive else { return }
        isDirty = true
        environment.renderer.add(self)
    }

    // The following methods are not generic, so that generic callers share one compiled copy.

    // Evaluates the body for the first time; the node of a view calls this when it is complete.
    @inline(never)
    final func start(in context: MountContext) {
        var inner = context
        inner.depth = depth
        let previous = unsafe beginEvaluation()
        child = evaluated().mount(in: inner)
        unsafe endReading(previous)
    }

    // Evaluates the body again.
    @inline(never)
    func refresh() {
        guard let child else { return }
        let previous = unsafe beginEvaluation()
        evaluated().update(child, in: environment)
        unsafe endReading(previous)
    }

    #if hasFeature(Embedded)
    private func evaluated() -> ViewBox { body() }
    #endif

    // Makes this node the observer of reads, and returns the previous observer, for `endReading`.
    final func beginEvaluation() -> UnsafeMutableRawPointer? {
        isDirty = false
        motion = nil
        environment.renderer.evaluatedBodies += 1
        return unsafe beginReading()
    }

    // Binds the cells of a new value, and returns whether it replaces the old one, that is, whether the body has to be
    // evaluated.
    //
    // Equal bytes mean equal values: the node keeps the old value alive, so that no address in it can belong to a new
    // object. Outside of Embedded Swift, values with different bytes can be equal too; see `isSame(_:as:)`.
    //
    // SAFETY: the buffers are the bytes of two values of the view's type, which outlive the call.
    #if hasFeature(Embedded)
    @inline(never)
    final func adopts(
        _ new: UnsafeMutableRawBufferPointer,
        insteadOf old: UnsafeRawBufferPointer,
        _ environment: ViewEnvironment
    ) -> Bool {
        guard unsafe isAtRest(binding: new, environment), unsafe new.elementsEqual(old)
        else { return true }
        environment.renderer.skippedBodies += 1
        return false
    }
    #else
    final func adopts<Value>(
        _ new: UnsafeMutableRawBufferPointer,
        insteadOf old: UnsafeRawBufferPointer,
        of type: Value.Type,
        _ environment: ViewEnvironment
    ) -> Bool {
        guard unsafe isAtRest(binding: new, environment),
            unsafe areSame(UnsafeRawBufferPointer(new), old, as: type)
        else { return true }
        environment.renderer.skippedBodies += 1
        return false
    }
    #endif

    // Binds the cells of a new value, and returns whether nothing around it has changed.
    @inline(never)
    private final func isAtRest(
        binding new: UnsafeMutableRawBufferPointer,
        _ environment: ViewEnvironment
    ) -> Bool {
        let previous = self.environment
        self.environment = environment
        unsafe bindCells(in: new)
        return !isDirty && environment.isSame(as: previous)
    }

    package override func visitRoots(_ visit: (UInt32) -> Void) {
        child?.visitRoots(visit)
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
        isAlive = false
        motion = nil
        child?.unmount()
        child = nil
        forgetDependencies()
        cells = []
    }
}

// A view with a body.
final class CompositeBox<Content: View>: ViewBox {
    let view: Content

    init(_ view: Content) {
        self.view = view
    }

    package override func mount(in context: MountContext) -> Node {
        CompositeViewNode(view, in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node, for a view of this type.
        unsafe unsafeDowncast(node, to: CompositeViewNode<Content>.self).replace(
            view,
            in: environment
        )
    }
}

final class CompositeViewNode<Content: View>: CompositeNode {
    private var view: Content
    // A closure, because in a method that overrides another the compiler takes this call for one of a
    // generic method on an existential, which Embedded Swift does not support.
    private let content: (Content) -> ViewBox
    #if !hasFeature(Embedded)
    private let updates = PropertyUpdates(of: Content.self)
    #endif

    init(_ view: Content, in context: MountContext) {
        self.view = view
        content = { view in onMainActor(view) { $0.body.boxed() } }
        super.init(context.environment, depth: context.depth + 1)
        // SAFETY: see `bindCells`; the bytes are those of the node's own copy.
        unsafe withUnsafeMutableBytes(of: &self.view) { unsafe bindCells(in: $0) }
        start(in: context)
    }

    func replace(_ view: Content, in environment: ViewEnvironment) {
        var new = view
        // SAFETY: see `adopts`; `new` is a local copy, which becomes the node's.
        let isNew = unsafe withUnsafeMutableBytes(of: &new) { new in
            unsafe withUnsafeBytes(of: &self.view) { old in
                #if hasFeature(Embedded)
                unsafe adopts(new, insteadOf: old, environment)
                #else
                unsafe adopts(new, insteadOf: old, of: Content.self, environment)
                #endif
            }
        }
        guard isNew else { return }
        self.view = new
        refresh()
    }

    override func body() -> ViewBox {
        #if !hasFeature(Embedded)
        updates.perform(on: &view)
        #endif
        return content(view)
    }
}
