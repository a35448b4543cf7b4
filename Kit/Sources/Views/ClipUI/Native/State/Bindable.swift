// SPDX-License-Identifier: Apache-2.0

import ClipState
public import Observation

/// Bindings to the properties of an observable object: SwiftUI's `Bindable`.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
    /// The observable object.
    public var wrappedValue: Value

    /// The bindings to its properties.
    public var projectedValue: Bindable<Value> { self }

    /// Creates bindings to an object.
    public init(wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// Creates bindings to an object.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
        self.wrappedValue = wrappedValue
    }

    /// Creates bindings from the projected value of another property.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    /// Returns a binding to a property.
    public subscript<Member>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
    ) -> Binding<Member> where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

// Another object is observed instead, even if it is equal.
extension Bindable: ComparedByBytes {}

private struct ObjectKey<Object>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension Environment {
    /// Reads an observable object that a view above provides with `environment(_:)`.
    ///
    /// Reading it is a programming error, and ends the clip, if no view above provides an object of this type.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        self.init { values in
            guard let object = values[ObjectKey<Value>.self] else {
                fatalError("no view above provides a \(type) with environment(_:)")
            }
            return object
        }
    }

    /// Reads an observable object that a view above provides with `environment(_:)`, if there is one.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        self.init { $0[ObjectKey<Object>.self] }
    }
}

nonisolated extension View {
    /// Provides an observable object to the views inside, which read it with `@Environment`.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        ModifiedView<Self>(
            EnvironmentBox(boxed()) { $0.setting(object as Any, for: ObjectKey<Object>.self) }
        )
    }
}
