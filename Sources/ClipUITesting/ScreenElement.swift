package import ClipUI

/// An element as a person meets it on the screen of a ``TestClip``.
public final class ScreenElement {
    /// The number by which the clip and its host know the element.
    public let id: UInt32

    /// The elements inside, in order.
    public internal(set) var children: [ScreenElement] = []

    /// The text of the element itself.
    public internal(set) var ownText = ""

    /// What a text field holds.
    public internal(set) var value = ""

    /// Whether a switch is on.
    public internal(set) var isOn = false

    /// Whether a control does nothing.
    public internal(set) var isDisabled = false

    // nil for an anchor.
    let kind: ElementKind?
    var parent: UInt32?
    var attributes: [(key: UInt8, text: String)] = []
    package internal(set) var styles: [(key: UInt8, number: Int32)] = []

    init(id: UInt32, kind: ElementKind?) {
        self.id = id
        self.kind = kind
    }

    /// What is said of the element under one of the names that modifiers give: what a field's content
    /// is, in which language it is, and so on.
    package func attribute(_ key: AttributeKey) -> String? {
        attributes.first { $0.key == key.rawValue }?.text
    }

    /// A style's number; `nil` if it is not set.
    package func style(_ key: StyleKey) -> Int32? {
        styles.first { $0.key == key.rawValue }?.number
    }

    /// What the element is to a person.
    public var role: Role {
        if let level = attribute(.heading) { return .heading(level: Int(level) ?? 2) }
        switch kind {
        case nil: return .anchor
        case .text: return .text
        case .button: return .button
        case .textField: return .textField
        case .toggle: return .toggle
        case .title: return .heading(level: 1)
        case .sectionHeader: return .heading(level: 2)
        case .image: return .image
        case .list: return .list
        case .row: return .row
        default: return .container
        }
    }

    /// What an element is to a person.
    public enum Role: Sendable, Hashable {
        /// Text.
        case text
        /// Something to tap.
        case button
        /// A field to type into.
        case textField
        /// A switch.
        case toggle
        /// A heading; the name of the screen has level 1.
        case heading(level: Int)
        /// A picture or a symbol.
        case image
        /// A list.
        case list
        /// A row of a list.
        case row
        /// Anything that holds others.
        case container
        /// A place that shows nothing.
        case anchor
    }

    /// The text that assistive technology speaks for the element: its label, or what is inside.
    public var name: String {
        if let label = attribute(.label) { return label }
        if !ownText.utf8.isEmpty { return ownText }
        var name = ""
        for child in children {
            let part = child.name
            if part.utf8.isEmpty || child.kind == .textField { continue }
            if !name.utf8.isEmpty { name += " " }
            name += part
        }
        return name
    }

    /// Everything inside on one line.
    ///
    /// A button stands in brackets, what is in a field in angle brackets, a switch is `(x)` or `( )`, a
    /// list stands in braces.
    public var line: String {
        var inside = ""
        for child in children {
            let part = child.line
            if part.utf8.isEmpty { continue }
            if !inside.utf8.isEmpty { inside += " " }
            inside += part
        }
        switch kind {
        case .button: return "[" + inside + "]"
        case .textField: return "<" + value + ">"
        case .toggle: return isOn ? "(x)" : "( )"
        case .list: return "{" + inside + "}"
        default: return ownText.utf8.isEmpty ? inside : ownText
        }
    }

    func visit(_ visit: (ScreenElement) -> Void) {
        visit(self)
        for child in children { child.visit(visit) }
    }
}
