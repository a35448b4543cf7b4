// SPDX-License-Identifier: Apache-2.0

public import AppClip

/// A value that persists between runs of the clip: SwiftUI's `AppStorage`.
///
/// Without a store, the host stores the value until the clip is removed. With a store, the value is in that
/// store: natively in the `UserDefaults` object, where other code can access it too; in a browser the host
/// stores it under the name of the store. A stored value of another type is ignored.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let mark: Mark

    init(_ location: StoredLocation<Value>) {
        mark = Mark(location)
    }

    /// The current value.
    ///
    /// Setting it stores it, and evaluates the bodies that read it.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { Binding(location) }

    // SAFETY: `init` stores a cell of this class, and `bindCells` replaces it only with one of the same class.
    private var location: StoredLocation<Value> {
        unsafe unsafeDowncast(mark.cell, to: StoredLocation<Value>.self)
    }
}

extension AppStorage where Value: AppStorageValue {
    /// Creates a value under a key, with a default as long as nothing is stored.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(StoredLocation(key, in: StorageBackend(store), default: wrappedValue, .plain()))
    }
}

/// A type that `@AppStorage` can store: strings, numbers, Boolean values, data, dates and URLs.
public protocol AppStorageValue {
    /// Creates a value from its stored form; `nil` if that is not a value of this type.
    init?(storedText: String)

    /// The stored form of the value.
    var storedText: String { get }
}

extension String: AppStorageValue {
    /// Creates the string from itself.
    public init?(storedText: String) { self = storedText }

    /// The string itself.
    public var storedText: String { self }
}

extension Int: AppStorageValue {
    /// Creates a number from decimal digits.
    public init?(storedText: String) { self.init(storedText) }

    /// The number in decimal digits.
    public var storedText: String { String(self) }
}

extension Bool: AppStorageValue {
    /// Creates a Boolean value from `1` or `0`.
    public init?(storedText: String) {
        if hasSameBytes(storedText, "1") {
            self = true
        } else if hasSameBytes(storedText, "0") {
            self = false
        } else {
            return nil
        }
    }

    /// `1` or `0`.
    public var storedText: String { self ? "1" : "0" }
}
