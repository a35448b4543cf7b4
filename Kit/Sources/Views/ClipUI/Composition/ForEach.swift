// SPDX-License-Identifier: Apache-2.0

/// A view for each element of a collection: SwiftUI's `ForEach`.
///
/// The state of a row belongs to the element's `id`, also when the order changes. Two elements with the
/// same `id` are two rows; the state of the second is reset when the first moves.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// The function that creates the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
    /// Returns the views, by the identifiers of their elements.
    ///
    /// An update takes O(*n*) if the order did not change, otherwise O(*n* log *n*), where *n* is the number of elements.
    /// The number of moved rows is minimal.
    nonisolated public func boxed() -> ViewBox {
        // The views are created at once, so that the body that is being evaluated depends on what they read.
        var ids: [HashedValue] = []
        var rows: [ViewBox] = []
        ids.reserveCapacity(data.count)
        rows.reserveCapacity(data.count)
        for element in data {
            ids.append(TypedValue(id(element)))
            rows.append(content(element).boxed())
        }
        return ForEachBox(ids: ids, rows: rows)
    }

    nonisolated package init(
        _ data: Data,
        identity: @escaping (Data.Element) -> ID,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: identity)
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
    // Disfavored, so that strings as identifiers use the initializer for them.

    /// Creates a view for each element, identified by its `id`.
    #if hasFeature(Embedded)
    @_disfavoredOverload
    #endif
    nonisolated public init(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identity: { $0.id }, content: content)
    }
}

#if hasFeature(Embedded)
extension ForEach
where Data.Element: Identifiable, Data.Element.ID == String, ID == ByteComparedText, Content: View {
    /// Creates a view for each element, identified by the bytes of its `id`.
    nonisolated public init(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identity: { ByteComparedText($0.id) }, content: content)
    }
}
#endif

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number of a range.
    nonisolated public init(
        _ data: Range<Int>,
        @ViewBuilder content: @escaping (Int) -> Content
    ) {
        self.init(data, identity: { $0 }, content: content)
    }
}
