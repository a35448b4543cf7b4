// SPDX-License-Identifier: Apache-2.0

/// Views in a vertical line: SwiftUI's `VStack`.
public struct VStack<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    /// Arranges views vertically; `spacing` is in points, 8 by default.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let attributes = stackAttributes(alignment.rawValue, spacing)
        container = Container(.verticalStack, attributes, ViewBox(content()))
    }
}

/// Views in a horizontal line: SwiftUI's `HStack`.
public struct HStack<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    /// Arranges views horizontally; `spacing` is in points, 8 by default.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let attributes = stackAttributes(alignment.rawValue, spacing)
        container = Container(.horizontalStack, attributes, ViewBox(content()))
    }
}

/// Views on top of each other: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    /// Overlays views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        container = Container(
            .depthStack,
            alignment == .center ? [] : [Attribute(.frameAlignment, alignment.rawValue)],
            ViewBox(content())
        )
    }
}

@inline(never)
private func stackAttributes(_ alignment: Int32, _ spacing: Double?) -> [Attribute] {
    var attributes: [Attribute] = []
    if alignment != HorizontalAlignment.center.rawValue {
        attributes.append(Attribute(.alignment, alignment))
    }
    if let spacing { attributes.append(Attribute(.spacing, points(spacing))) }
    return attributes
}

/// Flexible space: SwiftUI's `Spacer`.
public struct Spacer: PrimitiveView {
    /// Creates a space that takes the remaining room.
    public init() {}

    /// Creates the element.
    public func mountNode(in context: MountContext) -> Node {
        PlainElementNode(.spacer, [], in: context)
    }

    /// Updates its attributes.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        unsafe unsafeDowncast(node, to: ElementNode.self).apply([], environment)
    }
}

/// A line between views: SwiftUI's `Divider`.
public struct Divider: PrimitiveView {
    /// Creates a line.
    public init() {}

    /// Creates the element.
    public func mountNode(in context: MountContext) -> Node {
        PlainElementNode(.divider, [], in: context)
    }

    /// Updates its attributes.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        unsafe unsafeDowncast(node, to: ElementNode.self).apply([], environment)
    }
}
