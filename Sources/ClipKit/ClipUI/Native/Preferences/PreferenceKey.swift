// SPDX-License-Identifier: Apache-2.0

/// The key of a value that views pass to the views above: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value if no view sets one.
    static var defaultValue: Value { get }

    /// Combines the values of several views, in their order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The value `nil`, for optional values.
    public static var defaultValue: Value { nil }
}

nonisolated extension View {
    /// Sets a preference, which is a value for the views above.
    public func preference<Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Key.Value
    ) -> some View {
        ModifiedView<Self>(PreferenceBox<Key>(boxed(), .replace(value)))
    }

    /// Changes the value of a preference that the views above receive from this view.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ change: @escaping (inout Key.Value) -> Void
    ) -> some View {
        ModifiedView<Self>(PreferenceBox<Key>(boxed(), .change(change)))
    }

    /// Performs an action when the value of the views inside has changed.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        ModifiedView<Self>(PreferenceReaderBox<Key>(boxed(), action))
    }
}
