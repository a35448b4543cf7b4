// SPDX-License-Identifier: Apache-2.0

/// Views in a vertical line: SwiftUI's `VStack`.
nonisolated public struct VStack<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges views vertically; without a `spacing`, the distances depend on the views.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        box = stack(
            .vStack,
            alignment.guide,
            spacing,
            content().boxed(),
            guideFormulas(alignment, nil)
        )
    }

    /// Returns the stack as an object.
    public func boxed() -> ViewBox { box }
}

/// Views in a horizontal line: SwiftUI's `HStack`.
nonisolated public struct HStack<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges views horizontally; without a `spacing`, the distances depend on the views.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        box = stack(
            .hStack,
            alignment.guide,
            spacing,
            content().boxed(),
            guideFormulas(nil, alignment)
        )
    }

    /// Returns the stack as an object.
    public func boxed() -> ViewBox { box }
}

/// Views on top of each other: SwiftUI's `ZStack`.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Arranges views on top of each other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        box = ElementBox(
            .zStack,
            [Property(.alignment, alignment.value)]
                + guideFormulas(alignment.horizontal, alignment.vertical),
            [content().boxed()]
        )
    }

    /// Returns the stack as an object.
    public func boxed() -> ViewBox { box }
}

@inline(never)
package func stack(
    _ kind: ElementKind,
    _ alignment: String,
    _ spacing: CGFloat?,
    _ content: ViewBox,
    _ more: [Property] = []
) -> ViewBox {
    var properties = [Property(.alignment, alignment)] + more
    if let spacing { properties.append(Property(.spacing, spacing)) }
    return ElementBox(kind, properties, [content])
}

/// Flexible space: SwiftUI's `Spacer`.
nonisolated public struct Spacer: PrimitiveView {
    /// The minimum length, in points; 8 for `nil`.
    public var minLength: CGFloat?

    /// Creates a space that takes the remaining length.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    /// Returns the space as an object.
    public func boxed() -> ViewBox {
        ElementBox(.spacer, minLength == nil ? [] : [Property(.minLength, minLength)])
    }
}

/// A line that separates views: SwiftUI's `Divider`.
nonisolated public struct Divider: PrimitiveView {
    /// Creates a line.
    public init() {}

    /// Returns the line as an object.
    public func boxed() -> ViewBox { ElementBox(.divider) }
}
