// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Sets the colour or other style of texts, symbols and shapes.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        ModifiedView<Self>(
            painted(style, foreground(boxed(), [Property(.paint, .paint(style))]))
        )
    }

    /// Sets the styles of two levels; the second is used by symbols with several colours.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ first: First,
        _ second: Second
    ) -> some View {
        inheriting([
            Property(.paint, .paint(first)), Property(.secondPaint, .paint(second)),
            Property(.thirdPaint, .unset),
        ])
    }

    /// Sets the styles of three levels; the second and the third are used by symbols with several colours.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ first: First,
        _ second: Second,
        _ third: Third
    ) -> some View {
        inheriting([
            Property(.paint, .paint(first)), Property(.secondPaint, .paint(second)),
            Property(.thirdPaint, .paint(third)),
        ])
    }

    /// Sets the colour of texts, symbols and shapes.
    public func foregroundColor(_ color: Color?) -> some View {
        inheriting([Property(.paint, color?.paint.value ?? .unset)])
    }

    /// Sets the colour of controls in the view.
    public func accentColor(_ color: Color?) -> some View {
        inheriting([Property(.tint, color?.paint.value ?? .unset)])
    }

    /// Sets the colour of controls in the view; `nil` is the system's colour.
    public func tint(_ color: Color?) -> some View {
        inheriting([Property(.tint, color?.paint.value ?? .unset)])
    }
}

// The foreground style itself changes nothing.
@inline(never)
private func foreground(_ content: ViewBox, _ properties: [Property]) -> ViewBox {
    EnvironmentBox(content) { environment in
        properties[0].value.isUnset ? environment : environment.inheriting(properties)
    }
}

#if !hasFeature(Embedded)
nonisolated extension View {
    /// Sets the style to a level of the inherited foreground style.
    public func foregroundStyle(_ style: HierarchicalShapeStyle) -> some View {
        ModifiedView<Self>(
            EnvironmentBox(boxed()) { environment in
                environment.inheriting([Property(.paint, level(style, of: environment))])
            }
        )
    }

    /// Sets the background style, which backgrounds without a style use.
    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        inheriting([Property(.backgroundPaint, .paint(style))])
    }
}

// Returns a level of the inherited style: the style of that level if one is set, otherwise the style with less opacity.
private func level(
    _ style: HierarchicalShapeStyle,
    of environment: ViewEnvironment
) -> PropertyValue {
    let around = environment.inheritedValue(.paint)
    let second = environment.inheritedValue(.secondPaint)
    let third = environment.inheritedValue(.thirdPaint)
    switch style.level {
    case 1: return around.isUnset ? style.paint.value : around
    case 2 where !second.isUnset: return second
    case 3... where !third.isUnset: return third
    default: break
    }
    if case .integer(let number) = around, number & ~0xFF00 != 0 || number >= 20 << 8 {
        return around.faded([1, 1, 0.5, 0.25, 0.18, 0.12][Int(max(0, min(5, style.level)))])
    }
    if case .list = around {
        return around.faded([1, 1, 0.5, 0.25, 0.18, 0.12][Int(max(0, min(5, style.level)))])
    }
    return style.paint.value
}
#endif
