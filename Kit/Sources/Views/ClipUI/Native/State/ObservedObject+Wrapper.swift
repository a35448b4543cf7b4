// SPDX-License-Identifier: Apache-2.0

import ClipState

extension ObservedObject {
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
}

extension EnvironmentObject {
    /// Bindings to the properties of the model.
    public var projectedValue: ObservedObject<Model>.Wrapper { .init(model: wrappedValue) }
}

extension StateObject {
    /// Bindings to the properties of the model.
    public var projectedValue: ObservedObject<Model>.Wrapper { .init(model: wrappedValue) }
}

// Another object is observed instead, even if it is equal.
extension ObservedObject: ComparedByBytes {}
