// SPDX-License-Identifier: Apache-2.0

import ClipState

/// A name that no other view has, for `matchedGeometryEffect`: SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The name: SwiftUI's `Namespace.ID`.
    public struct ID: Hashable, Sendable {
        fileprivate let number: UInt
    }

    private let mark: Mark

    /// Creates a name.
    public init() {
        mark = Mark(NamespaceCell())
    }

    /// The name.
    public var wrappedValue: ID {
        // SAFETY: the address is that of an object, and only compared; the view keeps the object alive.
        unsafe ID(number: UInt(bitPattern: Unmanaged.passUnretained(mark.cell).toOpaque()))
    }
}

// Its address is the name.
private final class NamespaceCell: Cell {
    override init() {}

    override func adopted(in environment: CellEnvironment) -> Cell {
        let cell = isOwned ? NamespaceCell() : self
        cell.isOwned = true
        return cell
    }
}
