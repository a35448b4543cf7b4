// SPDX-License-Identifier: Apache-2.0

/// An observer of the fields in a view, for `focused(_:)` and `onSubmit(_:)`.
package class FieldHook {
    /// The hook of an outer view.
    final var next: FieldHook?

    init() {}

    // Adds a field that is on the screen, and completes its properties.
    func attach(_ element: UInt32, _ properties: inout [Property]) {
        next?.attach(element, &properties)
    }

    func receive(_ event: ClipEvent, _ text: String) {
        next?.receive(event, text)
    }
}

// The node of a view with a hook for the fields in it. The node keeps the hook, so that the environment stays the same.
final class FieldHookNode: WrapperNode {
    let hook: FieldHook

    init(_ child: Node, _ hook: FieldHook) {
        self.hook = hook
        super.init(child)
    }
}
