// SPDX-License-Identifier: Apache-2.0

/// One of two views: the result of `if` and `switch` in a body.
public struct ConditionalView<First: View, Second: View>: PrimitiveView {
    // An object, so that a view with many branches is not copied with room for all of them.
    private let branch: AnyViewBox
    private let choice: UInt

    init(first: First) {
        branch = ViewBox(first)
        choice = 1
    }

    init(second: Second) {
        branch = ViewBox(second)
        choice = 2
    }

    /// Shows the branch.
    public func mountNode(in context: MountContext) -> Node {
        mountChoice(branch, choice, in: context)
    }

    /// Updates the branch, or replaces it with the other one, whose state is new.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        updateChoice(node, branch, choice, in: environment)
    }
}

extension Optional: View where Wrapped: View {
    /// Never evaluated: a view of the library has no body.
    public var body: Never { fatalError("a view of the library has no body") }

    /// Shows the view, if there is one.
    public func mountNode(in context: MountContext) -> Node {
        mountChoice(map { ViewBox($0) }, 1, in: context)
    }

    /// Updates, shows or removes the view.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        updateChoice(node, map { ViewBox($0) }, 1, in: environment)
    }
}
