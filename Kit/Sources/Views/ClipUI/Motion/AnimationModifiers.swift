// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Animates the changes in the view that happen together with a change of a value.
    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        ModifiedView<Self>(AnimationBox(boxed(), animation, value))
    }

    /// Animates all changes in the view.
    @available(*, deprecated, message: "use withAnimation or animation(_:value:)")
    public func animation(_ animation: Animation?) -> some View {
        element(.effect, [Property(.standingAnimation, animation?.value ?? noAnimation)])
    }

    /// Changes the transactions of changes in the view.
    ///
    /// The closure is called when the view is updated, and its result applies until the next update.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        ModifiedView<Self>(TransactionBox(boxed(), transform))
    }
}

// The value of an animation for a view without animations.
package var noAnimation: PropertyValue { .list([.integer(0)]) }

extension Renderer {
    // Updates a node, and sends its animation to the page.
    @inline(never)
    func animate(_ node: Node, _ animation: Animation?, _ update: () -> Void) {
        let outer = motion
        if let outer, outer.transaction.disablesAnimations { return update() }
        motion = Motion(Transaction(animation: animation))
        update()
        motion = outer
        let value = animation?.value ?? noAnimation
        node.visitRoots { patches.set($0, Property(.animation, value)) }
    }
}

// A view that is animated when a value changes.
final class AnimationBox<Value: Equatable>: ViewBox {
    private let content: ViewBox
    private let animation: Animation?
    private let value: Value

    init(_ content: ViewBox, _ animation: Animation?, _ value: Value) {
        self.content = content
        self.animation = animation
        self.value = value
    }

    package override func mount(in context: MountContext) -> Node {
        AnimationNode(content.mount(in: context), value)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: AnimationNode<Value>.self)
        let isOther = node.value != value
        node.value = value
        guard isOther else { return content.update(node.child, in: environment) }
        environment.renderer.animate(node.child, animation) {
            content.update(node.child, in: environment)
        }
    }
}

final class AnimationNode<Value>: WrapperNode {
    var value: Value

    init(_ child: Node, _ value: Value) {
        self.value = value
        super.init(child)
    }
}

// A view that changes the transactions of the views in it.
private final class TransactionBox: ViewBox {
    private let content: ViewBox
    private let transform: (inout Transaction) -> Void

    init(_ content: ViewBox, _ transform: @escaping (inout Transaction) -> Void) {
        self.content = content
        self.transform = transform
    }

    private func element(in environment: ViewEnvironment) -> ElementBox {
        // Without a transaction, this is the one that `withAnimation` uses by default.
        let outer = environment.renderer.motion?.transaction ?? Transaction(animation: .default)
        var inner = outer
        transform(&inner)
        var properties: [Property] = []
        if inner.animation != outer.animation {
            let value = inner.animation?.value ?? noAnimation
            properties.append(Property(.standingAnimation, value))
        }
        return ElementBox(.effect, properties, [content])
    }

    package override func mount(in context: MountContext) -> Node {
        element(in: context.environment).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        element(in: environment).update(node, in: environment)
    }
}
