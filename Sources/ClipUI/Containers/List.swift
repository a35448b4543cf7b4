/// Rows of views: SwiftUI's `List`.
///
/// Each view inside is a row.
public struct List<Content: View>: ContainerView {
    /// What it is made of.
    public let container: Container

    /// Makes a row of each view.
    public init(@ViewBuilder content: () -> Content) {
        container = Container(.list, [], ViewBox(content()))
    }
}

extension List {
    /// Makes a row for each element.
    public init<Element: Identifiable, Row: View>(
        _ data: [Element],
        @ViewBuilder rowContent: @escaping (Element) -> Row
    ) where Content == ForEach<Element, Element.ID, Row> {
        container = Container(.list, [], ViewBox(ForEach(data, content: rowContent)))
    }
}

/// A part with a name: SwiftUI's `Section`.
public struct Section<Content: View>: ContainerView {
    /// What it is made of.
    public let container: Container

    /// Rows under a heading.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        container = Container(
            .section,
            [],
            ViewBox(TupleView2(first: SectionHeader(title), second: List(content: content)))
        )
    }
}

/// The heading of a section.
public struct SectionHeader: PrimitiveView {
    private let title: String

    init(_ title: String) {
        self.title = title
    }

    /// Makes the heading.
    public func mountNode(in context: MountContext) -> Node {
        let node = TextNode(.sectionHeader, [], in: context)
        node.show(title)
        return node
    }

    /// Updates the heading.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
        unsafe unsafeDowncast(node, to: TextNode.self).show(title)
    }
}
