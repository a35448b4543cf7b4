// SPDX-License-Identifier: Apache-2.0

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
        return around.faded(levelOpacity(style.level))
    }
    if case .list = around { return around.faded(levelOpacity(style.level)) }
    return style.paint.value
}
