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
