// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds traits for assistive technology.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        ModifiedView<Self>(traitBox(boxed(), added: traits, removed: []))
    }

    /// Removes traits for assistive technology, also those that a control has by itself.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        ModifiedView<Self>(traitBox(boxed(), added: [], removed: traits))
    }
}

/// Traits of a view for assistive technology: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: UInt64

    /// Creates traits from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    // The first seven are the bits of `ElementKey.traits`.

    /// The view acts when it is tapped.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// The view leads to a page of the web.
    public static let isLink = AccessibilityTraits(rawValue: 2)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(rawValue: 4)
    /// The view is a text field for a search.
    public static let isSearchField = AccessibilityTraits(rawValue: 8)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 16)
    /// The views around this one cannot be used while it is shown.
    public static let isModal = AccessibilityTraits(rawValue: 32)
    /// The view is on or off.
    public static let isToggle = AccessibilityTraits(rawValue: 64)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 8)
    /// The selected one of several views.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 9)
    /// The view changes often, and its changes are spoken.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)

    // Traits without an equivalent on a page.

    /// The view summarises what the clip shows at launch.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 16)
    /// The view takes touches itself.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 17)
    /// The view makes a sound when it is used.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 18)
    /// The view is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 19)
    /// The view starts video or audio.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 20)
    /// The page turns after the view has been read.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 21)
    /// The view contains tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 22)

    // The roles on the page that correspond to the traits.
    var roles: Int32 { Int32(truncatingIfNeeded: rawValue & 0x7F) }
}

@inline(never)
private func traitBox(
    _ content: ViewBox,
    added: AccessibilityTraits,
    removed: AccessibilityTraits
) -> ViewBox {
    var states: [Property] = []
    func set(_ trait: AccessibilityTraits, _ key: ElementKey, _ value: PropertyValue) {
        if added.contains(trait) { states.append(Property(key, value)) }
        if removed.contains(trait) { states.append(Property(key, .unset)) }
    }
    set(.isHeader, .heading, .integer(2))
    set(.isSelected, .isSelected, .flag(true))
    set(.updatesFrequently, .isLive, .flag(true))
    let (roles, others) = (added.roles, removed.roles)
    return EnvironmentBox(content) {
        let environment = states.isEmpty ? $0 : $0.adding(attributes: states)
        return roles | others == 0
            ? environment : environment.adding(traits: roles, removed: others)
    }
}
