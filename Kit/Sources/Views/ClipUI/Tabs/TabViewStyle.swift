// SPDX-License-Identifier: Apache-2.0

/// The appearance of tab views: SwiftUI's `TabViewStyle`.
public protocol TabViewStyle {
    /// The style on the page.
    nonisolated var look: TabsLook { get }
}

/// The style of tabs on the page.
public struct TabsLook: Sendable {
    // 0 a bar of tabs, 1 pages.
    let number: Int32
}

/// A bar of tabs: SwiftUI's `DefaultTabViewStyle`.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The style on the page.
    public var look: TabsLook { TabsLook(number: 0) }
}

/// Pages with dots: SwiftUI's `PageTabViewStyle`.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
    private let display: IndexDisplayMode

    /// The visibility of the dots of pages: SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
    public struct IndexDisplayMode: Hashable, Sendable {
        fileprivate let isShown: Bool

        /// Dots are shown if there are several pages.
        public static let automatic = IndexDisplayMode(isShown: true)
        /// Dots are always shown.
        public static let always = IndexDisplayMode(isShown: true)
        /// Dots are never shown.
        public static let never = IndexDisplayMode(isShown: false)
    }

    /// Creates the style.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        display = indexDisplayMode
    }

    /// The style on the page; hidden dots appear while they have the keyboard focus.
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
    /// The style on the page.
    public var look: TabsLook { TabsLook(number: 0) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar of tabs on a phone.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar of tabs, on every device.
    nonisolated public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Returns pages with or without dots.
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of the dots of pages: SwiftUI's `IndexViewStyle`.
public protocol IndexViewStyle {}

/// Dots: SwiftUI's `PageIndexViewStyle`.
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// The visibility of a background behind the dots: SwiftUI's `PageIndexViewStyle.BackgroundDisplayMode`.
    ///
    /// The page draws no background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        /// The default of the system.
        public static let automatic = BackgroundDisplayMode()
        /// The background is always shown.
        public static let always = BackgroundDisplayMode()
        /// The background is never shown.
        public static let never = BackgroundDisplayMode()
        /// The background is shown while the person uses the dots.
        public static let interactive = BackgroundDisplayMode()
    }

    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Returns dots with or without a background.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
