// SPDX-License-Identifier: Apache-2.0

// Values that views pass to layouts, by tokens that the page passes on.
package final class LayoutValues {
    fileprivate(set) var values: [Int32: Any] = [:]
    private var last: Int32 = 0

    package init() {}

    fileprivate func add(_ value: Any) -> Int32 {
        last &+= 1
        values[last] = value
        return last
    }
}

// The views of a layout, and the element by which the page sends its requests.
final class LayoutBox: ViewBox {
    private let content: ViewBox
    private let answer: (LayoutValues, String) -> String?

    init(_ content: ViewBox, _ answer: @escaping (LayoutValues, String) -> String?) {
        self.content = content
        self.answer = answer
    }

    package override func mount(in context: MountContext) -> Node {
        let target = LayoutTarget(context.environment.renderer.layoutValues)
        target.answer = answer
        // SAFETY: the node of an `ElementBox` is an `ElementNode`.
        let element = unsafe unsafeDowncast(
            element(target).mount(in: context),
            to: ElementNode.self
        )
        target.element = element
        return LayoutNode(element, target)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: LayoutNode.self)
        node.target.answer = answer
        node.target.count &+= 1
        element(node.target).update(node.child, in: environment)
    }

    private func element(_ target: LayoutTarget) -> ElementBox {
        ElementBox(
            .customLayout,
            [Property(.count, target.count)],
            action: { event, text in if event == .layout { target.receive(text) } },
            [content]
        )
    }
}

final class LayoutTarget {
    private let values: LayoutValues
    fileprivate var answer: (LayoutValues, String) -> String? = { _, _ in nil }
    fileprivate var element: ElementNode?
    // Another number makes the page request the layout again: the layout, or a value that it reads, may have changed.
    fileprivate var count: Int32 = 0

    init(_ values: LayoutValues) {
        self.values = values
    }

    func receive(_ text: String) {
        guard let reply = answer(values, text) else { return }
        element?.set(Property(.value, reply))
    }
}

final class LayoutNode: WrapperNode {
    fileprivate let target: LayoutTarget

    init(_ child: Node, _ target: LayoutTarget) {
        self.target = target
        super.init(child)
    }

    package override func unmount() {
        target.element = nil
        super.unmount()
    }
}

// A view that passes a value to its layout.
final class LayoutValueBox: ViewBox {
    private let content: ViewBox
    private let key: String
    private let value: Any

    init(_ content: ViewBox, _ key: String, _ value: Any) {
        self.content = content
        self.key = key
        self.value = value
    }

    package override func mount(in context: MountContext) -> Node {
        let values = context.environment.renderer.layoutValues
        let token = values.add(value)
        return LayoutValueNode(element(token).mount(in: context), values, token)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: LayoutValueNode.self)
        // Another token makes the page request the layout again.
        node.values.values[node.token] = nil
        node.token = node.values.add(value)
        element(node.token).update(node.child, in: environment)
    }

    private func element(_ token: Int32) -> ElementBox {
        ElementBox(
            .traits,
            [Property(.layoutValues, .list([.text(key), .integer(token)]))],
            [content]
        )
    }
}

final class LayoutValueNode: WrapperNode {
    fileprivate let values: LayoutValues
    fileprivate var token: Int32

    init(_ child: Node, _ values: LayoutValues, _ token: Int32) {
        self.values = values
        self.token = token
        super.init(child)
    }

    package override func unmount() {
        values.values[token] = nil
        super.unmount()
    }
}
