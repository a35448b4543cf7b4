// SPDX-License-Identifier: Apache-2.0

/// Views that can be scrolled programmatically: SwiftUI's `ScrollViewReader`.
nonisolated public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// The function that creates the views.
    public var content: (ScrollViewProxy) -> Content

    /// Creates views that can be scrolled with a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// Returns the views as an object.
    public func boxed() -> ViewBox {
        let content = content
        return ScrollReaderBox { content($0).boxed() }
    }
}

/// A proxy that scrolls to views: SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy {
    let reader: ScrollReader

    /// Scrolls the scroll view that contains a view with an identifier, until the anchor of the view is at the same
    /// anchor of the visible part.
    ///
    /// Without an anchor, the view is scrolled to the top. An identifier that no view has is ignored.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node = reader.node else { return }
        let search = ScrollSearch(.identifier(AnyHashable(id)))
        node.search(search)
        guard let scroller = search.scroller, let target = search.target else { return }
        let anchor = anchor ?? .top
        scroller.set(Property(.scrollTarget, .unset))
        scroller.set(
            Property(
                .scrollTarget,
                .list([
                    .integer(Int32(bitPattern: target)), .length(anchor.x), .length(anchor.y),
                ])
            )
        )
    }

    // Returns the element of the view with an identifier.
    func element(_ id: AnyHashable) -> UInt32? {
        guard let node = reader.node else { return nil }
        let search = ScrollSearch(.identifier(id))
        node.search(search)
        return search.target
    }
}

final class ScrollReader {
    var node: Node?
}

// A search for a view, and for the scroll view that contains it.
package final class ScrollSearch {
    enum Goal {
        // The view with an identifier.
        case identifier(AnyHashable)
        // The view with an identifier that has an element.
        case element(UInt32)
        // The first scroll view.
        case scroller
    }

    private let goal: Goal
    private var scrollers: [ElementNode] = []
    private(set) var scroller: ElementNode?
    private(set) var target: UInt32?
    private(set) var identifier: AnyHashable?

    init(_ goal: Goal) {
        self.goal = goal
    }

    var isOver: Bool { target != nil }

    // Visits a view with an identifier.
    func visit(_ id: HashedValue, _ node: Node) {
        guard !isOver else { return }
        switch goal {
        case .identifier(let wanted):
            guard id.anyHashable == wanted else { return }
            var first: UInt32?
            node.visitRoots { if first == nil { first = $0 } }
            target = first
            scroller = scrollers.last
        case .element(let element):
            node.visitRoots { if $0 == element { target = element } }
            if isOver { identifier = id.anyHashable }
        case .scroller: break
        }
    }

    func enter(_ node: ElementNode) {
        scrollers.append(node)
        if case .scroller = goal, !isOver {
            scroller = node
            target = node.id
        }
    }

    func leave() { scrollers.removeLast() }
}

final class ScrollReaderBox: ViewBox {
    private let content: (ScrollViewProxy) -> ViewBox

    init(_ content: @escaping (ScrollViewProxy) -> ViewBox) {
        self.content = content
    }

    package override func mount(in context: MountContext) -> Node {
        let reader = ScrollReader()
        let child = content(ScrollViewProxy(reader: reader)).mount(in: context)
        reader.node = child
        return ScrollReaderNode(child, reader)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: ScrollReaderNode.self)
        content(ScrollViewProxy(reader: node.reader)).update(node.child, in: environment)
    }
}

final class ScrollReaderNode: WrapperNode {
    let reader: ScrollReader

    init(_ child: Node, _ reader: ScrollReader) {
        self.reader = reader
        super.init(child)
    }

    package override func unmount() {
        reader.node = nil
        super.unmount()
    }
}

nonisolated extension View {
    /// Sets the identifier of the view.
    ///
    /// If the identifier changes, the view is a new one, with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        ModifiedView<Self>(IdentifiedBox(boxed(), TypedValue(AnyHashable(id))))
    }
}

final class IdentifiedBox: ViewBox {
    private let content: ViewBox
    private let id: HashedValue

    init(_ content: ViewBox, _ id: HashedValue) {
        self.content = content
        self.id = id
    }

    package override func mount(in context: MountContext) -> Node {
        let node = IdentifiedNode(ForEachNode(in: context))
        node.rows.reconcile([id], [content], context.environment)
        return node
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: IdentifiedNode.self)
        node.rows.reconcile([id], [content], environment)
    }
}

final class IdentifiedNode: WrapperNode {
    let rows: ForEachNode

    init(_ rows: ForEachNode) {
        self.rows = rows
        super.init(rows)
    }
}
