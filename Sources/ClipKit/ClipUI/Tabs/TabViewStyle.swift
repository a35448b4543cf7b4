// SPDX-License-Identifier: Apache-2.0

/// How tabs look: SwiftUI's `TabViewStyle`.
public protocol TabViewStyle {
    /// The style, as the page draws it.
    nonisolated var look: TabsLook { get }
}

/// How the page draws tabs.
public struct TabsLook: Sendable {
    // 0 a bar of tabs, 1 pages.
    let number: Int32
}

/// A bar of tabs: SwiftUI's `DefaultTabViewStyle`.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// A bar of tabs.
    public var look: TabsLook { TabsLook(number: 0) }
}

/// Pages with dots: SwiftUI's `PageTabViewStyle`.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
    private let display: IndexDisplayMode

    /// When dots are shown: SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
    public struct IndexDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool

        /// If there are several pages.
        public static let automatic = IndexDisplayMode(isShown: true)
        /// Always.
        public static let always = IndexDisplayMode(isShown: true)
        /// Never.
        public static let never = IndexDisplayMode(isShown: false)
    }

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        display = indexDisplayMode
    }

    /// Pages; dots that are not shown appear while a keyboard is on them.
    public var look: TabsLook { TabsLook(number: display.isShown ? 1 : 2) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar of tabs on a phone, and a list beside the content on a tablet: SwiftUI's `SidebarAdaptableTabViewStyle`.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// A bar of tabs.
    public var look: TabsLook { TabsLook(number: 0) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs on a phone.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs.
    nonisolated public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages, with dots or without.
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look: SwiftUI's `IndexViewStyle`.
public protocol IndexViewStyle {}

/// Dots: SwiftUI's `PageIndexViewStyle`.
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When dots have a background: SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
    ///
    /// The page draws none.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        /// As the system decides.
        public static let automatic = BackgroundDisplayMode()
        /// Always.
        public static let always = BackgroundDisplayMode()
        /// Never.
        public static let never = BackgroundDisplayMode()
        /// While the person uses them.
        public static let interactive = BackgroundDisplayMode()
    }

    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots, with a background or without.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
