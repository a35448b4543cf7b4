// SPDX-License-Identifier: Apache-2.0

/// Builds a view from the statements of a body: SwiftUI's `ViewBuilder`.
///
/// A block has at most ten views; use a ``Group`` to combine several into one.
@resultBuilder
public enum ViewBuilder {
    /// A single view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An empty block.
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

    /// The content of `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
        content
    }
}
