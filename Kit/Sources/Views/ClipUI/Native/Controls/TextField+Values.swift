// SPDX-License-Identifier: Apache-2.0

import ClipState

nonisolated extension TextField where Label == Text {
    /// Creates a field for a formatted value, which is set when the person ends editing.
    public init<Format: ParseableFormatStyle>(
        _ key: LocalizedStringKey,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(
            box: FormattedField(title: Text(key).plainText, prompt: prompt) {
                format.format(value.wrappedValue)
            } take: {
                if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
            }.boxed()
        )
    }

    /// Creates a field for a formatted value, which is set when the person ends editing.
    @_disfavoredOverload
    public init<Title: StringProtocol, Format: ParseableFormatStyle>(
        _ title: Title,
        value: Binding<Format.FormatInput>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(
            box: FormattedField(title: String(title), prompt: prompt) {
                format.format(value.wrappedValue)
            } take: {
                if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
            }.boxed()
        )
    }

    /// Creates a field for a formatted value, which is `nil` if the text cannot be parsed.
    public init<Format: ParseableFormatStyle>(
        _ key: LocalizedStringKey,
        value: Binding<Format.FormatInput?>,
        format: Format,
        prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(
            box: FormattedField(title: Text(key).plainText, prompt: prompt) {
                value.wrappedValue.map { format.format($0) } ?? ""
            } take: {
                value.wrappedValue = try? format.parseStrategy.parse($0)
            }.boxed()
        )
    }

    /// Creates a field for a value with a formatter; the value is set when the person ends editing.
    public init<Value>(_ key: LocalizedStringKey, value: Binding<Value>, formatter: Formatter) {
        self.init(box: field(Text(key).plainText, value, formatter))
    }

    /// Creates a field for a value with a formatter; the value is set when the person ends editing.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value>(
        _ title: Title,
        value: Binding<Value>,
        formatter: Formatter
    ) {
        self.init(box: field(String(title), value, formatter))
    }
}

// On Linux, only formatters of numbers and dates parse their output.
private func field<Value>(
    _ title: String,
    _ value: Binding<Value>,
    _ formatter: Formatter
) -> ViewBox {
    FormattedField(title: title, prompt: nil) {
        formatter.string(for: value.wrappedValue) ?? ""
    } take: { text in
        let read: Any? =
            switch formatter {
            case let numbers as NumberFormatter: numbers.number(from: text)
            case let dates as DateFormatter: dates.date(from: text)
            default: text
            }
        if let same = read as? Value {
            value.wrappedValue = same
        } else if let number = read as? NSNumber {
            let forms: [Any] = [
                number.intValue, number.doubleValue, number.decimalValue, number.floatValue,
            ]
            if let same = forms.lazy.compactMap({ $0 as? Value }).first {
                value.wrappedValue = same
            }
        }
    }.boxed()
}

// The field shows the typed text while the person types, and the formatted value afterwards.
nonisolated struct FormattedField: View {
    let title: String
    let prompt: Text?
    let show: () -> String
    let take: (String) -> Void
    let draft = State<String?>(wrappedValue: nil)

    @MainActor
    var body: some View {
        let (draft, show, take) = (draft, show, take)
        func end() {
            guard let text = draft.wrappedValue else { return }
            draft.wrappedValue = nil
            take(text)
        }
        return StyledPart(
            box: titledField(
                title,
                prompt,
                [],
                Binding(get: { draft.wrappedValue ?? show() }, set: { draft.wrappedValue = $0 }),
                { isEditing in if !isEditing { end() } },
                end
            )
        )
    }
}
