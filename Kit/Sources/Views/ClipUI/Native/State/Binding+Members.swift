// SPDX-License-Identifier: Apache-2.0

extension Binding {
    /// Creates a binding to an optional value from a binding to a value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(
            get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } }
        )
    }

    /// Creates a binding to the value of an optional one; returns `nil` if there is no value.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        // The value can become `nil` while a view still has the binding.
        self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
    }

    /// Creates a binding to a type-erased hashable value.
    public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } }
        )
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identifier of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// The type of an element: a binding.
    public typealias Element = Binding<Value.Element>
    /// The type of the iterator, which uses indices.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// The type of a part of the collection.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The type of a position.
    public typealias Index = Value.Index
    /// The type of the collection of positions.
    public typealias Indices = Value.Indices

    /// The first position.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The position after the last.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The positions.
    public var indices: Value.Indices { wrappedValue.indices }

    /// Returns the position after another.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// Advances a position by one.
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    /// Returns a binding to the element at a position.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = self
        let element = wrappedValue[position]
        return Binding<Value.Element>(
            get: {
                let value = base.wrappedValue
                // The element can be removed while a view still has the binding.
                return value.indices.contains(position) ? value[position] : element
            },
            set: { base.wrappedValue[position] = $0 }
        )
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the position before another.
    public func index(before index: Value.Index) -> Value.Index {
        wrappedValue.index(before: index)
    }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
