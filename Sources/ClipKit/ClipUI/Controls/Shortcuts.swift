// SPDX-License-Identifier: Apache-2.0

/// A key: SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    // As the page's `KeyboardEvent.key`.
    fileprivate let name: String

    private init(name: String) { self.name = name }

    /// The key of a character.
    public init(_ character: Character) { name = String(character) }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// Return.
    public static let `return` = KeyEquivalent(name: "Enter")
    /// Escape.
    public static let escape = KeyEquivalent(name: "Escape")
    /// Delete.
    public static let delete = KeyEquivalent(name: "Backspace")
    /// Tab.
    public static let tab = KeyEquivalent(name: "Tab")
    /// Space.
    public static let space = KeyEquivalent(name: " ")
    /// Up.
    public static let upArrow = KeyEquivalent(name: "ArrowUp")
    /// Down.
    public static let downArrow = KeyEquivalent(name: "ArrowDown")
    /// Left.
    public static let leftArrow = KeyEquivalent(name: "ArrowLeft")
    /// Right.
    public static let rightArrow = KeyEquivalent(name: "ArrowRight")
}

/// Keys that are held: SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int

    /// Creates keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = EventModifiers(rawValue: 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 2)
    /// Option.
    public static let option = EventModifiers(rawValue: 4)
    /// Command.
    public static let command = EventModifiers(rawValue: 8)
}

/// A key with those that are held: SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held.
    public var modifiers: EventModifiers

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return, for the main action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, to leave.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    fileprivate var text: String {
        var text = ""
        if modifiers.contains(.command) { text += "command+" }
        if modifiers.contains(.control) { text += "control+" }
        if modifiers.contains(.option) { text += "option+" }
        if modifiers.contains(.shift) { text += "shift+" }
        return text + key.name
    }
}

nonisolated extension View {
    /// Presses the button with a key.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Presses the button with a shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        attributes([Property(.shortcut, shortcut.text)])
    }

    /// Presses the button with a shortcut, if there is one.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        attributes(shortcut.map { [Property(.shortcut, $0.text)] } ?? [])
    }

    /// Says what a view is for, for assistive technology and pointers.
    public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }

    /// Says what a view is for, for assistive technology and pointers.
    @_disfavoredOverload
    public func help<Words: StringProtocol>(_ words: Words) -> some View { help(Text(words)) }

    /// Says what a view is for, for assistive technology and pointers.
    public func help(_ text: Text) -> some View { attributes([Property(.hint, text.plainText)]) }
}
