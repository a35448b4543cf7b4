// SPDX-License-Identifier: Apache-2.0

/// A container of rows, tabs or items of a bar: each element of its content is in one of them.
package class RowContainer {
    /// The kind of the element around each.
    let kind: ElementKind

    init(_ kind: ElementKind) {
        self.kind = kind
    }

    // Adds a row, whose tag is known.
    func add(_ element: ElementNode) {}

    func remove(_ element: ElementNode) {}

    // Handles an event of a row, such as that the person chose it.
    func receive(_ event: ClipEvent, _ text: String, _ element: ElementNode) {}
}
