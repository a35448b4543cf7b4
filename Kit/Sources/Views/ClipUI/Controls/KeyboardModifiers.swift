// SPDX-License-Identifier: Apache-2.0

// UIKit's types for the keyboard of a field.
@_exported public import TextInputTraits

nonisolated extension View {
    /// Sets the kind of text in the fields of the view, so that the system can suggest it.
    public func textContentType(_ type: UITextContentType?) -> some View {
        inheriting([Property(.contentType, type.map { .text($0.rawValue) } ?? .unset)])
    }

    /// Sets the keyboard for the fields of the view.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        inheriting([Property(.keyboard, type.inputMode.map { .text($0) } ?? .unset)])
    }

    /// Sets which letters of typed text are capitalised.
    public func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> some View {
        inheriting([Property(.capitalization, kind.map { .text($0.name) } ?? .unset)])
    }

    /// Sets which letters of typed text are capitalised.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let names = ["none", "words", "sentences", "characters"]
        return inheriting([Property(.capitalization, names[style.rawValue])])
    }

    /// Turns off the correction of typed text; nothing changes, because browsers decide it by the kind of text.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { inheriting([]) }

    /// Turns off the correction of typed text; nothing changes, because browsers decide it by the kind of text.
    public func disableAutocorrection(_ disable: Bool?) -> some View { inheriting([]) }

    /// Sets the label of the Return key of the keyboard.
    public func submitLabel(_ label: SubmitLabel) -> some View {
        inheriting([Property(.submitLabel, label.number)])
    }
}

/// The label of the Return key: SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Sendable {
    fileprivate let number: Int32

    /// The text “done”.
    public static let done = SubmitLabel(number: 1)
    /// The text “go”.
    public static let go = SubmitLabel(number: 2)
    /// The text “send”.
    public static let send = SubmitLabel(number: 3)
    /// The text “join”.
    public static let join = SubmitLabel(number: 4)
    /// The text “route”.
    public static let route = SubmitLabel(number: 5)
    /// The text “search”.
    public static let search = SubmitLabel(number: 6)
    /// The text “return”.
    public static let `return` = SubmitLabel(number: 7)
    /// The text “next”.
    public static let next = SubmitLabel(number: 8)
    /// The text “continue”.
    public static let `continue` = SubmitLabel(number: 9)
}

/// The letters that are capitalised: SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable {
    // HTML's `autocapitalize`.
    fileprivate let name: String

    /// No letters.
    public static var never: TextInputAutocapitalization { .init(name: "none") }
    /// The first letter of each word.
    public static var words: TextInputAutocapitalization { .init(name: "words") }
    /// The first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
    /// All letters.
    public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

extension UIKeyboardType {
    // HTML's `inputmode`.
    fileprivate var inputMode: String? {
        switch self {
        case .URL: "url"
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .decimalPad: "decimal"
        case .webSearch: "search"
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
        }
    }
}
