// SPDX-License-Identifier: Apache-2.0

// A node with an element on the screen.
class ElementNode: Node {
    final let renderer: Renderer
    final private(set) var id: UInt32 = 0
    // The row around the element in a list; 0 elsewhere.
    final private var row: UInt32 = 0
    final private var attributes: [Attribute] = []
    final private(set) var isDisabled = false
    final var child: Node?

    init(_ kind: ElementKind, _ own: [Attribute], in context: MountContext) {
        renderer = context.environment.renderer
        super.init()
        id = renderer.takeIdentifier(for: self)
        renderer.patches.create(id, kind)
        if context.environment.isInList {
            row = renderer.takeIdentifier(for: nil)
            renderer.patches.create(row, .row)
            renderer.patches.insert(row, into: context.parent, before: context.before)
            renderer.patches.insert(id, into: row, before: 0)
        } else {
            renderer.patches.insert(id, into: context.parent, before: context.before)
        }
        apply(own, context.environment)
    }

    // Whether the element can be disabled.
    var isControl: Bool { false }

    func receive(_ event: ClipEvent, _ text: String) {}

    @inline(never)
    final func apply(_ own: [Attribute], _ environment: ViewEnvironment) {
        if isControl && isDisabled != environment.isDisabled {
            isDisabled = environment.isDisabled
            renderer.patches.flag(id, .disabled, isDisabled)
        }
        if attributes.isEmpty && own.isEmpty && environment.attributes.isEmpty { return }
        let new = combined(outer: environment.attributes, inner: own)
        if areSame(new, attributes) { return }
        for attribute in new where !attributes.contains(where: { $0.isSame(as: attribute) }) {
            renderer.patches.attribute(id, attribute, isSet: true)
        }
        for old in attributes where !new.contains(where: { $0.key == old.key }) {
            renderer.patches.attribute(id, old, isSet: false)
        }
        attributes = new
    }

    override func visitRoots(_ visit: (UInt32) -> Void) {
        visit(row == 0 ? id : row)
    }

    override func unmount() {
        child?.unmount()
        renderer.returnIdentifier(id)
        if row != 0 { renderer.returnIdentifier(row) }
    }
}

final class PlainElementNode: ElementNode {}
