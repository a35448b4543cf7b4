// SPDX-License-Identifier: Apache-2.0

extension ForEach {
    /// Creates content that is not a view itself, such as that of a map, for each element.
    nonisolated package init(
        _ data: Data,
        identity: @escaping (Data.Element) -> ID,
        making content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: identity)
    }

    /// Returns the content as views, by the identifiers of the elements.
    nonisolated package func boxed(by box: (Content) -> ViewBox) -> ViewBox {
        ForEachBox(ids: data.map { TypedValue(id($0)) }, rows: data.map { box(content($0)) })
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element, identified by one of its properties.
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data, identity: { $0[keyPath: id] }, content: content)
    }
}
