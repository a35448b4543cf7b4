// SPDX-License-Identifier: Apache-2.0

/// A model that views observe: SwiftUI's `ObservableObject`.
///
/// A body depends on the published properties that it reads, and on no others.
public protocol ObservableObject: AnyObject {}

/// A property of a model whose changes evaluate the bodies that read it: SwiftUI's `Published`.
@propertyWrapper
public struct Published<Value> {
    private let location: PublishedLocation<Value>

    /// Creates the property with an initial value.
    public init(wrappedValue: Value) {
        location = PublishedLocation(wrappedValue)
    }

    /// The current value.
    ///
    /// A mutation in place reads, changes a copy and writes. To change many elements of an array, change a
    /// copy and assign it once.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }
}

final class PublishedLocation<Value>: Location<Value> {
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func get() -> Value {
        recordRead()
        return value
    }

    override func set(_ value: Value) {
        self.value = value
        recordChange()
    }
}
