// SPDX-License-Identifier: Apache-2.0

/// The value of an argument of a key.
enum LocalizedArgument: Equatable, Sendable {
    case text(Text)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
}

extension LocalizedStringKey.StringInterpolation {
    mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
        text += specifier
        arguments.append(argument)
    }

    /// Inserts a value: a number in the person's format, or the description of another value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
        let argument = LocalizedArgument(value)
        let specifier =
            switch argument {
            case .text: "%@"
            case .integer: value is Int32 || value is Int16 || value is Int8 ? "%d" : "%lld"
            case .unsigned: value is UInt32 || value is UInt16 || value is UInt8 ? "%u" : "%llu"
            case .number: value is Float ? "%f" : "%lf"
            }
        append(specifier, argument)
    }

    /// Inserts a value in a format such as `%.2f`.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
        append(specifier, LocalizedArgument(value))
    }

    /// Inserts a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
        _ input: Format.FormatInput,
        format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
        append("%@", .text(Text(verbatim: format.format(input))))
    }

    /// Inserts a value with a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject,
        formatter: Formatter? = nil
    ) {
        append("%@", .text(Text(verbatim: string(of: subject, formatter))))
    }

    /// Inserts a value with a formatter.
    public mutating func appendInterpolation<Subject>(
        _ subject: Subject,
        formatter: Formatter
    ) {
        append("%@", .text(Text(verbatim: string(of: subject, formatter))))
    }

    /// Inserts a text with its own style.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// Inserts an image.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

    /// Inserts a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append("%@", .text(Text(date, style: style)))
    }

    /// Inserts a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
        append("%@", .text(Text(dates)))
    }

    /// Inserts a text with attributes.
    public mutating func appendInterpolation(_ string: AttributedString) {
        append("%@", .text(Text(string)))
    }
}

extension LocalizedArgument {
    init<Value>(_ value: Value) {
        switch value {
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as CGFloat: self = .number(Double(value))
        case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
        case let value as any BinaryInteger: self = .integer(Int64(clamping: value))
        case let value as Text: self = .text(value)
        default: self = .text(Text(verbatim: String(describing: value)))
        }
    }
}

// Returns the string that a formatter creates from a value; without a formatter, the description of the value.
func string<Subject>(of subject: Subject, _ formatter: Formatter?) -> String {
    formatter?.string(for: subject) ?? (formatter == nil ? String(describing: subject) : "")
}
