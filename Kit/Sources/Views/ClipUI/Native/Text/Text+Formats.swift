// SPDX-License-Identifier: Apache-2.0

import InlineMarkdown

nonisolated extension Text {
    /// Creates a text with a value in a format.
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// Creates a text with the result of a formatter for a value.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: string(of: subject, formatter))
    }

    /// Creates a text with attributes: links, and SwiftUI's fonts, colours and underlines.
    @_disfavoredOverload
    public init(_ attributed: AttributedString) {
        var pieces: [(String, [Property])] = []
        for run in attributed.runs {
            var style: [Property] = []
            if let font = run.font { style += font.parts }
            if let intent = run.inlinePresentationIntent {
                for property in MarkdownSpan.Style(intent).properties
                where style.value(property.key).isUnset {
                    style.append(property)
                }
            }
            if let color = run.foregroundColor { style.append(Property(.paint, .paint(color))) }
            if run.underlineStyle != nil { style.append(Property(.underline, true)) }
            if run.strikethroughStyle != nil { style.set(Property(.strikethrough, true)) }
            if let kern = run.kern { style.append(Property(.tracking, kern)) }
            if let tracking = run.tracking { style.set(Property(.tracking, tracking)) }
            if let offset = run.baselineOffset { style.append(Property(.baselineOffset, offset)) }
            if let link = run.link { style.append(Property(.destination, link.absoluteString)) }
            pieces.append((String(attributed[run.range].characters), style))
        }
        self.init(pieces: pieces)
    }
}
