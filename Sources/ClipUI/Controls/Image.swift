/// A picture or a symbol: SwiftUI's `Image`.
public struct Image: PrimitiveView {
    private let attributes: [Attribute]

    private init(attributes: [Attribute]) {
        self.attributes = attributes
    }

    /// A picture among the clip's assets.
    ///
    /// Its name is also what it is called for assistive technology, unless `accessibilityLabel(_:)`
    /// says better.
    public init(_ name: String) {
        attributes = [Attribute(.asset, name), Attribute(.label, name)]
    }

    /// A picture among the clip's assets that says nothing: assistive technology passes it over.
    public init(decorative name: String) {
        attributes = [Attribute(.asset, name)]
    }

    /// A symbol of the host.
    ///
    /// Assistive technology passes it over, unless `accessibilityLabel(_:)` names it.
    public init(systemName: String) {
        attributes = [Attribute(.symbol, systemName)]
    }

    /// Lets the picture take the size of its frame.
    ///
    /// All pictures here do.
    public func resizable() -> Image { self }

    /// Makes the element.
    public func mountNode(in context: MountContext) -> Node {
        PlainElementNode(.image, ownAttributes(below: context.environment), in: context)
    }

    /// Updates the element.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
        let node = unsafe unsafeDowncast(node, to: ElementNode.self)
        node.apply(ownAttributes(below: environment), environment)
    }

    // The name that a modifier gives counts, although the innermost attribute does elsewhere.
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

    /// A symbol of the host before a text.
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
