// SPDX-License-Identifier: Apache-2.0

// The settings of a sheet, which the views in it set.

/// A height of a sheet: SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let form: Form

    /// Half of the height of the screen, approximately.
    public static let medium = PresentationDetent(form: .medium)
    /// The height of the screen, up to its upper edge.
    public static let large = PresentationDetent(form: .large)

    /// Returns a part of the height of the screen, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(form: .fraction(fraction))
    }

    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(form: .height(height))
    }

    // A text or a number; numbers up to 1 are fractions.
    var value: PropertyValue {
        switch form {
        case .medium: .text("medium")
        case .large: .text("large")
        case .fraction(let fraction): .number(Double(Swift.max(0, Swift.min(1, fraction))))
        case .height(let height): .length(Swift.max(2, height))
        }
    }

    // The position in ascending order of height.
    fileprivate var order: Double {
        switch form {
        case .medium: 0.5
        case .large: 1
        case .fraction(let fraction): Double(fraction)
        case .height(let height): Double(height) / 800
        }
    }
}

/// The interaction with the views behind a sheet: SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
    /// The default, which is `disabled`.
    public static let automatic = PresentationBackgroundInteraction()
    /// The views can be used; here they cannot, because a sheet of the page is modal.
    public static let enabled = PresentationBackgroundInteraction()
    /// The views cannot be used.
    public static let disabled = PresentationBackgroundInteraction()

    /// Returns the interaction with views that can be used up to a height of the sheet; here they cannot be used.
    public static func enabled(upThrough detent: PresentationDetent)
        -> PresentationBackgroundInteraction
    {
        enabled
    }
}

/// The form of a presentation on small screens: SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable {
    let number: Int32?

    /// The default form.
    public static let automatic = PresentationAdaptation(number: nil)
    /// The form of the presentation itself.
    public static let none = PresentationAdaptation(number: nil)
    /// A popover, which is a sheet here.
    public static let popover = PresentationAdaptation(number: PresentationForm.popover.rawValue)
    /// A sheet from the lower edge of the screen.
    public static let sheet = PresentationAdaptation(number: PresentationForm.sheet.rawValue)
    /// A cover of the whole screen.
    public static let fullScreenCover = PresentationAdaptation(
        number: PresentationForm.cover.rawValue
    )
}

/// The effect of a drag on the content of a sheet: SwiftUI's `PresentationContentInteraction`.
public struct PresentationContentInteraction: Sendable {
    /// The default, which the page decides.
    public static let automatic = PresentationContentInteraction()
    /// The drag resizes the sheet first.
    public static let resizes = PresentationContentInteraction()
    /// The drag scrolls the content first.
    public static let scrolls = PresentationContentInteraction()
}

nonisolated extension View {
    /// Sets the heights of the sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationSetting([Property(.detents, detentsValue(detents))])
    }

    /// Sets the heights of the sheet; the selected one is shown.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        presentationSetting([
            Property(.detents, detentsValue(detents)),
            Property(.selection, selection.wrappedValue.value),
        ])
    }

    /// Shows or hides the mark by which the sheet is dragged.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationSetting([Property(.dragIndicator, visibility.number)])
    }

    /// Rounds the corners of the sheet.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationSetting([Property(.length, cornerRadius)])
    }

    /// Sets the background of the sheet.
    public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
        presentationSetting([Property(.paint, .paint(style))])
    }

    /// Sets a view behind the content of the sheet.
    public func presentationBackground<Background: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Background
    ) -> some View {
        ModifiedView<Self>(
            ElementBox(
                .background,
                [Property(.alignment, alignment.value)],
                [
                    boxed(),
                    ElementBox(
                        .ignoresSafeArea,
                        [Property(.regions, 3), Property(.edges, 15)],
                        [content().boxed()]
                    ),
                ]
            )
        )
    }

    /// Sets whether the views behind the sheet can be used; here they never can.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Sets the form of the presentation on small screens.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationSetting([
            Property(.presentation, adaptation.number.map { .integer($0) } ?? .unset)
        ])
    }

    /// Sets the forms of the presentation by the size of the screen; the form for a phone is used.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontal)
    }

    /// Sets whether a drag on the content resizes the sheet or scrolls; nothing changes, because the page decides it.
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Sets whether the person is prevented from closing the sheet by a drag.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationSetting([Property(.isDismissDisabled, isDisabled ? .flag(true) : .unset)])
    }

    /// Sets whether the status bar of the phone is hidden.
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        windowSetting([Property(.isStatusBarHidden, hidden ? .flag(true) : .unset)])
    }

    /// Sets whether the status bar of the phone is hidden.
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    public func statusBar(hidden: Bool) -> some View {
        statusBarHidden(hidden)
    }

    /// Sets the visibility of overlays of the system, such as the home indicator; the phone here has none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

#if hasFeature(Embedded)
/// A light or dark appearance.
public enum ColorSchemeChoice: Int32, Sendable {
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark
}

nonisolated extension View {
    /// Sets a light or dark appearance for the sheet or the window.
    public func preferredColorScheme(_ colorScheme: ColorSchemeChoice?) -> some View {
        windowSetting([Property(.colorScheme, colorScheme.map { .integer($0.rawValue) } ?? .unset)])
    }
}
#endif

extension Visibility {
    // 0 automatic, 1 visible, 2 hidden.
    var number: Int32 {
        switch self {
        case .automatic: 0
        case .visible: 1
        case .hidden: 2
        }
    }
}

private func detentsValue(_ detents: Set<PresentationDetent>) -> PropertyValue {
    let sorted = detents.sorted { $0.order < $1.order }
    return .list(sorted.map { $0.value })
}
