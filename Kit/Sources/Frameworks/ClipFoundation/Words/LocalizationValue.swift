// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
    /// A text to look up in a table, with interpolated values: Foundation's
    /// `String.LocalizationValue`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The key in the table, with a format specifier such as `%@` for each value.
        public let key: String
        /// The formatted values, in the order of the key.
        public let values: [String]

        /// Creates a text from a key.
        public init(_ key: String) {
            self.key = key
            values = []
        }

        /// Creates a text without values.
        public init(stringLiteral key: String) { self.init(key) }

        /// Creates a text with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
        }

        /// Collects the parts of a text.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [String] = []

            /// Creates an empty text.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends literal text.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            /// Appends a string.
            public mutating func appendInterpolation(_ string: String) { add("%@", string) }

            /// Appends an integer.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
                add("%lld", "\(number)")
            }

            /// Appends a number with six decimal places, as `%lf` does.
            public mutating func appendInterpolation(_ number: Double) {
                add("%lf", String(format: "%lf", number))
            }

            /// Appends a number in a format, such as `%.2f`.
            public mutating func appendInterpolation<Number: CVarArg>(
                _ number: Number,
                specifier: String
            ) {
                add(specifier, String(format: specifier, number))
            }

            /// Appends a value in a format style.
            public mutating func appendInterpolation<Format: FormatStyle>(
                _ value: Format.FormatInput,
                format: Format
            ) where Format.FormatOutput == String {
                add("%@", format.format(value))
            }

            /// Appends the description of a value.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) {
                add("%@", "\(value)")
            }

            private mutating func add(_ placeholder: String, _ value: String) {
                key += placeholder
                values.append(value)
            }
        }

        /// Returns the text of a table with the values in their places.
        func text(in table: String?, of bundle: Bundle?, or default: String? = nil) -> String {
            let bundle = bundle ?? .main
            return fill(bundle.localizedString(forKey: key, value: `default` ?? key, table: table))
        }

        // `%2$@` takes the second value; others take the next.
        func fill(_ text: String) -> String {
            var filled = ""
            var rest = text[...]
            var next = 0
            while let percent = rest.firstIndex(of: "%") {
                filled += rest[..<percent]
                rest = rest[percent...].dropFirst()
                if rest.first == "%" {
                    filled += "%"
                    rest = rest.dropFirst()
                    continue
                }
                let digits = rest.prefix { $0.isASCII && $0.isNumber }
                var index = next
                if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                    index = number - 1
                    rest = rest.dropFirst(digits.count + 1)
                } else {
                    next += 1
                }
                let end = rest.firstIndex { "@dfiuxXscgeE".contains($0) }
                guard let end, values.indices.contains(index) else {
                    filled += "%"
                    continue
                }
                filled += values[index]
                rest = rest[end...].dropFirst()
            }
            return filled + rest
        }
    }

    /// Creates a string in the language of the device.
    public init(
        localized key: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = key.text(in: table, of: bundle)
    }

    /// Creates a string in the language of the device, by a key that is not the text.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).localizedString(
            forKey: "\(key)",
            value: defaultValue.key,
            table: table
        )
        self = defaultValue.fill(text)
    }

    /// Creates a string in the language of the device.
    public init(localized resource: LocalizedStringResource) {
        self = resource.value.text(in: resource.table, of: nil, or: resource.defaultText)
    }
}

extension AttributedString {
    /// Creates an attributed string in the language of the device, with inline Markdown.
    public init(
        localized key: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let text = key.text(in: table, of: bundle)
        let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}
