// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names are Apple's own, and mean what they mean there.

public import ClipFoundation

/// A value with a name that people read.
public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A thing of an app: App Intents' `AppEntity`.
public protocol AppEntity: TypeDisplayRepresentable, Identifiable, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: DefaultQuery { get }
    var displayRepresentation: DisplayRepresentation { get }
}
extension AppEntity { public typealias Property<Value> = EntityProperty<Value> }

/// A value out of a list that does not change: App Intents' `AppEnum`.
public protocol AppEnum: TypeDisplayRepresentable, RawRepresentable, CaseIterable, Hashable,
    Sendable
where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// Finds the things of an app: App Intents' `EntityQuery`.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
}
extension EntityQuery {
    public typealias Dependency<Value> = AppDependency<Value>
    public func suggestedEntities() async throws -> [Entity] { [] }
}
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery { func allEntities() async throws -> [Entity] }

@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    // SAFETY: a property is set when its entity is made.
    private var value: Value?
    public init(title: LocalizedStringResource) {}
    public var wrappedValue: Value {
        get {
            guard let value else { preconditionFailure("a property was read before it was set") }
            return value
        }
        set { value = newValue }
    }
    public var projectedValue: EntityProperty { self }
}

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    public let name: LocalizedStringResource
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
    }
    public init(stringLiteral value: String) {
        name = LocalizedStringResource(stringLiteral: value)
    }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public struct Image: Sendable {
        public init(systemName: String) {}
        public init(named name: String) {}
        public init(data: Data) {}
        public init(url: URL) {}
    }
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public let image: Image?
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
}
