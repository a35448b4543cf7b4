// SPDX-License-Identifier: Apache-2.0

import InlineMarkdown

extension MarkdownSpan {
    /// The properties of a run of text in the style of the span.
    var properties: [Property] {
        style.properties + (link.map { [Property(.destination, $0)] } ?? [])
    }
}

extension MarkdownSpan.Style {
    /// The properties of a run of text in the style.
    var properties: [Property] {
        var properties: [Property] = []
        if contains(.strong) { properties.append(Property(.fontWeight, Int32(700))) }
        if contains(.emphasis) { properties.append(Property(.fontTraits, Int32(1))) }
        if contains(.code) { properties.append(Property(.fontDesign, Int32(3))) }
        if contains(.strikethrough) { properties.append(Property(.strikethrough, true)) }
        return properties
    }
}
