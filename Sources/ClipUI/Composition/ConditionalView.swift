/// One of two views: what `if` and `switch` in a body make.
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

    /// Shows the branch that was taken.
    public func mountNode(in context: MountContext) -> Node {
        mountChoice(branch, choice, in: context)
    }

    /// Updates the branch, or puts the other in its place with a state of its own.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        updateChoice(node, branch, choice, in: environment)
    }
}

extension Optional: View where Wrapped: View {
    /// Not asked for.
    public var body: Never { fatalError("a view of the library has no body") }

    /// Shows the view, if there is one.
    public func mountNode(in context: MountContext) -> Node {
        mountChoice(map { ViewBox($0) }, 1, in: context)
    }

    /// Updates the view, puts it up or takes it away.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        updateChoice(node, map { ViewBox($0) }, 1, in: environment)
    }
}
