// SPDX-License-Identifier: Apache-2.0

public import ClipUI

/// The content of a map: MapKit's `MapContent`.
///
/// Your own content implements `body` with other content. A map shows its content as a list.
@MainActor @preconcurrency
public protocol MapContent {
    /// The type of the body.
    associatedtype Body: MapContent

    /// The content that this content consists of.
    @MapContentBuilder var body: Body { get }

    /// Returns the list of the content, as an object.
    nonisolated func boxedList() -> ViewBox
}

extension MapContent {
    /// Returns the list of the body.
    nonisolated public func boxedList() -> ViewBox { MapContentView(content: self).boxed() }
}

/// Content that is implemented by the library.
public protocol PrimitiveMapContent: MapContent where Body == Never {}

extension PrimitiveMapContent {
    /// Never evaluated: content of the library has no body.
    public var body: Never { fatalError("content of the library has no body") }
}

extension Never: MapContent {}

// A view that stores the content, so that the runtime finds its state.
nonisolated private struct MapContentView<Content: MapContent>: View {
    let content: Content

    @MainActor var body: some View { BoxedView(content.body.boxedList()) }
}

/// Builds the content of a map from statements: MapKit's `MapContentBuilder`.
@resultBuilder
public enum MapContentBuilder {
    /// Builds a single piece.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
        content
    }

    /// Builds an empty block.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

    /// Builds a block with one piece.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    /// Builds a block with several pieces.
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        var boxes: [ViewBox] = []
        for piece in repeat each content { boxes.append(piece.boxedList()) }
        return TupleMapContent(box: inOrder(boxes))
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> ConditionalMapContent<First, Second> {
        ConditionalMapContent(box: oneOf(1, first.boxedList()))
    }

    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> ConditionalMapContent<First, Second> {
        ConditionalMapContent(box: oneOf(2, second.boxedList()))
    }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability<Content: MapContent>(
        _ content: Content
    ) -> ConditionalMapContent<Content, Never> {
        ConditionalMapContent(box: oneOf(1, content.boxedList()))
    }
}

/// Empty content of a map: MapKit's `EmptyMapContent`.
nonisolated public struct EmptyMapContent: PrimitiveMapContent {
    /// Creates empty content.
    public init() {}

    /// Returns an empty list.
    public func boxedList() -> ViewBox { inOrder([]) }
}

/// Several pieces of content: MapKit's `TupleMapContent`.
nonisolated public struct TupleMapContent<Pieces>: PrimitiveMapContent {
    let box: ViewBox

    /// Returns the list of the pieces, in order.
    public func boxedList() -> ViewBox { box }
}

/// One of two pieces of content: the result of `if` and `switch`.
nonisolated public struct ConditionalMapContent<First, Second>: PrimitiveMapContent {
    let box: ViewBox

    /// Returns the list of the selected branch.
    public func boxedList() -> ViewBox { box }
}

extension Optional: MapContent, PrimitiveMapContent where Wrapped: MapContent {
    /// Returns the list of the content; empty if it is `nil`.
    nonisolated public func boxedList() -> ViewBox { oneOf(1, map { $0.boxedList() }) }
}

extension ForEach: MapContent, PrimitiveMapContent where Content: MapContent {
    /// Returns the list of the content of each element.
    nonisolated public func boxedList() -> ViewBox { boxed { $0.boxedList() } }

    /// Creates content for each element, identified by its `id`.
    nonisolated public init(
        _ data: Data,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, identity: { $0.id }, making: content)
    }

    /// Creates content for each element, identified by one of its properties.
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identity: { $0[keyPath: id] }, making: content)
    }

    /// Creates content for each number of a range.
    nonisolated public init(
        _ data: Range<Int>,
        @MapContentBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data, identity: { $0 }, making: content)
    }
}
