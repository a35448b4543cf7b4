// SPDX-License-Identifier: Apache-2.0

// The names of UIKit that fields use.
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

    /// Sets which letters of what is typed become capitals.
    public func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> some View {
        inheriting([Property(.capitalization, kind.map { .text($0.name) } ?? .unset)])
    }

    /// Sets which letters of what is typed become capitals.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let names = ["none", "words", "sentences", "characters"]
        return inheriting([Property(.capitalization, names[style.rawValue])])
    }

    /// Turns off corrections of what is typed; browsers decide that by the kind of text.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { inheriting([]) }

    /// Turns off corrections of what is typed; browsers decide that by the kind of text.
    public func disableAutocorrection(_ disable: Bool?) -> some View { inheriting([]) }

    /// Sets what the Return key of the keyboard says.
    public func submitLabel(_ label: SubmitLabel) -> some View {
        inheriting([Property(.submitLabel, label.number)])
    }
}

/// What the Return key says: SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Sendable {
    fileprivate let number: Int32

    /// Done.
    public static let done = SubmitLabel(number: 1)
    /// Go.
    public static let go = SubmitLabel(number: 2)
    /// Send.
    public static let send = SubmitLabel(number: 3)
    /// Join.
    public static let join = SubmitLabel(number: 4)
    /// Route.
    public static let route = SubmitLabel(number: 5)
    /// Search.
    public static let search = SubmitLabel(number: 6)
    /// Return.
    public static let `return` = SubmitLabel(number: 7)
    /// Next.
    public static let next = SubmitLabel(number: 8)
    /// Continue.
    public static let `continue` = SubmitLabel(number: 9)
}

/// Which letters become capitals: SwiftUI's `TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable {
    // HTML's `autocapitalize`.
    fileprivate let name: String

    /// None.
    public static var never: TextInputAutocapitalization { .init(name: "none") }
    /// The first of each word.
    public static var words: TextInputAutocapitalization { .init(name: "words") }
    /// The first of each sentence.
    public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
    /// All.
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
