// SPDX-License-Identifier: Apache-2.0

package import ClipUI

/// An element on the screen of a ``TestClip``.
public final class ScreenElement {
    /// The identifier of the element in patches and events.
    public let id: UInt32

    /// The elements inside, in order.
    public internal(set) var children: [ScreenElement] = []

    /// The text of the element itself.
    public var ownText: String { kind == .text ? text(.text) ?? "" : "" }

    /// The content of a text field.
    public var value: String { kind == .textField ? text(.text) ?? "" : "" }

    /// Whether a switch is on.
    public var isOn: Bool { isSet(.isOn) }

    /// Whether a control is disabled.
    public var isDisabled: Bool { isSet(.isDisabled) }

    // nil for an anchor.
    let kind: ElementKind?

    /// The name of the kind; nil for an anchor.
    package var elementKind: String? { kind.map { "\($0)" } }

    var parent: UInt32?
    package internal(set) var properties: [Property] = []

    init(id: UInt32, kind: ElementKind?) {
        self.id = id
        self.kind = kind
    }

    /// Returns the value of a property.
    package func property(_ key: ElementKey) -> PropertyValue { properties.value(key) }

    /// Returns a property that is a text, such as the content type of a field; `nil` if it is not set.
    package func text(_ key: ElementKey) -> String? {
        if case .text(let text) = property(key) { text } else { nil }
    }

    /// Returns a property that is a number; `nil` if it is not set.
    package func number(_ key: ElementKey) -> Double? {
        switch property(key) {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// Whether a property is true.
    package func isSet(_ key: ElementKey) -> Bool {
        if case .flag(true) = property(key) { true } else { false }
    }

    /// The role of the element.
    public var role: Role {
        if let level = number(.heading) { return .heading(level: Int(level)) }
        switch kind {
        case nil: return .anchor
        case .text: return .text
        case .button: return .button
        case .textField: return .textField
        case .toggle: return .toggle
        case .screen: return .heading(level: 1)
        case .image: return .image
        case .list: return .list
        case .listRow: return .row
        default: return .container
        }
    }

    /// The role of an element.
    public enum Role: Sendable, Hashable {
        /// An element that shows text.
        case text
        /// A control that performs an action.
        case button
        /// A field in which the person can type.
        case textField
        /// A switch.
        case toggle
        /// A heading; the title of the screen has level 1.
        case heading(level: Int)
        /// An image or a symbol.
        case image
        /// A list with rows.
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
        if let label = text(kind == .screen ? .title : .label) { return label }
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
        case .screen:
            let title = text(.title) ?? ""
            return inside.utf8.isEmpty || title.utf8.isEmpty ? title + inside : title + " " + inside
        default: return ownText.utf8.isEmpty ? inside : ownText
        }
    }

    /// Whether the element is of a kind.
    package func isKind(_ kind: ElementKind) -> Bool { self.kind == kind }

    func visit(_ visit: (ScreenElement) -> Void) {
        visit(self)
        for child in children { child.visit(visit) }
    }
}
