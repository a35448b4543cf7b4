// SPDX-License-Identifier: Apache-2.0

/// A view as an object.
///
/// Code that uses a view through its box does not depend on the type of the view: it is compiled once for all types,
/// which keeps modules for browsers small. The static type of a view determines the structure of its box, and so the
/// nodes that the box creates: a box updates only nodes that a box at the same place created.
public class ViewBox {
    init() {}

    /// Creates the node of the view, and shows it.
    package func mount(in context: MountContext) -> Node { EmptyNode() }

    /// Updates the screen to show this view.
    ///
    /// - Parameters:
    ///   - node: The node that `mount(in:)` of a box at this place returned.
    ///   - environment: The environment of the view.
    package func update(_ node: Node, in environment: ViewEnvironment) {}
}

// The box of `EmptyView`, which has no content.
final class EmptyBox: ViewBox {
    override init() {}
}
