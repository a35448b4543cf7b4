// SPDX-License-Identifier: Apache-2.0

/// Access to a value that is stored elsewhere: SwiftUI's `Binding`.
@propertyWrapper
public struct Binding<Value> {
    private let location: Location<Value>

    init(_ location: Location<Value>) {
        self.location = location
    }

    /// Creates a binding that reads and writes with closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ComputedLocation(get, set)
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
}

final class ComputedLocation<Value>: Location<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    override func get() -> Value { read() }
    override func set(_ value: Value) { write(value) }
}
