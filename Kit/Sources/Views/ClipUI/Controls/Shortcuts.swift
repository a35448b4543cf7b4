// SPDX-License-Identifier: Apache-2.0

/// A key of the keyboard: SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    // The value of the page's `KeyboardEvent.key`.
    fileprivate let name: String

    private init(name: String) { self.name = name }

    /// The key of a character.
    public init(_ character: Character) { name = String(character) }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The Return key, called Enter by pages.
    public static let `return` = KeyEquivalent(name: "Enter")
    /// The Escape key.
    public static let escape = KeyEquivalent(name: "Escape")
    /// The key that deletes the character before the cursor.
    public static let delete = KeyEquivalent(name: "Backspace")
    /// The Tab key.
    public static let tab = KeyEquivalent(name: "Tab")
    /// The space bar.
    public static let space = KeyEquivalent(name: " ")
    /// The Up Arrow key.
    public static let upArrow = KeyEquivalent(name: "ArrowUp")
    /// The Down Arrow key.
    public static let downArrow = KeyEquivalent(name: "ArrowDown")
    /// The Left Arrow key.
    public static let leftArrow = KeyEquivalent(name: "ArrowLeft")
    /// The Right Arrow key.
    public static let rightArrow = KeyEquivalent(name: "ArrowRight")
}

/// The modifier keys: SwiftUI's `EventModifiers`.
public struct EventModifiers: OptionSet, Sendable {
    /// The modifier keys as bits.
    public let rawValue: Int

    /// Creates a set of modifier keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 1)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 2)
    /// The Option key.
    public static let option = EventModifiers(rawValue: 4)
    /// The Command key.
    public static let command = EventModifiers(rawValue: 8)
}

/// A key with modifier keys: SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Sendable {
    /// The key to press.
    public var key: KeyEquivalent
    /// The modifier keys to hold.
    public var modifiers: EventModifiers

    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return, for the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the action that cancels.
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
    /// Triggers the button with a key.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Triggers the button with a shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        attributes([Property(.shortcut, shortcut.text)])
    }

    /// Triggers the button with a shortcut, if there is one.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        attributes(shortcut.map { [Property(.shortcut, $0.text)] } ?? [])
    }

    /// Adds a help text, for assistive technology and pointers.
    public func help(_ key: LocalizedStringKey) -> some View { help(Text(key)) }

    /// Adds a help text, for assistive technology and pointers.
    @_disfavoredOverload
    public func help<Words: StringProtocol>(_ words: Words) -> some View { help(Text(words)) }

    /// Adds a help text, for assistive technology and pointers.
    public func help(_ text: Text) -> some View { attributes([Property(.hint, text.plainText)]) }
}
