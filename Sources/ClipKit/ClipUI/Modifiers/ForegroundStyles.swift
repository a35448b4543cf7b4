// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Sets the colour or other style of texts, symbols and shapes.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        ModifiedView<Self>(
            painted(style, foreground(boxed(), [Property(.paint, .paint(style))]))
        )
    }

    /// Sets the styles of two levels, of which the second is that of symbols with several colours.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ first: First,
        _ second: Second
    ) -> some View {
        inheriting([
            Property(.paint, .paint(first)), Property(.secondPaint, .paint(second)),
            Property(.thirdPaint, .unset),
        ])
    }

    /// Sets the styles of three levels, of which the others are those of symbols with several colours.
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

    /// Sets the colour of controls in the view; `nil` is that of the system.
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
    /// Sets the style to a level of the foreground style around.
    public func foregroundStyle(_ style: HierarchicalShapeStyle) -> some View {
        ModifiedView<Self>(
            EnvironmentBox(boxed()) { environment in
                environment.inheriting([Property(.paint, level(style, of: environment))])
            }
        )
    }

    /// Sets the background style, which is that of backgrounds without one.
    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        inheriting([Property(.backgroundPaint, .paint(style))])
    }
}

// A level of a style that is not the system's own is the style with less opacity, unless it was set.
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
