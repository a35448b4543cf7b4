// SPDX-License-Identifier: Apache-2.0

/// The transition to a screen: SwiftUI's `NavigationTransition`.
public protocol NavigationTransition: Sendable {}

/// The default transition to a screen.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// A transition in which a screen grows out of a view; here, it is the default one.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition.
    public static var automatic: Self { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition in which the screen grows out of the view with an identifier; here, it is the default one.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self {
        ZoomNavigationTransition()
    }
}

/// The appearance of the source of a transition: SwiftUI's `MatchedTransitionSourceConfiguration`.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The default appearance of the source of a transition, which the others have here, too.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Returns the appearance with a background.
    public func background(_ color: Color) -> Self { self }

    /// Returns the appearance with a shape.
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }

    /// Returns the appearance with a shadow; lengths are in points.
    public func shadow(
        color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { self }
}

nonisolated extension View {
    /// Sets the transition to the screen; all are the default one here.
    public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View {
        inheriting([])
    }

    /// Makes the view the source of a transition, which is the default one here.
    public func matchedTransitionSource<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID
    ) -> some View {
        inheriting([])
    }

    /// Makes the view the source of a transition, which is the default one here.
    public func matchedTransitionSource<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) ->
            some MatchedTransitionSourceConfiguration
    ) -> some View {
        inheriting([])
    }
}
