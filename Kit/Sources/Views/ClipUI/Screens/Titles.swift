// SPDX-License-Identifier: Apache-2.0

// Titles of screens, which are shown only in a navigation.

nonisolated extension View {
    #if hasFeature(Embedded)
    /// Sets the title of the screen, which takes the focus when the screen appears.
    public func navigationTitle(_ title: String) -> some View {
        screenSetting([Property(.title, title)])
    }
    #else
    /// Sets the title of the screen, which takes the focus when the screen appears.
    public func navigationTitle(_ key: LocalizedStringKey) -> some View {
        navigationTitle(Text(key))
    }

    /// Sets the title of the screen, which takes the focus when the screen appears.
    @_disfavoredOverload
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
        screenSetting([Property(.title, String(title))])
    }

    /// Sets the title of the screen.
    ///
    /// The person cannot change it: the menu for that is not shown.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        screenSetting([Property(.title, title.wrappedValue)])
    }

    /// Sets the title of the screen.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ key: LocalizedStringKey) -> some View {
        navigationTitle(Text(key))
    }

    /// Sets the title of the screen, and its display mode.
    @available(
        *,
        deprecated,
        message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
    )
    public func navigationBarTitle(
        _ key: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenSetting([
            Property(.title, Text(key).properties.plainText),
            Property(.titleMode, displayMode.value),
        ])
    }

    /// Sets the title of the screen.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
        screenSetting([Property(.title, String(title))])
    }

    /// Sets the title of the screen, and its display mode.
    @_disfavoredOverload
    @available(
        *,
        deprecated,
        message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
    )
    public func navigationBarTitle<Title: StringProtocol>(
        _ title: Title,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenSetting([Property(.title, String(title)), Property(.titleMode, displayMode.value)])
    }
    #endif

    /// Sets the title of the screen.
    public func navigationTitle(_ title: Text) -> some View {
        screenSetting([Property(.title, title.properties.plainText)])
    }

    /// Sets the title of the screen.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ title: Text) -> some View {
        screenSetting([Property(.title, title.properties.plainText)])
    }

    /// Sets the title of the screen, and its display mode.
    @available(
        *,
        deprecated,
        message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)"
    )
    public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenSetting([
            Property(.title, title.properties.plainText), Property(.titleMode, displayMode.value),
        ])
    }

    /// Sets the display mode of the title.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        screenSetting([Property(.titleMode, mode.value)])
    }

    /// Hides the bar of the screen.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        screenSetting([Property(.isBarHidden, hidden ? .flag(true) : .unset)])
    }

    /// Hides the button that goes back.
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        screenSetting([Property(.isBackHidden, hidden ? .flag(true) : .unset)])
    }
}

/// The settings of the bar of a screen: SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
    /// The size and the place of a title: SwiftUI's `NavigationBarItem.TitleDisplayMode`.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on the first screen, in the bar on the others.
        case automatic
        /// In the bar.
        case inline
        /// Large, below the bar.
        case large

        var value: PropertyValue {
            switch self {
            case .automatic: .unset
            case .inline: .integer(1)
            case .large: .integer(2)
            }
        }
    }
}
