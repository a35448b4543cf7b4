// SPDX-License-Identifier: Apache-2.0

import ClipUI
import SwiftUI
import Testing
import UIKit

@testable import ClipUITesting

/// Fields, images and pickers of UIKit on the page.
@MainActor
struct FieldTests {
    /// The lines that hide the keyboard.
    @Test(
        arguments: [
            "resignFirstResponder", "UIResponder.resignFirstResponder",
            "UIView.endEditing(_:)", "",
        ]
    )
    func endsEditing(_ method: String) throws {
        let clip = launched(Editing(method: method))
        try clip.tap("edit")
        #expect(clip.screen.focused?.name == "a")
        try clip.tap("hide")
        #expect(clip.screen.focused == nil)
    }

    @Test func sendsNoOtherActionWithoutATarget() {
        #expect(
            !UIApplication.shared.sendAction(Selector("undo"), to: nil, from: nil, for: nil)
        )
    }

    /// Passes what is typed to the field, its delegate and its targets.
    @Test func passesTextToFields() throws {
        let form = FieldLog()
        form.field.placeholder = "Name"
        let clip = launched(Represented(view: form.field))
        try clip.type("Ada", into: "Name")
        #expect(form.field.text == "Ada")
        #expect(form.log == ["0 0 Ada", "changed Ada"])
        try clip.type("Anda", into: "Name")
        #expect(form.log.suffix(2) == ["1 0 n", "changed Anda"])
        // A change that the delegate refuses.
        try clip.type("And!", into: "Name")
        #expect(form.field.text == "Anda" && clip.screen.all(.textField)[0].value == "Anda")
    }

    @Test func tellsTheDelegateWhatHappens() throws {
        let form = FieldLog()
        let clip = launched(Represented(view: form.field))
        let field = try #require(clip.screen.all(.textField).first)
        clip.send(.focus, element: field.id, text: "1")
        #expect(form.field.isFirstResponder)
        clip.send(.submit, element: field.id)
        // The delegate hides the keyboard.
        #expect(clip.screen.focused == nil && !form.field.isFirstResponder)
        clip.send(.focus, element: field.id, text: "0")
        #expect(form.log == ["begin", "return", "end"])
        form.field.becomeFirstResponder()
        clip.refresh()
        #expect(clip.screen.focused === field)
    }

    @Test func passesTextToTextViews() throws {
        let form = FieldLog()
        form.view.accessibilityLabel = "Notes"
        let clip = launched(Represented(view: form.view))
        try clip.type("hello", into: "Notes")
        #expect(form.view.text == "hello" && form.log == ["text hello"])
        let fixed = UITextView()
        (fixed.text, fixed.isEditable) = ("fixed", false)
        #expect(launched(Represented(view: fixed)).screen.line == "fixed")
    }

    /// A view shows what its representable has set.
    @Test func followsUpdates() throws {
        let clip = launched(Counting())
        #expect(clip.screen.all(.textField)[0].value == "0")
        try clip.tap("more")
        #expect(clip.screen.all(.textField)[0].value == "1")
    }

    /// Modes of content, and the kinds of elements that show an image.
    @Test(
        arguments: [
            (UIView.ContentMode.scaleToFill, false), (.scaleAspectFit, true),
            (.scaleAspectFill, true), (.center, false),
        ]
    )
    func showsImages(_ mode: UIView.ContentMode, _ keepsAspect: Bool) {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.contentMode = mode
        let clip = launched(Represented(view: view))
        #expect(clip.screen.elements(.image).count == 1)
        #expect(clip.screen.elements(.aspectRatio).count == (keepsAspect ? 1 : 0))
    }

    @Test func picksDates() throws {
        let picker = UIDatePicker()
        (picker.datePickerMode, picker.date) = (.date, Date(timeIntervalSince1970: 0))
        #expect(launched(Represented(view: picker)).screen.elements(.datePicker).count == 1)
        picker.datePickerMode = .countDownTimer
        #expect(launched(Represented(view: picker)).screen.elements(.datePicker).isEmpty)
    }
}

@MainActor
private final class FieldLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
    let field = UITextField()
    let view = UITextView()
    var log: [String] = []

    override init() {
        super.init()
        field.delegate = self
        view.delegate = self
        field.addAction(
            UIAction { [unowned self] _ in log.append("changed \(field.text ?? "")") },
            for: .editingChanged
        )
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        if string.contains("!") { return false }
        log.append("\(range.location) \(range.length) \(string)")
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return")
        return textField.resignFirstResponder()
    }
    func textViewDidChange(_ textView: UITextView) { log.append("text \(textView.text ?? "")") }
}

private struct Represented<Content: UIView>: UIViewRepresentable {
    let view: Content
    func makeUIView(context: Context) -> Content { view }
    func updateUIView(_ view: Content, context: Context) {}
}

private struct Editing: View {
    let method: String
    @FocusState private var isEdited: Bool

    var body: some View {
        TextField("a", text: .constant("")).focused($isEdited)
        Button("edit") { isEdited = true }
        Button("hide") {
            if method.isEmpty {
                UIApplication.shared.keyWindow?.endEditing(true)
            } else {
                UIApplication.shared.sendAction(Selector(method), to: nil, from: nil, for: nil)
            }
        }
    }
}

private struct Counted: UIViewRepresentable {
    let count: Int
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ view: UITextField, context: Context) { view.text = "\(count)" }
}

private struct Counting: View {
    @State private var count = 0

    var body: some View {
        Counted(count: count)
        Button("more") { count += 1 }
    }
}
