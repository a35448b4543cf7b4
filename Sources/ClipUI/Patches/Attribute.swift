/// A style with a number, or an attribute with a text, of one element.
package struct Attribute {
    package let key: UInt8
    package var number: Int32
    package let text: String

    // Styles and attributes share one space of keys, so that modifiers need one list only.
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

// Equality of strings is canonical equivalence, and brings Unicode's tables into the module. What is
// on the screen has to be what was said, byte for byte.
@inline(never)
package func hasSameBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}

/// What a style sets.
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
    /// Where the children of a container stand across its direction: 1 first, 2 middle, 3 last.
    case alignment
    /// Where the content of a frame stands: 1 leading, 2 middle, 3 trailing.
    case frameAlignment
    case textAlignment, lineLimit
    /// How a picture fills its frame: 1 whole, 2 covering.
    case contentMode
    /// The least width of a grid's columns.
    case columnMinimum
    /// How many columns a grid has.
    case columnCount
    /// 1 horizontal.
    case scrollAxis
    /// 0 automatic, 1 bordered, 2 prominent, 3 plain, 4 borderless.
    case buttonStyle
    /// 1 small, 2 regular, 3 large.
    case controlSize
    /// 1: keeps its room and shows nothing.
    case hidden
}

/// What an attribute says.
package enum AttributeKey: UInt8 {
    /// The name for assistive technology.
    case label = 64
    /// More about what it does, for assistive technology.
    case hint
    /// Where it stands, for assistive technology.
    case accessibilityValue
    /// A level from 1 to 6.
    case heading
    /// `polite`: changes are spoken.
    case live
    /// `true`: not there for assistive technology.
    case accessibilityHidden
    /// `true`: the chosen one of several.
    case selected
    /// A name for tests.
    case identifier
    /// The picture's name among the clip's assets.
    case asset
    /// The symbol's name.
    case symbol
    /// What kind of text a field takes, as HTML's `autocomplete` names it.
    case contentType
    /// A language tag.
    case language

    static let firstRawValue: UInt8 = 64
}
