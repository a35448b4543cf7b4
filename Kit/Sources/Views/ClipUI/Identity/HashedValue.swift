// SPDX-License-Identifier: Apache-2.0

/// A value of any type that can be compared: the tag of a view, the identifier of a row, or a step of a navigation.
package class HashedValue {
    init() {}

    /// Returns whether the other value has the same type and is equal.
    package final func isSame(as other: HashedValue) -> Bool {
        self === other || haveSameClass(self, other) && isEqual(to: other)
    }

    // Returns whether the values are equal; the other value has the same type.
    func isEqual(to other: HashedValue) -> Bool { false }

    // The hash, which is the same for equal values.
    var hash: Int { 0 }

    /// Returns the value, if it has the type.
    package final func value<Value: Hashable>(as type: Value.Type) -> Value? {
        (self as? TypedValue<Value>)?.value
    }

    // The name of the type, for messages.
    var typeName: String { "this value" }

    #if !hasFeature(Embedded)
    // The value, for a cast, such as to an optional of its type.
    var anyValue: Any? { nil }

    // The value, for a comparison with a value of another type.
    var anyHashable: AnyHashable? { nil }
    #endif
}

/// A value that can be compared.
package final class TypedValue<Value: Hashable>: HashedValue {
    let value: Value

    package init(_ value: Value) {
        self.value = value
        super.init()
    }

    override func isEqual(to other: HashedValue) -> Bool {
        // SAFETY: `isSame(as:)` has compared the classes.
        unsafe unsafeDowncast(other, to: TypedValue<Value>.self).value == value
    }

    override var hash: Int { value.hashValue }

    #if !hasFeature(Embedded)
    override var typeName: String { "\(Value.self)" }

    override var anyValue: Any? { value }

    override var anyHashable: AnyHashable? { AnyHashable(value) }
    #endif
}
