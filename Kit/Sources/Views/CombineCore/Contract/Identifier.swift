// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A unique identifier of a subscriber or subscription: Combine's `CombineIdentifier`.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Atomic<UInt>(0)

    // Addresses are multiples of 16, so that odd numbers never belong to an object.
    private let number: UInt

    /// Creates a unique identifier.
    public init() {
        number = Self.last.wrappingAdd(2, ordering: .relaxed).newValue | 1
    }

    /// Creates the identifier of an object.
    public init(_ object: AnyObject) {
        number = UInt(bitPattern: ObjectIdentifier(object))
    }

    /// The identifier in hexadecimal digits.
    public var description: String { "0x" + String(number, radix: 16) }
}

/// A type with an identifier: Combine's `CustomCombineIdentifierConvertible`.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier, unique among all subscribers and subscriptions.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
