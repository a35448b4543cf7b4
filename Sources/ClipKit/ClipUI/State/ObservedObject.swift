// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import ClipState
#endif

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
    /// Bindings to the properties of the model.
    public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }

    /// Bindings to the properties of a model.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let model: Model

        /// Returns a binding to a property.
        public subscript<Member>(
            dynamicMember keyPath: ReferenceWritableKeyPath<Model, Member>
        ) -> Binding<Member> {
            let model = model
            return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
        }
    }
    #endif
}

#if !hasFeature(Embedded)
// Another object is observed instead, even if it is equal.
extension ObservedObject: ComparedByBytes {}
#endif
