// SPDX-License-Identifier: Apache-2.0

/// Whether scroll bars are shown: SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    // 0 automatic, 1 visible, 2 hidden; 3 never, which is hidden too.
    fileprivate let number: Int32

    /// As the system has it.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// Shown.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// Not shown, unless something else needs them.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// Not shown.
    public static let never = ScrollIndicatorVisibility(number: 3)
}

/// Whether a scroll view that needs not scroll moves: SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Hashable, Sendable {
    fileprivate let bits: Int32

    /// As the system has it.
    public static let automatic = ScrollBounceBehavior(bits: 0)
    /// Always.
    public static let always = ScrollBounceBehavior(bits: 0)
    /// Only if its content is larger.
    public static let basedOnSize = ScrollBounceBehavior(bits: 16)
}

/// How scrolling closes the keyboard: SwiftUI's `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    fileprivate let bits: Int32

    /// As the system has it.
    public static let automatic = ScrollDismissesKeyboardMode(bits: 0)
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(bits: 32)
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(bits: 64)
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(bits: 0)
}

/// Where scrolling comes to rest: SwiftUI's `ScrollTargetBehavior`.
///
/// A clip's own are not asked.
public protocol ScrollTargetBehavior {
    /// A sum as of the property `scrolling`.
    nonisolated var rest: Int32 { get }
}

extension ScrollTargetBehavior {
    /// Anywhere.
    nonisolated public var rest: Int32 { 0 }
}

/// At pages: SwiftUI's `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    nonisolated public init() {}
    /// At pages.
    public var rest: Int32 { 4 }
}

/// At views: SwiftUI's `ViewAlignedScrollTargetBehavior`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behaviour.
    nonisolated public init() {}
    /// At views.
    public var rest: Int32 { 8 }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At pages.
    nonisolated public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At views.
    nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}

/// What margins are for: SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Hashable, Sendable {
    fileprivate let number: Int32

    /// As the system has it.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// What is scrolled.
    public static let scrollContent = ContentMarginPlacement(number: 1)
    /// Scroll bars.
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

    /// Keeps the view from scrolling.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        scrollSetting(disabled ? 1 : 0, of: 1)
    }

    /// Shows what a scroll view has outside of its frame.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSetting(disabled ? 2 : 0, of: 2)
    }

    /// Sets whether a scroll view that needs not scroll moves.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
    ) -> some View {
        scrollSetting(behavior.bits, of: 16)
    }

    /// Sets how scrolling closes the keyboard.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        scrollSetting(mode.bits, of: 96)
    }

    /// Sets where scrolling comes to rest.
    public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(
        _ behavior: Behavior
    ) -> some View {
        scrollSetting(behavior.rest, of: 12)
    }

    /// Has scrolling come to rest at the views in this one; which they are follows from the layout here.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        element(.box, [])
    }

    /// Sets where a scroll view is at first.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        inheriting([Property(.scrollAnchor, anchor?.value ?? .unset)])
    }

    /// Adds margins to the content of a scroll view, in points; those of scroll bars alone are not shown here.
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
