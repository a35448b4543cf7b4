// SPDX-License-Identifier: Apache-2.0

/// The visibility of scroll bars: SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    // 0 automatic, 1 visible, 2 hidden; 3 never, which is hidden too.
    fileprivate let number: Int32

    /// The default of the system.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// Scroll bars are visible.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// Scroll bars are hidden, unless a pointing device needs them.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// Scroll bars are always hidden.
    public static let never = ScrollIndicatorVisibility(number: 3)
}

/// The bounce of a scroll view at its ends: SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Hashable, Sendable {
    fileprivate let bits: Int32

    /// The default of the system.
    public static let automatic = ScrollBounceBehavior(bits: 0)
    /// The scroll view bounces even if its content fits.
    public static let always = ScrollBounceBehavior(bits: 0)
    /// The scroll view bounces only if its content is larger.
    public static let basedOnSize = ScrollBounceBehavior(bits: 16)
}

/// The effect of scrolling on the keyboard: SwiftUI's `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    fileprivate let bits: Int32

    /// The default of the system.
    public static let automatic = ScrollDismissesKeyboardMode(bits: 0)
    /// The keyboard is closed when scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(bits: 32)
    /// The keyboard is closed as the finger moves.
    public static let interactively = ScrollDismissesKeyboardMode(bits: 64)
    /// Scrolling does not close the keyboard.
    public static let never = ScrollDismissesKeyboardMode(bits: 0)
}

/// The position at which scrolling ends: SwiftUI's `ScrollTargetBehavior`.
///
/// Only the behaviours of the library have an effect: those that a clip defines are not called.
public protocol ScrollTargetBehavior {
    /// The value to add to the property `scrolling`.
    nonisolated var rest: Int32 { get }
}

extension ScrollTargetBehavior {
    /// The value for an end at any position.
    nonisolated public var rest: Int32 { 0 }
}

/// Scrolling that ends at pages: SwiftUI's `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    nonisolated public init() {}
    /// The value for an end at pages.
    public var rest: Int32 { 4 }
}

/// Scrolling that ends at views: SwiftUI's `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    nonisolated public init() {}
    /// The value for an end at views.
    public var rest: Int32 { 8 }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling that ends at pages.
    nonisolated public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that ends at views.
    nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}

/// The target of the margins of a scroll view: SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
    fileprivate let number: Int32

    /// The default of the system.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// The content that is scrolled.
    public static let scrollContent = ContentMarginPlacement(number: 1)
    /// The scroll bars.
    public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

nonisolated extension View {
    /// Shows or hides the scroll bars in the view.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        inheriting([Property(.indicators, min(2, visibility.number))])
    }

    /// Sets whether the view is prevented from scrolling.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        scrollSetting(disabled ? 1 : 0, of: 1)
    }

    /// Sets whether the content of a scroll view is visible outside of its frame.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSetting(disabled ? 2 : 0, of: 2)
    }

    /// Sets the bounce of scroll views at their ends.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View {
        scrollSetting(behavior.bits, of: 16)
    }

    /// Sets the effect of scrolling on the keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        scrollSetting(mode.bits, of: 96)
    }

    /// Sets the position at which scrolling ends.
    public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
        _ behavior: Behavior
    ) -> some View {
        scrollSetting(behavior.rest, of: 12)
    }

    /// Makes the views in this one the targets at which scrolling ends; here, the targets follow from the layout.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        element(.box, [])
    }

    /// Sets the initial position of a scroll view.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        inheriting([Property(.scrollAnchor, anchor?.value ?? .unset)])
    }

    /// Adds margins to the content of a scroll view, in points; margins of scroll bars alone have no effect here.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        safeAreaPadding(edges, placement == .scrollIndicators ? 0 : length)
    }

    /// Adds margins to the content of a scroll view on all sides, in points.
    public func contentMargins(
        _ length: CGFloat,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    package func scrollSetting(_ bits: Int32, of mask: Int32) -> some View {
        ModifiedView<Self>(scrollingBox(boxed(), bits, mask))
    }
}

@inline(never)
private func scrollingBox(_ content: ViewBox, _ bits: Int32, _ mask: Int32) -> ViewBox {
    EnvironmentBox(content) { environment in
        var sum: Int32 = 0
        if case .integer(let old) = environment.inheritedValue(.scrolling) { sum = old }
        return environment.inheriting([Property(.scrolling, sum & ~mask | bits)])
    }
}
