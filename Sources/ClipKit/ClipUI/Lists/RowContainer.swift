// SPDX-License-Identifier: Apache-2.0

/// What rows, tabs or items of a bar belong to: each element of its content is in one of them.
package class RowContainer {
    /// The kind of element around each.
    let kind: ElementKind

    init(_ kind: ElementKind) {
        self.kind = kind
    }

    // A row came; its tag is known.
    func add(_ element: ElementNode) {}

    func remove(_ element: ElementNode) {}

    // The person chose a row.
    func receive(_ event: ClipEvent, _ text: String, _ element: ElementNode) {}
}
