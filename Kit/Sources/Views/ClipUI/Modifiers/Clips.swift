// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Clips the view to a shape.
    public func clipShape<Form: Shape>(_ shape: Form, style: FillStyle = FillStyle()) -> some View {
        ModifiedView<Self>(clip(.clip, shape.outline, style.isEOFilled, boxed()))
    }

    /// Clips the view to its frame.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle())
    }

    /// Rounds the corners; the radius is in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Sets the area in which the view takes taps.
    public func contentShape<Form: Shape>(_ shape: Form, eoFill: Bool = false) -> some View {
        ModifiedView<Self>(clip(.contentShape, shape.outline, eoFill, boxed()))
    }

    /// Sets the area in which the view takes taps, if that is among the kinds; other kinds have no effect here.
    public func contentShape<Form: Shape>(
        _ kinds: ContentShapeKinds,
        _ shape: Form,
        eoFill: Bool = false
    ) -> some View {
        var outline = shape.outline
        if !kinds.contains(.interaction) { outline = outline.changed { _ in .unset } }
        return ModifiedView<Self>(clip(.contentShape, outline, eoFill, boxed()))
    }

    /// Masks the view with the opacity of another one.
    public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        ModifiedView<Self>(
            ElementBox(
                .mask,
                [Property(.alignment, alignment.value)],
                [boxed(), ElementBox(.box, [], [mask().boxed()])]
            )
        )
    }

    /// Masks the view with the opacity of another one.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask(alignment: .center) { mask }
    }
}

/// The purposes of a content shape: SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Taps and other gestures.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview of the view while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of the view in its context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The effect below a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The frame for assistive technology.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

@inline(never)
private func clip(
    _ kind: ElementKind,
    _ outline: Outline,
    _ isEvenOdd: Bool,
    _ content: ViewBox
) -> ViewBox {
    var properties = [Property(.shape, outline.value)]
    if isEvenOdd { properties.append(Property(.isEvenOdd, true)) }
    return outlineBox(kind, outline, properties, [content])
}
