// SPDX-License-Identifier: Apache-2.0

/// The appearance of lists: SwiftUI's `ListStyle`.
public protocol ListStyle {
    /// The number of the style on the page.
    nonisolated var look: ListLook { get }
}

/// The style of a list on the page.
public struct ListLook: Sendable {
    // 0 automatic, 1 inset grouped, 2 grouped, 3 plain, 4 inset, 5 sidebar.
    let number: Int32
}

/// The default style, with groups with rounded corners: SwiftUI's `DefaultListStyle`.
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The default: groups with rounded corners.
    public var look: ListLook { ListLook(number: 0) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default: groups with rounded corners.
    nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Groups with rounded corners: SwiftUI's `InsetGroupedListStyle`.
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Groups with rounded corners.
    public var look: ListLook { ListLook(number: 1) }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups with rounded corners.
    nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Groups from edge to edge: SwiftUI's `GroupedListStyle`.
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Groups from edge to edge.
    public var look: ListLook { ListLook(number: 2) }
}

extension ListStyle where Self == GroupedListStyle {
    /// Groups from edge to edge.
    nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows without groups: SwiftUI's `PlainListStyle`.
nonisolated public struct PlainListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Rows without groups.
    public var look: ListLook { ListLook(number: 3) }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows without groups.
    nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows without groups, with margins: SwiftUI's `InsetListStyle`.
nonisolated public struct InsetListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// Rows without groups, with margins.
    public var look: ListLook { ListLook(number: 4) }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows without groups, with margins.
    nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// The rows of a sidebar: SwiftUI's `SidebarListStyle`.
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The rows of a sidebar.
    public var look: ListLook { ListLook(number: 5) }
}

extension ListStyle where Self == SidebarListStyle {
    /// The rows of a sidebar.
    nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
