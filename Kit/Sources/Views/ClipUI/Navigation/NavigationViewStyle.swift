// SPDX-License-Identifier: Apache-2.0

/// The appearance of a navigation on wide screens: SwiftUI's `NavigationViewStyle`.
///
/// On a phone, each style is a stack.
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

/// The default style, which is a stack on a phone.
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
    /// The default style.
    nonisolated public static var automatic: DefaultNavigationViewStyle {
        DefaultNavigationViewStyle()
    }
}

/// The arrangement of the columns of a split view on wide screens: SwiftUI's `NavigationSplitViewStyle`.
public protocol NavigationSplitViewStyle {}

/// The default style of split views; on a phone, each style is a stack.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {}
/// A style with the columns side by side.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {}
/// A style in which the detail column keeps its size.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle,
    Sendable
{}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The default style.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
        AutomaticNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The style with the columns side by side.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
        BalancedNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The style in which the detail column keeps its size.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

nonisolated extension View {
    /// Sets the appearance of a navigation on wide screens; on a phone it is a stack.
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
        self
    }

    /// Sets the arrangement of a split view on wide screens; on a phone it is a stack.
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
