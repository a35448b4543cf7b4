// SPDX-License-Identifier: Apache-2.0

/// The key of a preference, which is a value that a view passes to its ancestors: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Value { get }

    /// Combines the value of the views before with that of the next view, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The value `nil`, for optional values.
    public static var defaultValue: Value { nil }
}

nonisolated extension View {
    /// Sets the value of a preference for the ancestors of the view, in place of that of the views inside.
    public func preference<Key: PreferenceKey>(
        key: Key.Type = Key.self,
        value: Key.Value
    ) -> some View {
        ModifiedView<Self>(PreferenceBox<Key>(boxed(), .replace(value)))
    }

    /// Changes the value of a preference that the ancestors of the view receive from it.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        _ change: @escaping (inout Key.Value) -> Void
    ) -> some View {
        ModifiedView<Self>(PreferenceBox<Key>(boxed(), .change(change)))
    }

    /// Performs an action when the value that the views inside set for a preference has changed.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self,
        perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        ModifiedView<Self>(PreferenceReaderBox<Key>(boxed(), action))
    }
}
