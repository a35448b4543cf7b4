/// A part of the screen, described as a value: SwiftUI's `View`.
///
/// A view of your own has a `body` made of other views. The two other requirements have defaults for
/// such views; the views of this library implement them.
public protocol View {
    /// What the body is made of.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder
    var body: Body { get }

    /// Puts the view on the screen for the first time.
    func mountNode(in context: MountContext) -> Node

    /// Changes what stands on the screen to show this value. The node is one that a view of this type
    /// made.
    func updateNode(_ node: Node, in environment: ViewEnvironment)
}

extension View {
    /// Puts the view on the screen, with cells of its own for its state.
    public func mountNode(in context: MountContext) -> Node {
        CompositeViewNode(self, in: context)
    }

    /// Evaluates the body if the value or something that it reads changed.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: the node was made by `mountNode` above for a view of this type.
        unsafe unsafeDowncast(node, to: CompositeViewNode<Self>.self).replace(self, in: environment)
    }
}

/// A view of the library, which has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Not asked for.
    public var body: Never { fatalError("a view of the library has no body") }
}

extension Never: View {
    /// Not asked for: there is no such view.
    public var body: Never { fatalError("there is no such view") }

    /// Not asked for: there is no such view.
    public func mountNode(in context: MountContext) -> Node { fatalError("there is no such view") }

    /// Not asked for: there is no such view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {}
}
