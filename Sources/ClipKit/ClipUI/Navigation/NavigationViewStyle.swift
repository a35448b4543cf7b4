// SPDX-License-Identifier: Apache-2.0

/// How a navigation looks on wide screens: SwiftUI's `NavigationViewStyle`.
///
/// On a phone it is a stack.
public protocol NavigationViewStyle {}

/// A stack of screens.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Columns on wide screens.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}

/// Two columns on wide screens.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// The default.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack of screens.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns on wide screens.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default.
    nonisolated public static var automatic: DefaultNavigationViewStyle {
        DefaultNavigationViewStyle()
    }
}

/// How the columns of a split view share a wide screen: SwiftUI's `NavigationSplitViewStyle`.
public protocol NavigationSplitViewStyle {}

/// The styles of split views: on a phone all are a stack.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {}
/// The columns side by side.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {}
/// The detail keeps its size.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle,
    Sendable
{}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
        AutomaticNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The columns side by side.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
        BalancedNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

nonisolated extension View {
    /// Sets how a navigation looks on wide screens; on a phone it is a stack.
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
        self
    }

    /// Sets how a split view looks on wide screens; on a phone it is a stack.
    public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style)
        -> some View
    {
        self
    }

    /// Sets the width of a column on wide screens.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

    /// Sets the width of a column on wide screens.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View { self }
}
