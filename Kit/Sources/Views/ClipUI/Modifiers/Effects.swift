// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Sets the opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> some View {
        element(.effect, [Property(.opacity, .number(max(0, min(1, opacity))))])
    }

    /// Hides the view, without changing the layout.
    public func hidden() -> some View {
        element(.effect, [Property(.isHidden, true)])
    }

    /// Adds a shadow; lengths are in points.
    public func shadow(
        color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        element(
            .effect,
            [
                Property(
                    .shadow,
                    .list([.paint(color), .length(radius), .length(x), .length(y)])
                )
            ]
        )
    }

    /// Blurs the view; the radius is in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        element(.effect, [Property(.blur, max(0, radius))])
    }

    /// Brightens the view, from -1 to 1.
    public func brightness(_ amount: Double) -> some View {
        element(.effect, [Property(.brightness, .number(amount))])
    }

    /// Sets the contrast; 1 changes nothing, and 0 is grey.
    public func contrast(_ amount: Double) -> some View {
        element(.effect, [Property(.contrast, .number(amount))])
    }

    /// Sets the saturation; 1 changes nothing, and 0 is without colours.
    public func saturation(_ amount: Double) -> some View {
        element(.effect, [Property(.saturation, .number(amount))])
    }

    /// Removes the colours, from 0 to 1.
    public func grayscale(_ amount: Double) -> some View {
        element(.effect, [Property(.grayscale, .number(amount))])
    }

    /// Rotates the hues of the colours.
    public func hueRotation(_ angle: Angle) -> some View {
        element(.effect, [Property(.hueRotation, .length(CGFloat(angle.degrees)))])
    }

    /// Inverts the colours.
    public func colorInvert() -> some View {
        element(.effect, [Property(.colorInvert, true)])
    }

    /// Multiplies the colours by a colour.
    public func colorMultiply(_ color: Color) -> some View {
        element(.effect, [Property(.colorMultiply, .paint(color))])
    }

    /// Blends the view with the views below.
    public func blendMode(_ mode: BlendMode) -> some View {
        element(.effect, [Property(.blendMode, mode.number)])
    }

    /// Draws the view on its own before the effects around it are applied.
    public func compositingGroup() -> some View {
        element(.effect, [Property(.isGroup, true)])
    }

    /// Draws the view on its own, as one image.
    public func drawingGroup(opaque: Bool = false) -> some View {
        element(.effect, [Property(.isGroup, true)])
    }

    /// Shows the view above or below others in the same container.
    public func zIndex(_ value: Double) -> some View {
        element(.effect, [Property(.zIndex, .number(value))])
    }

    /// Removes the colours; luminance does not become opacity here.
    public func luminanceToAlpha() -> some View {
        element(.effect, [Property(.grayscale, .number(1))])
    }
}
