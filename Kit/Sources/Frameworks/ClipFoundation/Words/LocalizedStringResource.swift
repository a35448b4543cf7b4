// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A text that is looked up when it is shown: Foundation's `LocalizedStringResource`.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
    let value: String.LocalizationValue
    let defaultText: String?
    /// The name of the table; `nil` for the default one.
    public let table: String?
    /// The locale in which it is shown.
    public var locale = Locale.current

    /// The key in the table.
    public var key: String { value.key }

    /// Creates a text from a key.
    public init(
        _ key: String.LocalizationValue,
        table: String? = nil,
        comment: StaticString? = nil
    ) {
        value = key
        defaultText = nil
        self.table = table
    }

    /// Creates a text from a key that is not the text.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        comment: StaticString? = nil
    ) {
        value = String.LocalizationValue("\(key)")
        defaultText = defaultValue.fill(defaultValue.key)
        self.table = table
    }

    /// Creates a text from a key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
