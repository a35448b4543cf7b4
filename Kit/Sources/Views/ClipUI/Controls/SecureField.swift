// SPDX-License-Identifier: Apache-2.0

/// A text field that hides its text: SwiftUI's `SecureField`.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a field with views as its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        box = labeledField(label().boxed(), [Property(.isSecure, true)], prompt, text)
    }

    private init(
        _ title: String,
        _ text: Binding<String>,
        _ prompt: Text?,
        _ committed: (() -> Void)? = nil
    ) {
        box = titledField(title, prompt, [Property(.isSecure, true)], text, nil, committed)
    }

    /// Returns the field as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension SecureField where Label == Text {
    /// Creates a field with a title, which is shown while the field is empty.
    public init(_ key: LocalizedStringKey, text: Binding<String>) {
        self.init(Text(key).plainText, text, nil)
    }

    /// Creates a field with a title and a prompt.
    public init(_ key: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(key).plainText, text, prompt)
    }

    /// Creates a field that performs an action when the person presses Return.
    public init(
        _ key: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(key).plainText, text, nil, onCommit)
    }

    /// Creates a field with a title, which is shown while the field is empty.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
        self.init(String(title), text, nil)
    }

    /// Creates a field with a title and a prompt.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
        self.init(String(title), text, prompt)
    }
}

/// A field for text of several lines: SwiftUI's `TextEditor`.
nonisolated public struct TextEditor: PrimitiveView {
    private let box: ViewBox

    /// Creates a field of several lines.
    public init(text: Binding<String>) {
        box = textField([Property(.axes, Int32(2)), Property(.reservedLines, Int32(4))], text)
    }

    /// Returns the field as an object.
    public func boxed() -> ViewBox { box }
}
