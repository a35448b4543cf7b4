// SPDX-License-Identifier: Apache-2.0

import ClipState

extension ObservedObject {
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

// Another object is observed instead, even if it is equal.
extension ObservedObject: ComparedByBytes {}
