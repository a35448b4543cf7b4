// SPDX-License-Identifier: Apache-2.0

/// A model that is owned elsewhere: SwiftUI's `ObservedObject`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
@propertyWrapper
public struct ObservedObject<Model: ObservableObject>: DynamicProperty {
    // SAFETY: a view's value belongs to the clip's thread, where it is created and read.
    nonisolated(unsafe) private var model: Model

    /// Observes a model.
    nonisolated public init(wrappedValue: Model) {
        unsafe model = wrappedValue
    }

    /// Observes a model.
    nonisolated public init(initialValue: Model) {
        unsafe model = initialValue
    }

    /// The model that is observed.
    public var wrappedValue: Model {
        get {
            recordRead(of: unsafe model)
            return unsafe model
        }
        set { unsafe model = newValue }
    }

    #if !hasFeature(Embedded)
    // The compiler finds it in the type's own declaration alone, not in an extension.
    /// Bindings to the properties of the model.
    public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }
    #endif
}
