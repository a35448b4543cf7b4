// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

public import ClipFoundation
private import Synchronization

/// The objects that intents use: App Intents' `AppDependencyManager`.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()
    private let makers = Mutex<[ObjectIdentifier: @Sendable () -> Any]>([:])

    public func add<Dependency>(
        key: String? = nil,
        dependency makeDependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        makers.withLock { $0[ObjectIdentifier(Dependency.self)] = makeDependency }
    }
    func find<Dependency>() -> Dependency? {
        makers.withLock { $0[ObjectIdentifier(Dependency.self)] }?() as? Dependency
    }
}

@propertyWrapper
public struct AppDependency<Value>: Sendable {
    public init() {}
    public var wrappedValue: Value {
        guard let value: Value = AppDependencyManager.shared.find() else {
            preconditionFailure("AppDependencyManager has no '\(Value.self)'")
        }
        return value
    }
}

/// A sentence about the parameters of an intent; nothing shows it here.
public protocol ParameterSummary: Sendable {}
public struct EmptyParameterSummary<Intent>: ParameterSummary { public init() {} }
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init() {}
}
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public func appendLiteral(_ literal: String) {}
        public func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// Offers intents to the system: App Intents' `AppShortcutsProvider`; none is offered for a clip.
public protocol AppShortcutsProvider: Sendable {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink
    case grape, grayBlue, grayBrown, grayGreen
}

public struct AppShortcut: Sendable {
    public let intent: any AppIntent
    public init<Intent: AppIntent>(
        intent: Intent,
        phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource,
        systemImageName: String
    ) { self.intent = intent }
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent
    }
}

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public enum Token: Sendable { case applicationName }
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public func appendLiteral(_ literal: String) {}
        public func appendInterpolation(_ token: Token) {}
        public func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

@resultBuilder
public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
        shortcuts.flatMap { $0 }
    }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
        shortcuts ?? []
    }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
}
