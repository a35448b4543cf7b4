// SPDX-License-Identifier: Apache-2.0

package import ClipState

/// Access to a value that is stored elsewhere: SwiftUI's `Binding`.
@propertyWrapper
#if !hasFeature(Embedded)
@dynamicMemberLookup
#endif
public struct Binding<Value>: DynamicProperty {
    package let location: Location<Value>

    package init(_ location: Location<Value>) {
        self.location = location
    }

    /// Creates a binding that reads and writes with closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ComputedLocation(get, set)
    }

    /// Creates a binding from the projected value of another property.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Creates a binding with a constant value; writing does nothing.
    public static func constant(_ value: Value) -> Binding {
        Binding(get: { value }, set: { _ in })
    }

    /// The current value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    #if !hasFeature(Embedded)
    /// Returns a binding to a member of the value.
    public subscript<Member>(
        dynamicMember keyPath: WritableKeyPath<Value, Member>
    ) -> Binding<Member> {
        let location = location
        return Binding<Member>(
            get: { location.get()[keyPath: keyPath] },
            set: { member in
                var value = location.get()
                value[keyPath: keyPath] = member
                location.set(value)
            }
        )
    }
    #endif
}
