// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
    /// A text to be looked up in a table, with what is put into it: Foundation's
    /// `String.LocalizationValue`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        /// The key in the table, with a `%@` or the like for each value.
        public let key: String
        /// The values as they are written, in the order of the key.
        public let values: [String]

        /// A text by key.
        public init(_ key: String) {
            self.key = key
            values = []
        }

        /// A text without values.
        public init(stringLiteral key: String) { self.init(key) }

        /// A text with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
        }

        /// Gathers the parts of a text.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var values: [String] = []

            /// Begins a text.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds words.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ string: String) { add("%@", string) }

            /// Adds a whole number.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
                add("%lld", "\(number)")
            }

            /// Adds a number, with six places after the point as `%lf` has them.
            public mutating func appendInterpolation(_ number: Double) {
                add("%lf", String(format: "%lf", number))
            }

            /// Adds a number in a format of its own, such as `%.2f`.
            public mutating func appendInterpolation<Number: CVarArg>(
                _ number: Number,
                specifier: String
            ) {
                add(specifier, String(format: specifier, number))
            }

            /// Adds a value in a format.
            public mutating func appendInterpolation<Format: FormatStyle>(
                _ value: Format.FormatInput,
                format: Format
            ) where Format.FormatOutput == String {
                add("%@", format.format(value))
            }

            /// Adds anything as it describes itself.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) {
                add("%@", "\(value)")
            }

            private mutating func add(_ placeholder: String, _ value: String) {
                key += placeholder
                values.append(value)
            }
        }

        /// The text of a table with the values in their places.
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

    /// A text in the language of the device.
    public init(
        localized key: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = key.text(in: table, of: bundle)
    }

    /// A text in the language of the device, by a key that is not the text.
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

    /// A text in the language of the device.
    public init(localized resource: LocalizedStringResource) {
        self = resource.value.text(in: resource.table, of: nil, or: resource.defaultText)
    }
}

extension AttributedString {
    /// A text in the language of the device, with Markdown within lines.
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
