// SPDX-License-Identifier: Apache-2.0

// A view in a changed environment.
final class EnvironmentBox: ViewBox {
    let content: ViewBox
    // The tag of the view, if it is this that is changed.
    let tag: HashedValue?
    private let change: (ViewEnvironment) -> ViewEnvironment

    init(
        _ content: ViewBox,
        tag: HashedValue? = nil,
        _ change: @escaping (ViewEnvironment) -> ViewEnvironment
    ) {
        self.content = content
        self.tag = tag
        self.change = change
    }

    // Returns another view in the same changed environment.
    func around(_ content: ViewBox) -> EnvironmentBox {
        EnvironmentBox(content, tag: tag, change)
    }

    package override func mount(in context: MountContext) -> Node {
        content.mount(in: context.replacing(change(context.environment)))
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        content.update(node, in: change(environment))
    }
}

nonisolated extension View {
    /// Returns the view with properties that the elements in it inherit.
    package func inheriting(_ properties: [Property]) -> some View {
        ModifiedView<Self>(inheritingBox(boxed(), properties))
    }

    /// Returns the view with properties of the first element in it.
    package func attributes(_ properties: [Property]) -> some View {
        ModifiedView<Self>(attributeBox(boxed(), properties))
    }

    /// Returns the view in an element that is a modifier.
    package func element(_ kind: ElementKind, _ properties: [Property]) -> some View {
        ModifiedView<Self>(ElementBox(kind, properties, [boxed()]))
    }
}

@inline(never)
private func inheritingBox(_ content: ViewBox, _ properties: [Property]) -> ViewBox {
    EnvironmentBox(content) { $0.inheriting(properties) }
}

@inline(never)
private func attributeBox(_ content: ViewBox, _ properties: [Property]) -> ViewBox {
    EnvironmentBox(content) { $0.adding(attributes: properties) }
}
