// SPDX-License-Identifier: Apache-2.0

package import ClipUI

/// An element on the screen of a ``TestClip``.
public final class ScreenElement {
    /// The identifier of the element in patches and events.
    public let id: UInt32

    /// The elements inside, in order.
    public internal(set) var children: [ScreenElement] = []

    /// The text of the element itself.
    public internal(set) var ownText = ""

    /// The content of a text field.
    public internal(set) var value = ""

    /// Whether a switch is on.
    public internal(set) var isOn = false

    /// Whether a control is disabled.
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

    /// The value of an attribute, such as the content type of a field; `nil` if it is not set.
    package func attribute(_ key: AttributeKey) -> String? {
        attributes.first { $0.key == key.rawValue }?.text
    }

    /// The number of a style; `nil` if it is not set.
    package func style(_ key: StyleKey) -> Int32? {
        styles.first { $0.key == key.rawValue }?.number
    }

    /// The role of the element.
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

    /// The role of an element.
    public enum Role: Sendable, Hashable {
        /// Text.
        case text
        /// A button.
        case button
        /// A text field.
        case textField
        /// A switch.
        case toggle
        /// A heading; the title of the screen has level 1.
        case heading(level: Int)
        /// An image or a symbol.
        case image
        /// A list.
        case list
        /// A row of a list.
        case row
        /// Any other element with content.
        case container
        /// An invisible position.
        case anchor
    }

    /// The text that assistive technology speaks for the element: its label or its content.
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

    /// The content of the element on one line.
    ///
    /// Buttons are in brackets, the content of text fields in angle brackets and lists in braces; a switch is
    /// `(x)` or `( )`.
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
