// SPDX-License-Identifier: Apache-2.0

/// A button that leads to another screen: SwiftUI's `NavigationLink`.
///
/// Outside of a navigation the link is disabled.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    private let box: ViewBox

    /// Returns the link as an object.
    public func boxed() -> ViewBox { box }
}

@inline(never)
private func linkBox(_ label: ViewBox, to view: @escaping () -> ViewBox) -> ViewBox {
    LinkBox(label, value: nil, view: DeferredBox(view))
}

@inline(never)
private func linkBox(
    _ label: ViewBox,
    to view: @escaping () -> ViewBox,
    isActive: @escaping () -> Bool,
    setActive: @escaping (Bool) -> Void
) -> ViewBox {
    let view = DeferredBox(view)
    let state = ActiveState(
        view: { isActive() ? view : nil },
        open: { setActive(true) },
        close: { setActive(false) }
    )
    return LinkBox(label, value: nil, view: view, state: state)
}

extension NavigationLink {
    /// Creates a link to a view.
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        box = linkBox(label().boxed()) { destination.boxed() }
    }

    /// Creates a link to a view.
    nonisolated public init(
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), label: label)
    }

    /// Creates a link to a view that is shown while a value is true.
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    nonisolated public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        box = linkBox(
            label().boxed(),
            to: { destination.boxed() },
            isActive: { isActive.wrappedValue },
            setActive: { isActive.wrappedValue = $0 }
        )
    }

    /// Creates a link to a view that is shown while a value is true.
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    nonisolated public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), isActive: isActive, label: label)
    }

    /// Creates a link to a view that is shown while a selection is its tag.
    @available(*, deprecated, message: "use NavigationLink(value:label:) with a path")
    nonisolated public init<Value: Hashable>(
        destination: Destination,
        tag: Value,
        selection: Binding<Value?>,
        @ViewBuilder label: () -> Label
    ) {
        box = linkBox(
            label().boxed(),
            to: { destination.boxed() },
            isActive: { selection.wrappedValue == tag },
            setActive: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            }
        )
    }

    /// Creates a link to a view that is shown while a selection is its tag.
    @available(*, deprecated, message: "use NavigationLink(value:label:) with a path")
    nonisolated public init<Value: Hashable>(
        tag: Value,
        selection: Binding<Value?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }

    /// Sets whether a link replaces the detail column; nothing changes, because every link does on a phone.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to a value, whose view a `navigationDestination` creates; without a value the link is disabled.
    nonisolated fileprivate init<Value: Hashable>(_ value: Value?, label: ViewBox) {
        box = LinkBox(label, value: value.map { TypedValue($0) }, view: nil)
    }

    /// Creates a link to a value, whose view a `navigationDestination` creates; without a value the link is disabled.
    nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
        self.init(value, label: label().boxed())
    }
}

#if hasFeature(Embedded)
extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    nonisolated public init(_ title: String, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title.
    nonisolated public init(_ title: String, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination()) { Text(title) }
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Creates a link with a title to a value.
    nonisolated public init<Value: Hashable>(_ title: String, value: Value?) {
        self.init(value: value) { Text(title) }
    }
}
#else
extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    nonisolated public init(_ key: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(key) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a title.
    nonisolated public init(
        _ key: LocalizedStringKey,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination()) { Text(key) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination: destination()) { Text(title) }
    }

    /// Creates a link with a title to a view that is shown while a value is true.
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    nonisolated public init(
        _ key: LocalizedStringKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(key) }
    }

    /// Creates a link with a title to a view that is shown while a value is true.
    @_disfavoredOverload
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        destination: Destination,
        isActive: Binding<Bool>
    ) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// Creates a link with a title to a view that is shown while a selection is its tag.
    @available(*, deprecated, message: "use NavigationLink(value:label:) with a path")
    nonisolated public init<Value: Hashable>(
        _ key: LocalizedStringKey,
        destination: Destination,
        tag: Value,
        selection: Binding<Value?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(key) }
    }

    /// Creates a link with a title to a view that is shown while a selection is its tag.
    @_disfavoredOverload
    @available(*, deprecated, message: "use NavigationLink(value:label:) with a path")
    nonisolated public init<Title: StringProtocol, Value: Hashable>(
        _ title: Title,
        destination: Destination,
        tag: Value,
        selection: Binding<Value?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// Creates a link with a title to a value.
    nonisolated public init<Value: Hashable>(_ key: LocalizedStringKey, value: Value?) {
        self.init(value: value) { Text(key) }
    }

    /// Creates a link with a title to a value.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
        self.init(value: value) { Text(title) }
    }
}
#endif

nonisolated extension View {
    /// Sets the view for the values of a type that links lead to.
    public func navigationDestination<Data: Hashable, Content: View>(
        for data: Data.Type,
        @ViewBuilder destination: @escaping (Data) -> Content
    ) -> some View {
        ModifiedView<Self>(
            DestinationBox(
                boxed(),
                values: { value in
                    guard let value = value.value(as: Data.self) else { return nil }
                    return DeferredBox { destination(value).boxed() }
                },
                state: nil
            )
        )
    }

    /// Shows another screen while a value is true.
    public func navigationDestination<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> Content
    ) -> some View {
        let view = destination()
        let state = ActiveState(
            view: { isPresented.wrappedValue ? DeferredBox { view.boxed() } : nil },
            close: { isPresented.wrappedValue = false }
        )
        return ModifiedView<Self>(DestinationBox(boxed(), values: nil, state: state))
    }

    /// Shows another screen while an item is present.
    public func navigationDestination<Data: Hashable, Content: View>(
        item: Binding<Data?>,
        @ViewBuilder destination: @escaping (Data) -> Content
    ) -> some View {
        let state = ActiveState(
            view: { item.wrappedValue.map { value in DeferredBox { destination(value).boxed() } } },
            close: { item.wrappedValue = nil }
        )
        return ModifiedView<Self>(DestinationBox(boxed(), values: nil, state: state))
    }
}
