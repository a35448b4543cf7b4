// SPDX-License-Identifier: Apache-2.0

/// A control that selects one of several values: SwiftUI's `Picker`.
///
/// The options are the views of the content with their tags; outside of Embedded Swift, the views of a `ForEach`
/// without tags have the identifiers of their elements.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
    PrimitiveView
{
    private let box: ViewBox

    /// Creates a picker with views as its label.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        box = picker(label().boxed(), content().boxed(), selection)
    }

    /// Creates a picker with a view as its label.
    public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }

    /// Returns the label and the control.
    public func boxed() -> ViewBox { box }
}

nonisolated extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ key: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(key) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

nonisolated extension Picker where Label == ClipUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            ClipUI.Label(key, systemImage: systemImage)
        }
    }
}

private func picker<Value: Hashable>(
    _ label: ViewBox,
    _ content: ViewBox,
    _ selection: Binding<Value>
) -> ViewBox {
    LabeledPickerBox(
        label,
        PickerBox(content) { tag in
            guard let tag else { return false }
            return TagReading<Value>.value(of: tag) == selection.wrappedValue
        } choose: { tag in
            if let value = TagReading<Value>.value(of: tag) { selection.wrappedValue = value }
        }
    )
}

// Reads a tag as a value of its type, or of an optional of it.
private enum TagReading<Value: Hashable> {
    static func value(of tag: HashedValue) -> Value? {
        if let value = tag.value(as: Value.self) { return value }
        #if hasFeature(Embedded)
        return nil
        #else
        return tag.anyValue as? Value
        #endif
    }
}

/// The control of a picker, whose options are in views.
final class PickerBox: ViewBox {
    private let content: ViewBox
    private let isChosen: (HashedValue?) -> Bool
    private let choose: (HashedValue) -> Void

    init(
        _ content: ViewBox,
        isChosen: @escaping (HashedValue?) -> Bool,
        choose: @escaping (HashedValue) -> Void
    ) {
        self.content = content
        self.isChosen = isChosen
        self.choose = choose
    }

    // Views without a tag cannot be chosen.
    @inline(never)
    private func element(in environment: ViewEnvironment) -> ElementBox {
        var texts: [PropertyValue] = []
        var tags: [HashedValue] = []
        for option in content.taggedTexts(in: environment) where tags.count < 1000 {
            guard let tag = option.tag else { continue }
            texts.append(.text(option.text))
            texts.append(.flag(true))
            tags.append(tag)
        }
        let (isChosen, choose) = (isChosen, choose)
        return ElementBox(
            .picker,
            [Property(.options, .list(texts))],
            field: FieldValue(
                .selection,
                .change,
                get: {
                    for index in tags.indices where isChosen(tags[index]) {
                        return .integer(Int32(index))
                    }
                    return .unset
                },
                set: {
                    guard let index = Int($0), tags.indices.contains(index) else { return .unset }
                    choose(tags[index])
                    return .integer(Int32(index))
                }
            )
        )
    }

    package override func mount(in context: MountContext) -> Node {
        element(in: context.environment).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        element(in: environment).update(node, in: environment)
    }
}

// The label of a picker is visible in the rows of lists and forms; elsewhere it is for assistive technology only, as on
// a phone.
final class LabeledPickerBox: ViewBox {
    private let row: LabeledBox
    private let unseen: ViewBox

    init(_ label: ViewBox, _ control: ViewBox) {
        row = LabeledBox(label, control)
        unseen = spoken(label, control)
    }

    package override func mount(in context: MountContext) -> Node {
        (context.environment.isInList ? row : unseen).mount(in: context)
    }

    package override func update(_ node: Node, in environment: ViewEnvironment) {
        (environment.isInList ? row : unseen).update(node, in: environment)
    }
}
