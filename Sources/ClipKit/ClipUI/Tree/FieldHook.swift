// SPDX-License-Identifier: Apache-2.0

/// What wants to know what happens to the fields in a view: `focused(_:)` and `onSubmit(_:)`.
package class FieldHook {
    /// The hook of a view further out.
    final var next: FieldHook?

    init() {}

    // A field is on the screen; its properties can be completed.
    func attach(_ element: UInt32, _ properties: inout [Property]) {
        next?.attach(element, &properties)
    }

    func receive(_ event: ClipEvent, _ text: String) {
        next?.receive(event, text)
    }
}

// A view around the fields that a hook knows. The node keeps the hook, so that the environment stays the same.
final class FieldHookNode: WrapperNode {
    let hook: FieldHook

    init(_ child: Node, _ hook: FieldHook) {
        self.hook = hook
        super.init(child)
    }
}
