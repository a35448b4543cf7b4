// SPDX-License-Identifier: Apache-2.0

/// A view for each element of a list: SwiftUI's `ForEach`.
///
/// The state of a row belongs to the element's `id`, also when the order changes. Two elements with the
/// same `id` are two rows; the state of the second is reset when the first moves.
public struct ForEach<Element, ID: Hashable, Content: View>: PrimitiveView {
    private let data: [Element]
    private let id: (Element) -> ID
    private let content: (Element) -> Content

    private init(
        _ data: [Element],
        id: @escaping (Element) -> ID,
        _ content: @escaping (Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }

    /// Shows all rows.
    public func mountNode(in context: MountContext) -> Node {
        let node = ForEachNode<ID>(in: context)
        updateNode(node, in: context.environment)
        return node
    }

    /// Updates, adds, removes and moves rows.
    ///
    /// - Complexity: O(*n*) if the order did not change, otherwise O(*n* log *n*), where *n* is the
    ///   number of elements. The number of moved rows is minimal.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mountNode` of this type created the node, as a node of this class.
        let node = unsafe unsafeDowncast(node, to: ForEachNode<ID>.self)
        node.reconcile(
            count: data.count,
            id: { id(data[$0]) },
            mount: { content(data[$0]).mountNode(in: $1) },
            update: { content(data[$0]).updateNode($1, in: environment) },
            environment
        )
    }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
    // Disfavored, so that strings as identifiers use the initializer for them.

    /// Creates a view for each element, identified by its `id`.
    @_disfavoredOverload
    public init(_ data: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
        self.init(data, id: { $0.id }, content)
    }
}

extension ForEach where Element: Identifiable, Element.ID == String, ID == ByteComparedText {
    /// Creates a view for each element, identified by the bytes of its `id`.
    public init(_ data: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
        self.init(data, id: { ByteComparedText($0.id) }, content)
    }
}

extension ForEach where Element == Int, ID == Int {
    /// Creates a view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(Array(data), id: { $0 }, content)
    }
}
