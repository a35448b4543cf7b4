// SPDX-License-Identifier: Apache-2.0

/// Content that consists of tabs: SwiftUI's `TabContent`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol TabContent<TabValue> {
    /// The type of the selection.
    associatedtype TabValue: Hashable

    /// Returns the tabs as an object.
    nonisolated func boxedTabs() -> ViewBox
}

/// The content type of a tab view that consists of tabs.
nonisolated public struct TabContentView<Tabs>: PrimitiveView {
    /// Returns an empty object: the tab view shows the tabs.
    public func boxed() -> ViewBox { EmptyBox() }
}

/// A tab: SwiftUI's `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// The type of the selection.
    public typealias TabValue = Value

    private let content: ViewBox
    private let properties: [Property]
    private let tag: HashedValue?

    init(_ content: ViewBox, _ properties: [Property], _ tag: HashedValue?) {
        self.content = content
        self.properties = properties
        self.tag = tag
    }

    /// Returns the tab: one element, whatever the content is.
    public func boxedTabs() -> ViewBox {
        let (properties, tag) = (properties, tag)
        return EnvironmentBox(ElementBox(.box, [], [content])) {
            $0.adding(row: properties).tagged(tag)
        }
    }
}

extension Tab {
    /// Creates a tab with a label.
    nonisolated public init(
        value: Value,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(content().boxed(), tabProperties(label().boxed()), TypedValue(value))
    }

    /// Creates a tab with a label and a role, which a phone does not show.
    nonisolated public init(
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, content: content, label: label)
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a label.
    nonisolated public init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(content().boxed(), tabProperties(label().boxed()), nil)
    }
}

/// The label of a tab with a title and an image: SwiftUI's `DefaultTabLabel`.
nonisolated public struct DefaultTabLabel: PrimitiveView {
    /// Returns an empty object: the bar shows the title and the image.
    public func boxed() -> ViewBox { EmptyBox() }
}

/// The purpose of a tab: SwiftUI's `TabRole`.
public struct TabRole: Hashable, Sendable {
    /// A search; the tab looks like the others.
    public static let search = TabRole()
}

/// Builds tabs from statements: SwiftUI's `TabContentBuilder`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// Builds a tab.
    public static func buildExpression<Content: TabContent>(
        _ content: Content
    ) -> Content where Content.TabValue == TabValue { content }

    /// Builds a block with one tab.
    public static func buildBlock<Content: TabContent>(
        _ content: Content
    ) -> Content where Content.TabValue == TabValue { content }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: TabContent>(
        _ content: Content?
    ) -> TupleTabContent<TabValue, Content> where Content.TabValue == TabValue {
        TupleTabContent([ChoiceBox(content?.boxedTabs(), 1)])
    }

    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> TupleTabContent<TabValue, (First, Second)>
    where First.TabValue == TabValue, Second.TabValue == TabValue {
        TupleTabContent([ChoiceBox(first.boxedTabs(), 1)])
    }

    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> TupleTabContent<TabValue, (First, Second)>
    where First.TabValue == TabValue, Second.TabValue == TabValue {
        TupleTabContent([ChoiceBox(second.boxedTabs(), 2)])
    }
}

/// Several tabs.
nonisolated public struct TupleTabContent<TabValue: Hashable, Tabs>: TabContent {
    private let boxes: [ViewBox]

    init(_ boxes: [ViewBox]) { self.boxes = boxes }

    /// Returns the tabs as one object.
    public func boxedTabs() -> ViewBox { SequenceBox(boxes) }
}
