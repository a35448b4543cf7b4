// SPDX-License-Identifier: Apache-2.0

/// A value that is restored together with its window: SwiftUI's `SceneStorage`.
///
/// A clip has one window; the host stores its values until the clip is removed.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let storage: AppStorage<Value>

    private init(_ key: String, _ value: Value, _ form: StoredForm<Value>) {
        storage = AppStorage(
            StoredLocation("SceneStorage." + key, in: StorageBackend(nil), default: value, form)
        )
    }

    /// The current value.
    ///
    /// Setting it stores it, and evaluates the bodies that read it.
    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }

    /// The value as a binding.
    public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage where Value: AppStorageValue {
    /// Creates a value under a key, with a default as long as nothing is stored.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .plain()) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
    /// Creates a value under a key, which is stored as a string.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .raw()) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
    /// Creates a value under a key, which is stored as a number.
    public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue, .raw()) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a value under a key, which is `nil` as long as nothing is stored.
    public init<Stored: AppStorageValue>(_ key: String) where Value == Stored? {
        self.init(key, nil, .optional(.plain()))
    }
}
