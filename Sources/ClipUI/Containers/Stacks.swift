/// Views below each other: SwiftUI's `VStack`.
public struct VStack<Content: View>: ContainerView {
    /// What it is made of.
    public let container: Container

    /// Puts views below each other; `spacing` is in points, 8 if not given.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: Double? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let attributes = stackAttributes(alignment.rawValue, spacing)
        container = Container(.verticalStack, attributes, ViewBox(content()))
    }
}

/// Views side by side: SwiftUI's `HStack`.
public struct HStack<Content: View>: ContainerView {
    /// What it is made of.
    public let container: Container

    /// Puts views side by side; `spacing` is in points, 8 if not given.
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
    /// What it is made of.
    public let container: Container

    /// Puts views on top of each other.
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

/// Room that grows: SwiftUI's `Spacer`.
public struct Spacer: PrimitiveView {
    /// Takes the room that is left.
    public init() {}

    /// Makes the room.
    public func mountNode(in context: MountContext) -> Node {
        PlainElementNode(.spacer, [], in: context)
    }

    /// Updates its attributes.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
        unsafe unsafeDowncast(node, to: ElementNode.self).apply([], environment)
    }
}

/// A line between views: SwiftUI's `Divider`.
public struct Divider: PrimitiveView {
    /// Draws a line.
    public init() {}

    /// Makes the line.
    public func mountNode(in context: MountContext) -> Node {
        PlainElementNode(.divider, [], in: context)
    }

    /// Updates its attributes.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
        unsafe unsafeDowncast(node, to: ElementNode.self).apply([], environment)
    }
}
