// SPDX-License-Identifier: Apache-2.0

/// Rows of views: SwiftUI's `List`.
///
/// Each view in the content is a row.
nonisolated public struct List<SelectionValue, Content: View>: PrimitiveView {
    private let box: ViewBox

    package init(rows: ViewBox) {
        box = ElementBox(.list, [], [rows])
    }

    init(_ rows: ViewBox, _ selection: RowSelection?) {
        box = ElementBox(.list, [], [SelectionBox(rows, selection)])
    }

    /// Returns the list as an object.
    public func boxed() -> ViewBox { box }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each view.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(rows: content().boxed())
    }

    /// Creates a list with a row for each element.
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.init(rows: ForEach(data, identity: { $0.id }, content: rowContent).boxed())
    }

    /// Creates a list with a row for each number of a range.
    nonisolated public init<Row: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(rows: ForEach(data, identity: { $0 }, content: rowContent).boxed())
    }
}
