// SPDX-License-Identifier: Apache-2.0

extension ForEach where Content: View {
    /// Creates a view for a binding to each element, identified by its `id`.
    nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
        ID == Elements.Element.ID,
        Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for a binding to each element, identified by one of its properties.
    nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>,
        id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
        Elements.Index: Hashable
    {
        let elements = data.wrappedValue
        let rows = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
        self.init(
            rows,
            identity: { $0.1 },
            content: { row in content(elementBinding(data, at: row.0, id: row.1, by: id)) }
        )
    }
}

// Returns a binding to the element with an identifier. The last value stays readable after the element is removed.
private func elementBinding<Elements: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ data: Binding<Elements>,
    at index: Elements.Index,
    id: ID,
    by path: KeyPath<Elements.Element, ID>
) -> Binding<Elements.Element> {
    let last = data.wrappedValue[index]
    func place(_ elements: Elements) -> Elements.Index? {
        if elements.indices.contains(index), elements[index][keyPath: path] == id { return index }
        return elements.firstIndex { $0[keyPath: path] == id }
    }
    return Binding(
        get: {
            let elements = data.wrappedValue
            return place(elements).map { elements[$0] } ?? last
        },
        set: { new in
            guard let index = place(data.wrappedValue) else { return }
            data.wrappedValue[index] = new
        }
    )
}
