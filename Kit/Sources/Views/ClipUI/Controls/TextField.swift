// SPDX-License-Identifier: Apache-2.0

/// A field for text: SwiftUI's `TextField`.
nonisolated public struct TextField<Label: View>: PrimitiveView {
    private let box: ViewBox

    init(box: ViewBox) {
        self.box = box
    }

    /// Returns the field as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension TextField {
    /// Creates a field with views as its label, and a prompt that is shown while it is empty.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(box: labeledField(label().boxed(), [], prompt, text))
    }

    /// Creates a field that grows along an axis, with views as its label.
    public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) {
        self.init(box: labeledField(label().boxed(), axis.field, prompt, text))
    }
}

nonisolated extension TextField where Label == Text {
    /// Creates a field with a title, which is shown while the field is empty.
    public init(_ key: LocalizedStringKey, text: Binding<String>) {
        self.init(box: titledField(Text(key).plainText, nil, [], text))
    }

    /// Creates a field with a title, and a prompt that is shown while the field is empty.
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(box: titledField(Text(key).plainText, prompt, [], text))
    }

    /// Creates a field with a title that grows along an axis.
    public init(_ key: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(box: titledField(Text(key).plainText, nil, axis.field, text))
    }

    /// Creates a field with a title and a prompt that grows along an axis.
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(box: titledField(Text(key).plainText, prompt, axis.field, text))
    }

    /// Creates a field with a title, which is shown while the field is empty.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
        self.init(box: titledField(String(title), nil, [], text))
    }

    /// Creates a field with a title, and a prompt that is shown while the field is empty.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
        self.init(box: titledField(String(title), prompt, [], text))
    }

    /// Creates a field with a title that grows along an axis.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, axis: Axis) {
        self.init(box: titledField(String(title), nil, axis.field, text))
    }

    /// Creates a field with a title and a prompt that grows along an axis.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        text: Binding<String>,
        prompt: Text?,
        axis: Axis
    ) {
        self.init(box: titledField(String(title), prompt, axis.field, text))
    }

    /// Creates a field that reports when the person begins and ends editing, and presses Return.
    public init(
        _ key: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            box: titledField(Text(key).plainText, nil, [], text, onEditingChanged, onCommit)
        )
    }

    /// Creates a field that performs an action when the person presses Return.
    public init(
        _ key: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(box: titledField(Text(key).plainText, nil, [], text, { _ in }, onCommit))
    }

    /// Creates a field that reports when the person begins and ends editing, and presses Return.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(box: titledField(String(title), nil, [], text, onEditingChanged, onCommit))
    }

    /// Creates a field that performs an action when the person presses Return.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(box: titledField(String(title), nil, [], text, { _ in }, onCommit))
    }
}

extension Axis {
    // The property of a field of several lines, or of one.
    fileprivate var field: [Property] {
        [Property(.axes, Int32(self == .vertical ? 2 : 1))]
    }
}

@inline(never)
package func titledField(
    _ title: String,
    _ prompt: Text?,
    _ properties: [Property],
    _ text: Binding<String>,
    _ edited: ((Bool) -> Void)? = nil,
    _ committed: (() -> Void)? = nil
) -> ViewBox {
    textField(
        [Property(.label, title), Property(.prompt, prompt?.plainText ?? title)] + properties,
        text,
        action: committed == nil && edited == nil
            ? nil
            : { event, text in
                if event == .focus { edited?(hasSameBytes(text, "1")) }
                if event == .submit { committed?() }
            }
    )
}

@inline(never)
func labeledField(
    _ label: ViewBox,
    _ properties: [Property],
    _ prompt: Text?,
    _ text: Binding<String>
) -> ViewBox {
    // Without a prompt, the label is shown in the empty field.
    var own = properties
    if let prompt { own.append(Property(.prompt, prompt.plainText)) }
    let field = textField(own, text)
    guard prompt == nil else { return spoken(label, field) }
    return EnvironmentBox(field) { environment in
        let words = label.words(in: environment)
        return environment.adding(attributes: [Property(.label, words), Property(.prompt, words)])
    }
}

@inline(never)
package func textField(
    _ properties: [Property],
    _ text: Binding<String>,
    action: ((ClipEvent, String) -> Void)? = nil
) -> ViewBox {
    ElementBox(
        .textField,
        properties,
        field: FieldValue(
            .text,
            .input,
            get: { .text(text.wrappedValue) },
            set: {
                text.wrappedValue = $0
                return .text($0)
            }
        ),
        action: action
    )
}
