// SPDX-License-Identifier: Apache-2.0

/// The material of glass, without refraction: SwiftUI's `Glass`.
nonisolated public struct Glass: Equatable, Sendable {
    private enum Form: Sendable { case regular, clear, identity }

    private var form: Form
    private var tint: Color?

    /// Glass that keeps what is in front of it legible.
    public static let regular = Glass(form: .regular)
    /// Glass that shows more of what is behind it.
    public static let clear = Glass(form: .clear)
    /// No glass.
    public static let identity = Glass(form: .identity)

    /// Returns the glass with a tint; `nil` removes it.
    public func tint(_ color: Color?) -> Glass {
        var result = self
        result.tint = color
        return result
    }

    /// Returns the glass; it does not react to touches here.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    @ViewBuilder
    fileprivate func fill(of shape: some Shape) -> some View {
        if form != .identity {
            shape.fill(form == .clear ? Material.ultraThin : Material.thin)
            if let tint { shape.fill(tint.opacity(0.7)) }
        }
    }
}

/// The standard shape of glass, a capsule: SwiftUI's `DefaultGlassEffectShape`.
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    /// The outline, for any size.
    public var outline: Outline { Capsule().outline }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass merges on iOS, and stays apart here: SwiftUI's `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates the container; the spacing, from which on glass merges, has no effect.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The content.
    public var body: some View { content }
}

/// A transition of glass that comes or goes, which fades here: SwiftUI's `GlassEffectTransition`.
nonisolated public struct GlassEffectTransition: Sendable {
    /// Out of the glass beside it.
    public static let matchedGeometry = GlassEffectTransition()
    /// Glass appears by itself.
    public static let materialize = GlassEffectTransition()
    /// No transition.
    public static let identity = GlassEffectTransition()
}

/// The style of a button with glass behind its label: SwiftUI's `GlassButtonStyle`.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    private let glass: Glass

    /// Creates the style with regular glass.
    public init() { glass = .regular }

    /// Creates the style with a glass.
    public init(_ glass: Glass) { self.glass = glass }

    /// Returns the button with glass behind its label.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassLabelStyle(glass: glass))
    }
}

private struct GlassLabelStyle: ButtonStyle {
    let glass: Glass

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .glassEffect(glass)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }
}

/// A button of glass in the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The style on the page.
    public var look: ButtonLook? { BorderedProminentButtonStyle().look }

    /// Returns the button that the page draws.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button of regular glass.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Returns the style of a button of glass.
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle {
        GlassButtonStyle(glass)
    }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button of glass in the tint.
    nonisolated public static var glassProminent: GlassProminentButtonStyle {
        GlassProminentButtonStyle()
    }
}

nonisolated extension View {
    /// Draws glass in a shape behind the view.
    public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background { glass.fill(of: shape) }
    }

    /// Names the glass of the view, which has no effect here.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
        -> some View
    { self }

    /// Joins the glass of several views, which has no effect here.
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?,
        namespace: Namespace.ID
    ) -> some View { self }

    /// Sets the transition of the glass, which has no effect here.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
