// SPDX-License-Identifier: Apache-2.0

/// Rows of views: SwiftUI's `List`.
///
/// Each view in the content is a row.
public struct List<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    /// Creates a list with a row for each view.
    public init(@ViewBuilder content: () -> Content) {
        container = Container(.list, [], ViewBox(content()))
    }
}

extension List {
    /// Creates a list with a row for each element.
    public init<Element: Identifiable, Row: View>(
        _ data: [Element],
        @ViewBuilder rowContent: @escaping (Element) -> Row
    ) where Content == ForEach<Element, Element.ID, Row> {
        container = Container(.list, [], ViewBox(ForEach(data, content: rowContent)))
    }
}

/// A section with a header: SwiftUI's `Section`.
public struct Section<Content: View>: ContainerView {
    /// The element, its attributes and its content.
    public let container: Container

    /// Creates a section of rows under a header.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        container = Container(
            .section,
            [],
            ViewBox(TupleView2(first: SectionHeader(title), second: List(content: content)))
        )
    }
}

/// The header of a section.
public struct SectionHeader: PrimitiveView {
    private let title: String

    init(_ title: String) {
        self.title = title
    }

    /// Creates the header.
    public func mountNode(in context: MountContext) -> Node {
        let node = TextNode(.sectionHeader, [], in: context)
        node.show(title)
        return node
    }

    /// Updates the header.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        unsafe unsafeDowncast(node, to: TextNode.self).show(title)
    }
}
