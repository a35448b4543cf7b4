// SPDX-License-Identifier: Apache-2.0

package import ClipState

/// The life of an object of another framework that stands for a view: the framework makes the object once, updates it
/// when the view changes, and releases it.
package struct HostedLife<Content: View, Hosted> {
    fileprivate let make: (Content, EnvironmentValues) -> Hosted
    fileprivate let update: (Content, Hosted, EnvironmentValues) -> ViewBox
    fileprivate let appear: (Hosted) -> Void
    fileprivate let end: (Hosted) -> Void

    /// Creates the life of an object from the functions that make, update and release it.
    ///
    /// - Parameters:
    ///   - make: Makes the object when the view comes on the screen.
    ///   - update: Updates the object at first and whenever the view or the values that it reads have changed. The
    ///     result, always of the same structure, is shown.
    ///   - appear: Called once when the screen is complete.
    ///   - end: Called when the view is removed.
    package init(
        make: @escaping (Content, EnvironmentValues) -> Hosted,
        update: @escaping (Content, Hosted, EnvironmentValues) -> ViewBox,
        appear: @escaping (Hosted) -> Void = { _ in },
        end: @escaping (Hosted) -> Void
    ) {
        self.make = make
        self.update = update
        self.appear = appear
        self.end = end
    }

    /// Returns the view as an object.
    package func box(_ view: Content) -> ViewBox { HostedBox(view, self) }
}

// A view that an object of another framework stands for.
private final class HostedBox<Content: View, Hosted>: ViewBox {
    private let view: Content
    private let life: HostedLife<Content, Hosted>

    init(_ view: Content, _ life: HostedLife<Content, Hosted>) {
        self.view = view
        self.life = life
    }

    override func mount(in context: MountContext) -> Node {
        let node = HostedNode(view, life, in: context)
        context.environment.renderer.appearances.append { node.appear() }
        return node
    }

    override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node, for a view of this type.
        unsafe unsafeDowncast(node, to: HostedNode<Content, Hosted>.self).replace(
            view,
            in: environment
        )
    }
}

private final class HostedNode<Content: View, Hosted>: CompositeNode {
    private var view: Content
    private let life: HostedLife<Content, Hosted>
    private var hosted: Hosted?
    private let updates = PropertyUpdates(of: Content.self)
    // The object is made with updated properties, which the first update need not update again.
    private var isUpdated = true

    init(_ view: Content, _ life: HostedLife<Content, Hosted>, in context: MountContext) {
        self.view = view
        self.life = life
        super.init(context.environment, depth: context.depth + 1)
        // SAFETY: see `bindCells`; the bytes are those of the node's own copy.
        unsafe withUnsafeMutableBytes(of: &self.view) { unsafe bindCells(in: $0) }
        updates.perform(on: &self.view)
        hosted = life.make(self.view, EnvironmentValues(environment))
        start(in: context)
    }

    func replace(_ view: Content, in environment: ViewEnvironment) {
        var new = view
        // SAFETY: see `adopts`; `new` is a copy of our own, which becomes the node's.
        let isNew = unsafe withUnsafeMutableBytes(of: &new) { new in
            unsafe withUnsafeBytes(of: &self.view) { old in
                unsafe adopts(new, insteadOf: old, of: Content.self, environment)
            }
        }
        guard isNew else { return }
        self.view = new
        refresh()
    }

    // If the update reads observable objects, it is called again when they change, like a body that reads them.
    override func body() -> ViewBox {
        guard let hosted else { return SequenceBox([]) }
        if !isUpdated { updates.perform(on: &view) }
        isUpdated = false
        return life.update(view, hosted, EnvironmentValues(environment))
    }

    func appear() {
        if let hosted { life.appear(hosted) }
    }

    override func unmount() {
        if let hosted { life.end(hosted) }
        hosted = nil
        super.unmount()
    }
}

extension EnvironmentValues {
    /// The transaction of the change that is being shown.
    package var currentTransaction: Transaction {
        environment?.renderer.motion?.transaction ?? Transaction()
    }
}

/// Views that an object outside of the tree holds, and can replace.
package final class HeldViews: Dependency {
    private var make: () -> ViewBox

    /// Creates an object that holds views.
    package init(_ make: @escaping () -> ViewBox) {
        self.make = make
    }

    /// Replaces the views with others of the same type.
    package func replace(_ make: @escaping () -> ViewBox) {
        self.make = make
        recordChange()
    }

    /// The views, wherever they are shown.
    package var box: ViewBox {
        DeferredBox { [self] in
            recordRead()
            return make()
        }
    }
}
