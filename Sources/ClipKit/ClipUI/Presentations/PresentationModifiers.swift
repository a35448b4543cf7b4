// SPDX-License-Identifier: Apache-2.0

// What a view says about the sheet that it is in.

/// A height of a sheet: SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let form: Form

    /// About half of the screen.
    public static let medium = PresentationDetent(form: .medium)
    /// The screen, up to its upper edge.
    public static let large = PresentationDetent(form: .large)

    /// A part of the height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(form: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(form: .height(height))
    }

    // A text or a number; those up to 1 are parts.
    var value: PropertyValue {
        switch form {
        case .medium: .text("medium")
        case .large: .text("large")
        case .fraction(let fraction): .number(Double(Swift.max(0, Swift.min(1, fraction))))
        case .height(let height): .length(Swift.max(2, height))
        }
    }

    // For sorting, the lowest first.
    fileprivate var order: Double {
        switch form {
        case .medium: 0.5
        case .large: 1
        case .fraction(let fraction): Double(fraction)
        case .height(let height): Double(height) / 800
        }
    }
}

/// Whether what is behind a sheet can be used: SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
    /// As the system decides: no.
    public static let automatic = PresentationBackgroundInteraction()
    /// It can be used; here it cannot: a sheet of the page is modal.
    public static let enabled = PresentationBackgroundInteraction()
    /// It cannot be used.
    public static let disabled = PresentationBackgroundInteraction()

    /// It can be used while the sheet is not higher.
    public static func enabled(upThrough detent: PresentationDetent)
        -> PresentationBackgroundInteraction
    {
        enabled
    }
}

/// What a presentation becomes on small screens: SwiftUI's `PresentationAdaptation`.
public struct PresentationAdaptation: Sendable {
    let number: Int32?

    /// As the system decides.
    public static let automatic = PresentationAdaptation(number: nil)
    /// As it is.
    public static let none = PresentationAdaptation(number: nil)
    /// A popover, which is a sheet here.
    public static let popover = PresentationAdaptation(number: PresentationForm.popover.rawValue)
    /// A sheet.
    public static let sheet = PresentationAdaptation(number: PresentationForm.sheet.rawValue)
    /// A cover.
    public static let fullScreenCover = PresentationAdaptation(
        number: PresentationForm.cover.rawValue
    )
}

/// Whether a drag on the content of a sheet resizes it or scrolls: SwiftUI's `PresentationContentInteraction`.
public struct PresentationContentInteraction: Sendable {
    /// As the system decides.
    public static let automatic = PresentationContentInteraction()
    /// It resizes the sheet first.
    public static let resizes = PresentationContentInteraction()
    /// It scrolls first.
    public static let scrolls = PresentationContentInteraction()
}

nonisolated extension View {
    /// Sets the heights of the sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationSetting([Property(.detents, detentsValue(detents))])
    }

    /// Sets the heights of the sheet; the one of the selection is shown.
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

    /// Says whether what is behind the sheet can be used; here it never can.
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Says what becomes of the presentation on small screens.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationSetting([
            Property(.presentation, adaptation.number.map { .integer($0) } ?? .unset)
        ])
    }

    /// Says what becomes of the presentation by the size of the screen; that of a phone counts.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation,
        vertical: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontal)
    }

    /// Says whether a drag on the content resizes the sheet or scrolls; the page decides that by itself.
    public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }

    /// Keeps the person from closing the sheet by a drag.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationSetting([Property(.isDismissDisabled, isDisabled ? .flag(true) : .unset)])
    }

    #if hasFeature(Embedded)
    /// Asks for light or dark appearance of the sheet or the window.
    public func preferredColorScheme(_ colorScheme: ColorSchemeChoice?) -> some View {
        windowSetting([Property(.colorScheme, colorScheme.map { .integer($0.rawValue) } ?? .unset)])
    }
    #else
    /// Asks for light or dark appearance of the sheet or the window.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        let number: PropertyValue = colorScheme.map { .integer($0 == .dark ? 2 : 1) } ?? .unset
        let box = EnvironmentBox(boxed()) { environment in
            guard let colorScheme else { return environment }
            var values = EnvironmentValues(environment)
            values.colorScheme = colorScheme
            return values.environment ?? environment
        }
        return ModifiedView<Self>(ScreenSettingBox(box, .window, [Property(.colorScheme, number)]))
    }
    #endif

    /// Hides the status bar of the phone.
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        windowSetting([Property(.isStatusBarHidden, hidden ? .flag(true) : .unset)])
    }

    /// Hides the status bar of the phone.
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    public func statusBar(hidden: Bool) -> some View {
        statusBarHidden(hidden)
    }

    /// Hides what the system shows above the content, such as the home indicator: the phone here has none.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

#if hasFeature(Embedded)
/// Light or dark appearance.
public enum ColorSchemeChoice: Int32, Sendable {
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark
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
