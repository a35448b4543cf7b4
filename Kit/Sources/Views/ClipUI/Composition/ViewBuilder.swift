// SPDX-License-Identifier: Apache-2.0

/// Builds a view from the statements of a body: SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
    /// Builds a single view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Builds an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds a block with one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(first: first)
    }

    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(second: second)
    }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Several views, one after another: SwiftUI's `TupleView`.
nonisolated public struct TupleView<Views>: PrimitiveView {
    private let views: [ViewBox]

    init(_ views: [ViewBox]) {
        self.views = views
    }

    /// Returns the views as one object.
    public func boxed() -> ViewBox { SequenceBox(views) }
}
