// SPDX-License-Identifier: Apache-2.0

/// An image or a symbol: SwiftUI's `Image`.
public struct Image: PrimitiveView {
    private let attributes: [Attribute]

    private init(attributes: [Attribute]) {
        self.attributes = attributes
    }

    /// Creates an image from the clip's assets.
    ///
    /// The name is also the label for assistive technology, unless `accessibilityLabel(_:)` replaces it.
    public init(_ name: String) {
        attributes = [Attribute(.asset, name), Attribute(.label, name)]
    }

    /// Creates a decorative image from the clip's assets, which assistive technology ignores.
    public init(decorative name: String) {
        attributes = [Attribute(.asset, name)]
    }

    /// Creates a symbol image; the host provides the symbols.
    ///
    /// Assistive technology ignores it, unless `accessibilityLabel(_:)` adds a label.
    public init(systemName: String) {
        attributes = [Attribute(.symbol, systemName)]
    }

    /// Resizes the image to its frame, as all images here do anyway.
    public func resizable() -> Image { self }

    /// Creates the element.
    public func mountNode(in context: MountContext) -> Node {
        PlainElementNode(.image, ownAttributes(below: context.environment), in: context)
    }

    /// Updates the element.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: ElementNode.self)
        node.apply(ownAttributes(below: environment), environment)
    }

    // A label from a modifier takes precedence, although elsewhere the innermost attribute does.
    private func ownAttributes(below environment: ViewEnvironment) -> [Attribute] {
        let label = AttributeKey.label.rawValue
        if environment.attributes.contains(where: { $0.key == label }) {
            return attributes.filter { $0.key != label }
        }
        return attributes
    }
}

/// A symbol and a text: SwiftUI's `Label`.
public struct Label: View {
    private let title: String
    private let symbol: String

    /// Creates a label from a title and the name of a symbol.
    public init(_ title: String, systemImage: String) {
        self.title = title
        symbol = systemImage
    }

    /// The symbol and the text, side by side.
    public var body: some View {
        HStack(spacing: 6) {
            Image(systemName: symbol)
            Text(title)
        }
    }
}
