/// Makes one view of the statements of a body: SwiftUI's `ViewBuilder`.
///
/// A block has at most ten views; a ``Group`` makes one of several.
@resultBuilder
public enum ViewBuilder {
    /// A view on its own.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// An `if` without an `else`.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalView<First, Second> {
        ConditionalView(first: first)
    }

    /// The second branch.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalView<First, Second> {
        ConditionalView(second: second)
    }

    /// What `if #available` guards.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
        content
    }
}
