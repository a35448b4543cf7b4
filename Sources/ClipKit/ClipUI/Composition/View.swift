// SPDX-License-Identifier: Apache-2.0

/// A value that describes a part of the screen: SwiftUI's `View`.
///
/// Your own views implement `body` with other views. The two other requirements have default
/// implementations for such views; the views of this library implement them.
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder
    var body: Body { get }

    /// Creates the node of the view and shows it.
    func mountNode(in context: MountContext) -> Node

    /// Updates the screen to show this value.
    ///
    /// - Parameters:
    ///   - node: The node that `mountNode(in:)` of this type returned.
    ///   - environment: The environment of the view.
    func updateNode(_ node: Node, in environment: ViewEnvironment)
}

extension View {
    /// Creates the node of the view, which owns its state, and shows it.
    public func mountNode(in context: MountContext) -> Node {
        CompositeViewNode(self, in: context)
    }

    /// Evaluates the body if the value, or state that it reads, has changed.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` above created the node, for a view of this type.
        unsafe unsafeDowncast(node, to: CompositeViewNode<Self>.self).replace(self, in: environment)
    }
}

/// A view that is implemented by the library and has no body.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Never evaluated: a view of the library has no body.
    public var body: Never { fatalError("a view of the library has no body") }
}

extension Never: View {
    /// Never evaluated: `Never` has no values.
    public var body: Never { fatalError("there is no such view") }

    /// Never evaluated: `Never` has no values.
    public func mountNode(in context: MountContext) -> Node { fatalError("there is no such view") }

    /// Never evaluated: `Never` has no values.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {}
}
