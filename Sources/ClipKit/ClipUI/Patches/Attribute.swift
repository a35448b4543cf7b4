// SPDX-License-Identifier: Apache-2.0

/// A style with a number, or an attribute with a string, of one element.
package struct Attribute {
    package let key: UInt8
    package var number: Int32
    package let text: String

    // Styles and attributes share one key space, so that modifiers need only one list.
    package var isStyle: Bool { key < AttributeKey.firstRawValue }

    init(_ key: StyleKey, _ number: Int32) {
        self.key = key.rawValue
        self.number = number
        text = ""
    }

    init(_ key: AttributeKey, _ text: String) {
        self.key = key.rawValue
        number = 0
        self.text = text
    }

    init(_ key: StyleKey, moving other: Attribute) {
        self.init(key, other.number)
    }

    func isSame(as other: Attribute) -> Bool {
        key == other.key && number == other.number && hasSameBytes(text, other.text)
    }
}

// `==` compares strings by canonical equivalence, which would add Unicode's tables to the size of a module;
// and the screen has to show strings byte for byte.
@inline(never)
package func hasSameBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}

/// The key of a style.
///
/// Lengths are in points, colours as ``Color`` codes them.
package enum StyleKey: UInt8 {
    case font = 1
    case weight, foreground, background, tint
    case paddingTop, paddingTrailing, paddingBottom, paddingLeading
    case marginTop, marginTrailing, marginBottom, marginLeading
    case width, height, minimumWidth, maximumWidth, maximumHeight
    case cornerRadius, shadow, opacity
    /// Space between the children of a container.
    case spacing
    /// The alignment of a container's children: 1 start, 2 center, 3 end.
    case alignment
    /// The alignment of the content of a frame: 1 leading, 2 center, 3 trailing.
    case frameAlignment
    case textAlignment, lineLimit
    /// How an image fills its frame: 1 fit, 2 fill.
    case contentMode
    /// The minimum width of a grid's columns.
    case columnMinimum
    /// The number of columns of a grid.
    case columnCount
    /// 1 horizontal.
    case scrollAxis
    /// 0 automatic, 1 bordered, 2 prominent, 3 plain, 4 borderless.
    case buttonStyle
    /// 1 small, 2 regular, 3 large.
    case controlSize
    /// 1: hidden, without changing the layout.
    case hidden
}

/// The key of an attribute.
package enum AttributeKey: UInt8 {
    /// The label for assistive technology.
    case label = 64
    /// The hint for assistive technology.
    case hint
    /// The current value, for assistive technology.
    case accessibilityValue
    /// The level of a heading, from 1 to 6.
    case heading
    /// `polite`: changes are spoken.
    case live
    /// `true`: hidden from assistive technology.
    case accessibilityHidden
    /// `true`: the selected one of several.
    case selected
    /// An identifier for tests.
    case identifier
    /// The image's name among the clip's assets.
    case asset
    /// The symbol's name.
    case symbol
    /// The kind of text in a field, as a value of HTML's `autocomplete`.
    case contentType
    /// A language tag.
    case language

    static let firstRawValue: UInt8 = 64
}
