// SPDX-License-Identifier: Apache-2.0

/// The appearance and the interaction of buttons: SwiftUI's `PrimitiveButtonStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol PrimitiveButtonStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// The style on the page, if the page draws the button.
    nonisolated var look: ButtonLook? { get }
}

extension PrimitiveButtonStyle {
    /// None: the style draws the button itself.
    nonisolated public var look: ButtonLook? { nil }
}

/// The style of a button on the page.
public struct ButtonLook: Sendable {
    package let number: Int32
}

/// The parts of a button: SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
    let parts: ButtonParts

    /// The label of a button, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The purpose of the button, if it has a role.
    public var role: ButtonRole? { parts.role }

    /// The label of the button, to place in the view.
    public var label: Label { Label(box: parts.label) }

    /// Performs the action of the button.
    public func trigger() { parts.action() }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style draws, in the style of the views above.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(box: StyledBox(.button, configuration.parts, configuration.parts.plain))
    }
}

/// The standard style of buttons.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The style on the page.
    public var look: ButtonLook? { ButtonLook(number: 0) }

    /// Returns the button that the page draws.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonLook(0)
    }
}

/// A button with a tinted background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The style on the page.
    public var look: ButtonLook? { ButtonLook(number: 1) }

    /// Returns the button that the page draws.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonLook(1)
    }
}

/// The button for the main action of a screen.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The style on the page.
    public var look: ButtonLook? { ButtonLook(number: 2) }

    /// Returns the button that the page draws.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonLook(2)
    }
}

/// A button that consists of its label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The style on the page.
    public var look: ButtonLook? { ButtonLook(number: 3) }

    /// Returns the button that the page draws.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonLook(3)
    }
}

/// A button that consists of its label in the tint.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The style on the page.
    public var look: ButtonLook? { ButtonLook(number: 4) }

    /// Returns the button that the page draws.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonLook(4)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a tinted background.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The button for the main action of a screen, in the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button that consists of its label.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button that consists of its label in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension View {
    /// Sets the style of the buttons in the view.
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        ModifiedView<Self>(
            buttonStyleBox(boxed(), style.look) { parts in
                // SAFETY: buttons have parts of this class.
                let parts = unsafe unsafeDowncast(parts, to: ButtonParts.self)
                let configuration = PrimitiveButtonStyleConfiguration(parts: parts)
                return onMainActor((style, configuration)) {
                    $0.0.makeBody(configuration: $0.1).boxed()
                }
            }
        )
    }

    package func buttonLook(_ number: Int32) -> some View {
        inheriting([Property(.buttonStyle, number)])
    }

    /// Sets the size of the controls in the view.
    public func controlSize(_ size: ControlSize) -> some View {
        inheriting([Property(.controlSize, size.rawValue)])
    }

    /// Sets the colour of controls in the view.
    public func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
        inheriting([Property(.tint, .paint(tint))])
    }

    /// Sets whether the controls in the view are disabled.
    public func disabled(_ isDisabled: Bool) -> some View {
        ModifiedView<Self>(EnvironmentBox(boxed()) { $0.disabled(isDisabled) })
    }
}

// Returns a view with a style that the page or the clip draws.
@inline(never)
private func buttonStyleBox(
    _ content: ViewBox,
    _ look: ButtonLook?,
    _ make: @escaping (AnyObject) -> ViewBox
) -> ViewBox {
    EnvironmentBox(content) { environment in
        guard let look else { return environment.styled(.button, make) }
        return environment.styled(.button, nil)
            .inheriting([Property(.buttonStyle, look.number)])
    }
}

/// The size of a control: SwiftUI's `ControlSize`.
public enum ControlSize: Int32, CaseIterable, Sendable {
    /// The smallest size.
    case mini = 1
    /// A size smaller than the default.
    case small
    /// The default size.
    case regular
    /// A size larger than the default.
    case large
    /// The largest size.
    case extraLarge
}

/// The shape of the border of a button: SwiftUI's `ButtonBorderShape`.
public struct ButtonBorderShape: Equatable, Sendable {
    private let number: Int8

    /// The shape of the style.
    public static let automatic = ButtonBorderShape(number: 0)
    /// A rectangle whose ends are half circles.
    public static let capsule = ButtonBorderShape(number: 1)
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(number: 2)
    /// A circle around the label.
    public static let circle = ButtonBorderShape(number: 3)

    /// Returns a rectangle with rounded corners; the radius has no effect here.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

nonisolated extension View {
    /// Sets the shape of the borders of buttons; the page draws rounded corners.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { inheriting([]) }
}
