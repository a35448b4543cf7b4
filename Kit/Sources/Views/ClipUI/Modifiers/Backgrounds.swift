// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds a background in a style, which extends into the safe area.
    public func background<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        ModifiedView<Self>(layer(.background, boxed(), styled(style), edges))
    }

    /// Adds a background in the background style, which extends into the safe area.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        ModifiedView<Self>(
            layer(
                .background,
                boxed(),
                BackgroundStyleBox { ElementBox(.shape, [Property(.paint, $0)]) },
                edges
            )
        )
    }

    /// Adds a background of a shape.
    public func background<Style: ShapeStyle, Form: Shape>(
        _ style: Style,
        in shape: Form,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        ModifiedView<Self>(
            ElementBox(.background, [], [boxed(), shape.fill(style, style: fillStyle).boxed()])
        )
    }

    /// Adds a background of a shape in the background style.
    public func background<Form: Shape>(
        in shape: Form,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        let outline = shape.outline
        let isEvenOdd = fillStyle.isEOFilled
        return ModifiedView<Self>(
            ElementBox(
                .background,
                [],
                [
                    boxed(),
                    BackgroundStyleBox { shapeBox(outline, fill: $0, isEvenOdd: isEvenOdd) },
                ]
            )
        )
    }

    /// Adds views behind the view.
    public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        ModifiedView<Self>(aligned(.background, boxed(), content().boxed(), alignment))
    }

    /// Adds a view behind the view.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        ModifiedView<Self>(aligned(.background, boxed(), background.boxed(), alignment))
    }

    /// Adds a layer in a style above the view, which extends into the safe area.
    public func overlay<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        ModifiedView<Self>(layer(.overlay, boxed(), styled(style), edges))
    }

    /// Adds a shape above the view.
    public func overlay<Style: ShapeStyle, Form: Shape>(
        _ style: Style,
        in shape: Form,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        ModifiedView<Self>(
            ElementBox(.overlay, [], [boxed(), shape.fill(style, style: fillStyle).boxed()])
        )
    }

    /// Adds views above the view.
    public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        ModifiedView<Self>(aligned(.overlay, boxed(), content().boxed(), alignment))
    }

    /// Adds a view above the view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View {
        ModifiedView<Self>(aligned(.overlay, boxed(), overlay.boxed(), alignment))
    }

    /// Draws a line inside of the edge of the view; the width is in points.
    public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        ModifiedView<Self>(
            ElementBox(
                .overlay,
                [],
                [boxed(), Rectangle().strokeBorder(content, lineWidth: width).boxed()]
            )
        )
    }

    /// Sets the background of the container, which here is the background of the view.
    public func containerBackground<Style: ShapeStyle>(
        _ style: Style,
        for placement: ContainerBackgroundPlacement
    ) -> some View {
        background(style)
    }
}

/// A container that has a background: SwiftUI's `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let number: Int32

    /// The screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(number: 0)
    /// A container with tabs.
    public static let tabView = ContainerBackgroundPlacement(number: 1)
}

// A view with the inherited background style, which is the system's if no view above sets one.
final class BackgroundStyleBox: ViewBox {
    private let content: (PropertyValue) -> ViewBox

    init(_ content: @escaping (PropertyValue) -> ViewBox) {
        self.content = content
    }

    private func content(in environment: ViewEnvironment) -> ViewBox {
        let paint = environment.inheritedValue(.backgroundPaint)
        return content(paint.isUnset ? BackgroundStyle().paint.value : paint)
    }

    package override func mount(in context: MountContext) -> Node {
        content(in: context.environment).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        content(in: environment).update(node, in: environment)
    }
}

private func styled<Style: ShapeStyle>(_ style: Style) -> ViewBox {
    let paint = style.paint.value
    return painted(
        style,
        ElementBox(.shape, paint.isUnset ? [] : [Property(.paint, paint)])
    )
}

@inline(never)
private func layer(
    _ kind: ElementKind,
    _ content: ViewBox,
    _ layer: ViewBox,
    _ edges: Edge.Set
) -> ViewBox {
    ElementBox(kind, [Property(.edges, Int32(edges.rawValue))], [content, layer])
}

// Returns a view with a background or an overlay, whose views are on top of each other.
@inline(never)
func aligned(
    _ kind: ElementKind,
    _ content: ViewBox,
    _ layer: ViewBox,
    _ alignment: Alignment
) -> ViewBox {
    let alignment = Property(.alignment, alignment.value)
    return ElementBox(kind, [alignment], [content, ElementBox(.zStack, [alignment], [layer])])
}
