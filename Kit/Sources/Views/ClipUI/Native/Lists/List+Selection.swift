// SPDX-License-Identifier: Apache-2.0

extension List {
    /// Creates a list of elements, in which the person selects any number.
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        Data.Element: Identifiable,
        Content == ForEach<Data, Data.Element.ID, Row>,
        SelectionValue: Hashable
    {
        self.init(ForEach(data, content: rowContent).boxed(), selection.map { RowSelection($0) })
    }

    /// Creates a list of elements, in which the person selects one.
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    )
    where
        Data.Element: Identifiable,
        Content == ForEach<Data, Data.Element.ID, Row>,
        SelectionValue: Hashable
    {
        self.init(ForEach(data, content: rowContent).boxed(), selection.map { RowSelection($0) })
    }

    /// Creates a list of elements, in which the person selects any number, identified by one of their properties.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row>, SelectionValue: Hashable {
        self.init(
            ForEach(data, id: id, content: rowContent).boxed(),
            selection.map { RowSelection($0) }
        )
    }

    /// Creates a list of elements, in which the person selects one, identified by one of their properties.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row>, SelectionValue: Hashable {
        self.init(
            ForEach(data, id: id, content: rowContent).boxed(),
            selection.map { RowSelection($0) }
        )
    }
}
