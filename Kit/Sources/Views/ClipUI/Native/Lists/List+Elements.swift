// SPDX-License-Identifier: Apache-2.0

extension List where SelectionValue == Never {
    /// Creates a list with a row for each element, identified by one of its properties.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(rows: ForEach(data, id: id, content: rowContent).boxed())
    }
}
