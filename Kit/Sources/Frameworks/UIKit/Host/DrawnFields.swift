// SPDX-License-Identifier: Apache-2.0

package import ClipUI

// A field on the page represents one of UIKit: what the person types is passed to it, and to its delegate and targets.

extension UITextField: DrawnView {
    package var drawn: ViewBox? {
        let look: [Property] = isSecureTextEntry ? [Property(.isSecure, true)] : []
        return DrawnField(view: self, content: text ?? "") { field, text, act in
            BoxedView(
                titledField(
                    field.accessibilityLabel ?? field.placeholder ?? "",
                    Text(verbatim: field.placeholder ?? ""),
                    look,
                    text,
                    { act($0 ? .begin : .end) },
                    { act(.enter) }
                )
            )
        }
        .boxed()
    }
}

extension UITextField: EditedView {
    fileprivate var editedText: String { text ?? "" }
    fileprivate var acceptsEdits: Bool { isEnabled }

    fileprivate func allows(_ range: NSRange, _ replacement: String) -> Bool {
        delegate?.textField(
            self,
            shouldChangeCharactersIn: range,
            replacementString: replacement
        ) ?? true
    }

    fileprivate func edit(_ text: String) {
        self.text = text
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }

    fileprivate func act(_ act: FieldAct) {
        switch act {
        case .begin:
            delegate?.textFieldDidBeginEditing(self)
            sendActions(for: .editingDidBegin)
        case .end:
            delegate?.textFieldDidEndEditing(self)
            sendActions(for: .editingDidEnd)
        case .enter:
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
    }
}

extension UITextView: DrawnView {
    package var drawn: ViewBox? {
        guard isEditable else {
            let traits = FieldTraits(self)
            return oneOf(
                1,
                ScrollView {
                    Text(verbatim: text ?? "")
                        .font(.system(size: traits.size))
                        .foregroundStyle(Color(cgColor: traits.color.cgColor))
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                .boxed()
            )
        }
        let box = DrawnField(view: self, content: text ?? "") { view, text, act in
            BoxedView(
                titledField(
                    view.accessibilityLabel ?? "",
                    nil,
                    [Property(.axes, Int32(2)), Property(.reservedLines, Int32(4))],
                    text,
                    { act($0 ? .begin : .end) },
                    nil
                )
            )
        }
        .boxed()
        return oneOf(2, box)
    }
}

extension UITextView: EditedView {
    private var editor: (any UITextViewDelegate)? {
        textDelegate ?? delegate as? any UITextViewDelegate
    }

    fileprivate var editedText: String { text ?? "" }
    fileprivate var acceptsEdits: Bool { isUserInteractionEnabled }

    fileprivate func allows(_ range: NSRange, _ replacement: String) -> Bool {
        editor?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    }

    fileprivate func edit(_ text: String) {
        self.text = text
        editor?.textViewDidChange(self)
    }

    fileprivate func act(_ act: FieldAct) {
        switch act {
        case .begin: editor?.textViewDidBeginEditing(self)
        case .end: editor?.textViewDidEndEditing(self)
        case .enter: break
        }
    }
}

// What happens to a field besides changes of its text.
private enum FieldAct { case begin, end, enter }

@MainActor
private protocol EditedView: UIView {
    var font: UIFont? { get }
    var textColor: UIColor? { get }
    var textAlignment: NSTextAlignment { get }
    var keyboardType: UIKeyboardType { get }
    var returnKeyType: UIReturnKeyType { get }
    // As UIKit has it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var textContentType: UITextContentType! { get }
    var autocapitalizationType: UITextAutocapitalizationType { get }
    var acceptsEdits: Bool { get }
    var editedText: String { get }
    // Whether the delegate allows a change.
    func allows(_ range: NSRange, _ replacement: String) -> Bool
    func edit(_ text: String)
    func act(_ act: FieldAct)
}

private struct FieldTraits: Equatable {
    let size: CGFloat
    let color: UIColor
    let alignment: NSTextAlignment
    let keyboard: UIKeyboardType
    let returnKey: UIReturnKeyType
    let content: UITextContentType?
    let capitalization: UITextAutocapitalizationType
    let isEnabled: Bool

    @MainActor
    init(_ view: some EditedView) {
        size = view.font?.pointSize ?? 17
        color = view.textColor ?? .label
        alignment = view.textAlignment
        keyboard = view.keyboardType
        returnKey = view.returnKeyType
        content = view.textContentType
        capitalization = view.autocapitalizationType
        isEnabled = view.acceptsEdits
    }
}

// A field; it is evaluated again when its representable was updated, and when the person changed it.
private struct DrawnField<Field: EditedView>: View {
    private let view: Field
    private let traits: FieldTraits
    private let content: String
    private let field: (Field, Binding<String>, @escaping (FieldAct) -> Void) -> BoxedView
    @State private var edits = 0
    @FocusState private var isFocused: Bool

    init(
        view: Field,
        content: String,
        field: @escaping (Field, Binding<String>, @escaping (FieldAct) -> Void) -> BoxedView
    ) {
        self.view = view
        traits = FieldTraits(view)
        self.content = content
        self.field = field
    }

    var body: some View {
        // The delegate can refuse or change what was typed, so that the text is that of the field.
        let _ = edits
        field(view, Binding(get: { view.editedText }, set: { change(to: $0) }), perform)
            .focused($isFocused)
            .font(.system(size: traits.size))
            .foregroundStyle(Color(cgColor: traits.color.cgColor))
            .multilineTextAlignment(traits.alignment.lines)
            .keyboardType(traits.keyboard)
            .textContentType(traits.content)
            .autocapitalization(traits.capitalization)
            .submitLabel(traits.returnKey.label)
            .disabled(!traits.isEnabled)
            .onAppear {
                view.moveFocus = { isFocused = $0 }
                if view.isFirstResponder { isFocused = true }
            }
    }

    private func change(to new: String) {
        let (range, replacement) = replacement(in: view.editedText, for: new)
        if view.allows(range, replacement) { view.edit(new) }
        edits += 1
    }

    private func perform(_ act: FieldAct) {
        switch act {
        case .begin: view.noteFocus(true)
        case .end: view.noteFocus(false)
        case .enter: break
        }
        view.act(act)
        edits += 1
    }
}

// Returns the shortest change of a text to another one, in units of UTF-16.
private func replacement(in old: String, for new: String) -> (range: NSRange, text: String) {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    return (
        NSRange(location: start, length: before.count - start - end),
        String(decoding: after[start..<(after.count - end)], as: UTF16.self)
    )
}

extension NSTextAlignment {
    fileprivate var lines: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

extension UIReturnKeyType {
    fileprivate var label: SubmitLabel {
        switch self {
        case .go: .go
        case .google, .search, .yahoo: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .continue: .continue
        case .done: .done
        case .default, .emergencyCall: .return
        }
    }
}
