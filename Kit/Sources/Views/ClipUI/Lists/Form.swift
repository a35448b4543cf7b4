// SPDX-License-Identifier: Apache-2.0

/// Controls in rows, as in the Settings app: SwiftUI's `Form`.
nonisolated public struct Form<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) {
        box = ElementBox(.list, [], [content().boxed()])
    }

    /// Returns the form, which is a list.
    public func boxed() -> ViewBox { box }
}

/// The appearance of a form: SwiftUI's `FormStyle`.
///
/// On a phone all are grouped.
public protocol FormStyle {}

/// The default style of forms.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Rows in groups.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// Labels and controls in columns, on a Mac.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style, which is grouped on a phone.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels and controls in columns, on a Mac.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
    /// Sets the style of forms; on a phone all are grouped.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
