// SPDX-License-Identifier: Apache-2.0

package import ClipState

/// A property of a model whose changes evaluate the bodies that read it: Combine's `Published`.
@propertyWrapper
public struct Published<Value> {
    package let location: PublishedLocation<Value>

    /// Creates the property with an initial value.
    public init(wrappedValue: Value) {
        location = PublishedLocation(wrappedValue)
    }

    /// Creates the property with an initial value, for use in an initializer.
    public init(initialValue: Value) {
        location = PublishedLocation(initialValue)
    }

    /// The current value.
    ///
    /// A mutation in place reads, changes a copy and writes. To change many elements of an array, change a
    /// copy and assign it once.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    #if !hasFeature(Embedded)
    // The compiler finds it in the type's own declaration alone, not in an extension.
    /// A publisher of the current value, and of each new one before it is stored.
    public var projectedValue: Publisher {
        get { Publisher(location: location) }
        set {}
    }
    #endif
}

package final class PublishedLocation<Value>: Location<Value> {
    fileprivate(set) var value: Value
    #if !hasFeature(Embedded)
    package var willChange: (() -> Void)?
    var subject: CurrentValueSubject<Value, Never>?
    var assignments: [AnyCancellable] = []
    #endif

    package init(_ value: Value) {
        self.value = value
    }

    package override func get() -> Value {
        recordRead()
        return value
    }

    package override func set(_ value: Value) {
        #if !hasFeature(Embedded)
        willChange?()
        subject?.send(value)
        #endif
        self.value = value
        recordChange()
    }
}
