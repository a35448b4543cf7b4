// SPDX-License-Identifier: Apache-2.0

// A view that is an element of the screen: its kind, its properties, its action and its children.
final class ElementBox: ViewBox {
    let kind: ElementKind
    let properties: [Property]
    // The value of a control that the person changes; other controls have an action.
    let field: FieldValue?
    let action: ((ClipEvent, String) -> Void)?
    let children: [ViewBox]

    init(
        _ kind: ElementKind,
        _ properties: [Property] = [],
        field: FieldValue? = nil,
        action: ((ClipEvent, String) -> Void)? = nil,
        _ children: [ViewBox] = []
    ) {
        self.kind = kind
        self.properties = properties
        self.field = field
        self.action = action
        self.children = children
    }

    @inline(never)
    package override func mount(in context: MountContext) -> Node {
        let node = ElementNode(self, in: context)
        let inside = context.inside(node.id, environment: environment(in: context.environment))
        node.children.reserveCapacity(children.count)
        for child in children { node.children.append(child.mount(in: inside)) }
        return node
    }

    @inline(never)
    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` of a box like this one created the node.
        let node = unsafe unsafeDowncast(node, to: ElementNode.self)
        node.show(self, environment)
        let inside = self.environment(in: environment)
        for index in children.indices { children[index].update(node.children[index], in: inside) }
    }

    private func environment(in outer: ViewEnvironment) -> ViewEnvironment {
        kind.isModifier
            ? outer.inModifier() : outer.inside(isList: kind == .list || kind == .section)
    }
}

// A value that both the clip and the person change, such as the text of a field.
final class FieldValue {
    let key: ElementKey
    let event: ClipEvent
    // Returns the value to show on the screen.
    let get: () -> PropertyValue
    // Sets the value that the person has entered, and returns the one that the screen shows then.
    let set: (String) -> PropertyValue

    init(
        _ key: ElementKey,
        _ event: ClipEvent,
        get: @escaping () -> PropertyValue,
        set: @escaping (String) -> PropertyValue
    ) {
        self.key = key
        self.event = event
        self.get = get
        self.set = set
    }
}
