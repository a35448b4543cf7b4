// SPDX-License-Identifier: Apache-2.0

import ClipState

/// A unique name, for `matchedGeometryEffect`: SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identifier of a namespace: SwiftUI's `Namespace.ID`.
    public struct ID: Hashable, Sendable {
        fileprivate let number: UInt
    }

    private let mark: Mark

    /// Creates a namespace.
    public init() {
        mark = Mark(NamespaceCell())
    }

    /// The identifier of the namespace.
    public var wrappedValue: ID {
        // SAFETY: the address is that of an object, and only compared; the view keeps the object alive.
        unsafe ID(number: UInt(bitPattern: Unmanaged.passUnretained(mark.cell).toOpaque()))
    }
}

// A cell whose address is the identifier.
private final class NamespaceCell: Cell {
    override init() {}

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? NamespaceCell() : self
        cell.isOwned = true
        return cell
    }
}
