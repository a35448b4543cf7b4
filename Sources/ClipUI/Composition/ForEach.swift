/// A view for each element of a list: SwiftUI's `ForEach`.
///
/// The state of a row goes with the element's `id`, also when the order changes. Two elements with one
/// id are two rows; the second begins anew when the first moves.
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

    /// Updates the rows that stay; adds, removes and moves the rest.
    ///
    /// - Complexity: O(*n*) if the order did not change, otherwise O(*n* log *n*), where *n* is the
    ///   number of elements. As few rows are moved as can be.
    public func updateNode(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: made by `mountNode` above.
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
    // Texts as identifiers have an initializer of their own, which is taken where both fit.

    /// A view for each element, known by its `id`.
    @_disfavoredOverload
    public init(_ data: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
        self.init(data, id: { $0.id }, content)
    }
}

extension ForEach where Element: Identifiable, Element.ID == String, ID == ByteText {
    /// A view for each element, known by its `id`, of which the bytes count.
    public init(_ data: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
        self.init(data, id: { ByteText($0.id) }, content)
    }
}

extension ForEach where Element == Int, ID == Int {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(Array(data), id: { $0 }, content)
    }
}
