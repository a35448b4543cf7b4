// SPDX-License-Identifier: Apache-2.0

/// Items of bars: SwiftUI's `ToolbarContent`.
///
/// Your own content implements `body` with other content.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent

    /// The items.
    @ToolbarContentBuilder var body: Body { get }

    /// Returns the items as an object.
    nonisolated func boxedItems() -> ViewBox
}

extension ToolbarContent {
    /// Returns the items of the body.
    nonisolated public func boxedItems() -> ViewBox { ToolbarView(content: self).boxed() }
}

/// Items that are implemented by the library.
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    /// Never evaluated: items of the library have no body.
    public var body: Never { fatalError("items of the library have no body") }
}

extension Never: ToolbarContent {}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    /// Returns the items, or none for `nil`.
    nonisolated public func boxedItems() -> ViewBox { ChoiceBox(map { $0.boxedItems() }, 1) }
}

// A view that stores the content, so that the runtime finds its state.
nonisolated private struct ToolbarView<Content: ToolbarContent>: View {
    let content: Content

    var body: some View { ModifiedView<EmptyView>(onMainActor(content) { $0.body.boxedItems() }) }
}

/// Builds items of bars from statements: SwiftUI's `ToolbarContentBuilder`.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Builds an item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Builds a block with one item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> ConditionalToolbarContent<First, Second> {
        ConditionalToolbarContent(ChoiceBox(first.boxedItems(), 1))
    }

    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> ConditionalToolbarContent<First, Second> {
        ConditionalToolbarContent(ChoiceBox(second.boxedItems(), 2))
    }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> ConditionalToolbarContent<Content, Never> {
        ConditionalToolbarContent(ChoiceBox(content.boxedItems(), 1))
    }

    #if hasFeature(Embedded)
    /// Builds a block with two items.
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent>(
        _ a: A,
        _ b: B
    ) -> TupleToolbarContent<(A, B)> {
        TupleToolbarContent([a.boxedItems(), b.boxedItems()])
    }

    /// Builds a block with three items.
    public static func buildBlock<A: ToolbarContent, B: ToolbarContent, C: ToolbarContent>(
        _ a: A,
        _ b: B,
        _ c: C
    ) -> TupleToolbarContent<(A, B, C)> {
        TupleToolbarContent([a.boxedItems(), b.boxedItems(), c.boxedItems()])
    }
    #else
    /// Builds a block with several items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<(repeat each Content)> {
        var boxes: [ViewBox] = []
        for item in repeat each content { boxes.append(item.boxedItems()) }
        return TupleToolbarContent(boxes)
    }
    #endif
}

/// Several items: SwiftUI's `TupleToolbarContent`.
nonisolated public struct TupleToolbarContent<Items>: PrimitiveToolbarContent {
    private let boxes: [ViewBox]

    init(_ boxes: [ViewBox]) { self.boxes = boxes }

    /// Returns the items as one object.
    public func boxedItems() -> ViewBox { SequenceBox(boxes) }
}

/// One of two items: the result of `if` and `switch` among items.
nonisolated public struct ConditionalToolbarContent<First, Second>: PrimitiveToolbarContent {
    private let box: ViewBox

    init(_ box: ViewBox) { self.box = box }

    /// Returns the items of the branch.
    public func boxedItems() -> ViewBox { box }
}
