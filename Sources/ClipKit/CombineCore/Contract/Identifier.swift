// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import Synchronization

/// Tells subscribers and subscriptions apart: Combine's `CombineIdentifier`.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Atomic<UInt>(0)

    // Addresses are multiples of 16, so that odd numbers belong to no object.
    private let number: UInt

    /// An identifier of its own.
    public init() {
        number = Self.last.wrappingAdd(2, ordering: .relaxed).newValue | 1
    }

    /// The identifier of an object.
    public init(_ object: AnyObject) {
        number = UInt(bitPattern: ObjectIdentifier(object))
    }

    /// The identifier in hexadecimal digits.
    public var description: String { "0x" + String(number, radix: 16) }
}

/// Has an identifier: Combine's `CustomCombineIdentifierConvertible`.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
#endif
