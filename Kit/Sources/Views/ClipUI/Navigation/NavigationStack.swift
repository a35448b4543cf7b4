// SPDX-License-Identifier: Apache-2.0

/// A stack of screens, of which the last is shown: SwiftUI's `NavigationStack`.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
    private let box: ViewBox

    /// Returns the stack as an object.
    public func boxed() -> ViewBox { box }
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack with a first screen, which keeps its own path.
    nonisolated public init(@ViewBuilder root: () -> Root) {
        box = NavigationBox(root().boxed())
    }

    /// Creates a stack whose path the clip keeps.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        box = NavigationBox(root().boxed(), PathAccess(path))
    }
}

extension NavigationStack
where
    Data: MutableCollection,
    Data: RandomAccessCollection,
    Data: RangeReplaceableCollection,
    Data.Element: Hashable
{
    /// Creates a stack whose path is a collection of values of one type.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        box = NavigationBox(root().boxed(), PathAccess(path))
    }
}

/// A stack of screens: SwiftUI's `NavigationView`.
///
/// If there are several columns, the first is shown, as on a phone.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
    private let content: ViewBox

    /// Creates a stack with a first screen.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content().boxed()
    }

    /// Returns the stack as an object.
    public func boxed() -> ViewBox {
        let columns = (content as? SequenceBox)?.views
        return NavigationBox(columns?.first ?? content)
    }
}

/// Columns on wide screens, a stack of screens on a phone: SwiftUI's `NavigationSplitView`.
///
/// Here it is a stack, as on a phone: first the sidebar, and the next columns after a selection in the one before.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
    PrimitiveView
{
    private let box: ViewBox

    /// Returns the stack as an object.
    public func boxed() -> ViewBox { box }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        box = NavigationBox(sidebar().boxed(), columns: [detail().boxed()])
    }

    /// Creates two columns; on a phone their visibility has no effect.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, detail: detail)
    }
}

extension NavigationSplitView {
    /// Creates three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        box = NavigationBox(sidebar().boxed(), columns: [content().boxed(), detail().boxed()])
    }

    /// Creates three columns; on a phone their visibility has no effect.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
    }
}

/// The columns that are visible on wide screens: SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    private let number: Int32

    /// The default for the screen.
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(number: 1)
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    /// The last column.
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}
