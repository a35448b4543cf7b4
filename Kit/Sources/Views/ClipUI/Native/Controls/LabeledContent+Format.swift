// SPDX-License-Identifier: Apache-2.0

public import Foundation

nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Creates a formatted value with a title.
    public init<Format: FormatStyle>(
        _ key: LocalizedStringKey,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(key) { Text(value, format: format).foregroundStyle(Color.secondary) }
    }

    /// Creates a formatted value with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol, Format: FormatStyle>(
        _ title: Title,
        value: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(title) { Text(value, format: format).foregroundStyle(Color.secondary) }
    }
}
