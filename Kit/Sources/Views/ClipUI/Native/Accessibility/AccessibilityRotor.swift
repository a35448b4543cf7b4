// SPDX-License-Identifier: Apache-2.0

// A page has no rotors: the entries are a list of buttons that are visible only while they have the focus. Each leads
// to the view with its identifier.

/// Entries of a rotor: SwiftUI's `AccessibilityRotorContent`.
public protocol AccessibilityRotorContent {
    /// Returns the entries, in order.
    nonisolated func rotorEntries() -> [RotorEntry]
}

/// An entry of a rotor, with a type-erased identifier.
public struct RotorEntry {
    let label: String
    let id: AnyHashable
}

/// An entry of a rotor: SwiftUI's `AccessibilityRotorEntry`.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    private let entry: RotorEntry

    /// Creates an entry that leads to the view with an identifier.
    public init(_ label: Text, id: ID) {
        entry = RotorEntry(label: label.properties.plainText, id: AnyHashable(id))
    }

    /// Creates an entry that leads to the view with an identifier.
    public init(_ key: LocalizedStringKey, id: ID) { self.init(Text(key), id: id) }

    /// Creates an entry that leads to the view with an identifier.
    @_disfavoredOverload
    public init<Label: StringProtocol>(_ label: Label, id: ID) { self.init(Text(label), id: id) }

    /// Returns the entry itself.
    public func rotorEntries() -> [RotorEntry] { [entry] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Returns the entries of all elements.
    nonisolated public func rotorEntries() -> [RotorEntry] {
        data.flatMap { content($0).rotorEntries() }
    }
}

extension ForEach
where Data.Element: Identifiable, ID == Data.Element.ID, Content: AccessibilityRotorContent {
    /// Creates entries for each element.
    nonisolated public init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    /// Returns the entries, or none for `nil`.
    nonisolated public func rotorEntries() -> [RotorEntry] { self?.rotorEntries() ?? [] }
}

/// Type-erased entries of a rotor.
nonisolated public struct AnyRotorContent: AccessibilityRotorContent {
    private let entries: [RotorEntry]

    fileprivate init(_ entries: [RotorEntry]) { self.entries = entries }

    /// Returns the entries in the order in which they were written.
    public func rotorEntries() -> [RotorEntry] { entries }
}

/// Builds the entries of a rotor: SwiftUI's `AccessibilityRotorContentBuilder`.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// Builds an entry, or several.
    public static func buildExpression<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }

    /// Builds a block with one part.
    public static func buildBlock<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }

    /// Builds a block with several parts, one after another.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> AnyRotorContent {
        var entries: [RotorEntry] = []
        for part in repeat each content { entries += part.rotorEntries() }
        return AnyRotorContent(entries)
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Content: AccessibilityRotorContent>(
        _ content: Content?
    ) -> Content? { content }
}

nonisolated extension View {
    /// Adds a rotor, whose entries lead to views.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label, entries().rotorEntries())
    }

    /// Adds a rotor, whose entries lead to views.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ key: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(key), entries().rotorEntries())
    }

    /// Adds a rotor, whose entries lead to views.
    @_disfavoredOverload
    public func accessibilityRotor<Label: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: Label,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(label), entries().rotorEntries())
    }

    /// Adds a rotor with an entry for each element.
    public func accessibilityRotor<Entries: RandomAccessCollection>(
        _ key: LocalizedStringKey,
        entries: Entries,
        entryLabel: KeyPath<Entries.Element, String>
    ) -> some View where Entries.Element: Identifiable {
        rotor(
            Text(key),
            entries.map { RotorEntry(label: $0[keyPath: entryLabel], id: AnyHashable($0.id)) }
        )
    }

    /// Adds a rotor with an entry for each element, identified by one of its properties.
    public func accessibilityRotor<Entries: RandomAccessCollection, ID: Hashable>(
        _ key: LocalizedStringKey,
        entries: Entries,
        entryID: KeyPath<Entries.Element, ID>,
        entryLabel: KeyPath<Entries.Element, String>
    ) -> some View {
        rotor(
            Text(key),
            entries.map {
                RotorEntry(
                    label: $0[keyPath: entryLabel],
                    id: AnyHashable($0[keyPath: entryID])
                )
            }
        )
    }

    private func rotor(_ label: Text, _ entries: [RotorEntry]) -> ModifiedView<Self> {
        ModifiedView<Self>(RotorBox(boxed(), label.properties.plainText, entries))
    }
}

// The node keeps the views that are searched, so that an entry finds those that exist when it is chosen.
private final class RotorBox: ViewBox {
    private let content: ViewBox
    private let label: String
    private let entries: [RotorEntry]

    init(_ content: ViewBox, _ label: String, _ entries: [RotorEntry]) {
        self.content = content
        self.label = label
        self.entries = entries
    }

    private func box(_ reader: ScrollReader, _ renderer: Renderer) -> ViewBox {
        let entries = entries
        let labels = entries.map { PropertyValue.text($0.label) }
        return actionBox(content, [.integer(6), .text(label), .list(labels)]) { text in
            guard let index = Int(text), entries.indices.contains(index) else { return }
            let proxy = ScrollViewProxy(reader: reader)
            proxy.scrollTo(entries[index].id, anchor: .center)
            if let view = proxy.element(entries[index].id) { renderer.focusedField = view }
        }
    }

    package override func mount(in context: MountContext) -> Node {
        let reader = ScrollReader()
        let child = box(reader, context.environment.renderer).mount(in: context)
        reader.node = child
        return ScrollReaderNode(child, reader)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        // SAFETY: `mount` above created the node.
        let node = unsafe unsafeDowncast(node, to: ScrollReaderNode.self)
        box(node.reader, environment.renderer).update(node.child, in: environment)
    }
}
