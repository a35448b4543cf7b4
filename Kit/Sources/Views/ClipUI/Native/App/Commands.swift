// SPDX-License-Identifier: Apache-2.0

// Menus belong to a menu bar, which a phone does not have: they are compiled, and not created.

/// Menus of a clip: SwiftUI's `Commands`.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands

    /// The menus that this content consists of.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Builds menus: SwiftUI's `CommandsBuilder`.
@resultBuilder
public enum CommandsBuilder {
    /// Builds a menu.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Builds an empty block.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Builds a block with one menu.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Builds a block with several menus.
    public static func buildBlock<First: Commands, Second: Commands, each Other: Commands>(
        _ first: First,
        _ second: Second,
        _ others: repeat each Other
    ) -> EmptyCommands { EmptyCommands() }

    /// Builds an `if` without `else`.
    public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }

    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
        EmptyCommands()
    }

    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
        EmptyCommands()
    }
}

/// No menus: SwiftUI's `EmptyCommands`.
nonisolated public struct EmptyCommands: Commands {
    /// Creates an empty set of menus.
    public init() {}

    /// Never evaluated: there are no menus.
    public var body: Never { fatalError("there are no menus") }
}

/// A menu: SwiftUI's `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: Commands {
    /// Creates a menu with a title.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// Creates a menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {}

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {}

    /// Never evaluated: a phone has no menus.
    public var body: Never { fatalError("a phone has no menus") }
}

/// Items of an existing menu: SwiftUI's `CommandGroup`.
nonisolated public struct CommandGroup<Content: View>: Commands {
    /// Creates items that replace others.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Creates items before others.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Creates items after others.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Never evaluated: a phone has no menus.
    public var body: Never { fatalError("a phone has no menus") }
}

/// The items that menus of the system have: SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Sendable {
    /// The items with information about the clip.
    public static let appInfo = CommandGroupPlacement()
    /// The items for the settings of the clip.
    public static let appSettings = CommandGroupPlacement()
    /// The items that create documents.
    public static let newItem = CommandGroupPlacement()
    /// The items that save documents.
    public static let saveItem = CommandGroupPlacement()
    /// The items that undo and redo changes.
    public static let undoRedo = CommandGroupPlacement()
    /// The items that cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement()
    /// The items that open the documentation of the clip.
    public static let help = CommandGroupPlacement()
}
