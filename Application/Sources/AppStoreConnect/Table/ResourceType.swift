// SPDX-License-Identifier: Apache-2.0

/// A type of resources of the API; requests are checked against it, and responses are made from it.
package struct ResourceType: Sendable, Hashable {
    /// The name, such as `appClips`.
    package let name: String

    /// The operations on resources of the type.
    package let operations: Set<Operation>

    package let attributes: [Attribute]
    package let relationships: [Relationship]

    /// Fields that App Store Connect has and a store of App Clips does not: they can be requested,
    /// and have no value.
    package let absentFields: [String]

    /// Relationships of App Store Connect that can be included, and have no resources here.
    package let absentIncludes: [String]

    /// The filters of the list of all resources.
    package let filters: [Filter]

    /// The names that `exists[…]` supports in a list.
    package let exists: [String]

    /// The names that `sort` supports in the list of all resources.
    package let sorts: [String]

    /// The operations on resources.
    package enum Operation: String, Sendable, Hashable, CaseIterable {
        case list, get, create, update, delete
    }

    package init(
        _ name: String,
        operations: Set<Operation> = [],
        attributes: [Attribute] = [],
        relationships: [Relationship] = [],
        absentFields: [String] = [],
        absentIncludes: [String] = [],
        filters: [Filter] = [],
        exists: [String] = [],
        sorts: [String] = []
    ) {
        self.name = name
        self.operations = operations
        self.attributes = attributes
        self.relationships = relationships
        self.absentFields = absentFields
        self.absentIncludes = absentIncludes
        self.filters = filters
        self.exists = exists
        self.sorts = sorts
    }

    /// All names that `fields[…]` supports.
    package var fields: [String] {
        attributes.filter { $0.use.contains(.read) }.map(\.name)
            + relationships.filter { $0.use.contains(.read) }.map(\.name) + absentFields
    }

    /// The relationships that can be included.
    package var includes: [Relationship] { relationships.filter { $0.use.contains(.include) } }

    package func relationship(_ name: String) -> Relationship? {
        relationships.first { $0.name == name }
    }

    package static func == (one: Self, other: Self) -> Bool { one.name == other.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The ways in which an attribute or a relationship can be used.
package struct Use: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It appears in responses.
    package static let read = Use(rawValue: 1)
    /// A new resource may have it.
    package static let create = Use(rawValue: 2)
    /// A new resource must have it.
    package static let require = Use(rawValue: 6)
    /// It can be changed.
    package static let update = Use(rawValue: 8)
    /// The related resources can be included.
    package static let include = Use(rawValue: 16)
    /// The related resources have a path of their own: `/appClips/1/app`.
    package static let follow = Use(rawValue: 32)
    /// The identifiers have a path of their own: `/appClips/1/relationships/app`.
    package static let identifiers = Use(rawValue: 64)
    /// The identifiers can be changed at that path.
    package static let relink = Use(rawValue: 128)
    /// New resources are sent with the one that is created, in `included`.
    package static let inline = Use(rawValue: 256)
}

/// An attribute of a type of resources.
package struct Attribute: Sendable, Hashable {
    package let name: String
    package let shape: ValueShape
    package let use: Use
    /// Whether `null` removes the value.
    package let isClearable: Bool

    package init(_ name: String, _ shape: ValueShape, _ use: Use = .read, clearable: Bool = false) {
        self.name = name
        self.shape = shape
        self.use = use
        isClearable = clearable
    }
}

/// A relationship of a type of resources.
package struct Relationship: Sendable, Hashable {
    package let name: String
    /// The name of the type of the related resources.
    package let target: String
    package let isToMany: Bool
    package let use: Use
    /// The filters of the list of related resources.
    package let filters: [Filter]

    /// Returns a relationship to one resource.
    package static func one(_ name: String, to target: String, _ use: Use) -> Relationship {
        Relationship(name: name, target: target, isToMany: false, use: use, filters: [])
    }

    /// Returns a relationship to any number of resources.
    package static func many(
        _ name: String,
        to target: String,
        _ use: Use,
        filters: [Filter] = []
    ) -> Relationship {
        Relationship(name: name, target: target, isToMany: true, use: use, filters: filters)
    }
}

/// A filter of a list: `filter[name]=value,value`.
package struct Filter: Sendable, Hashable {
    package let name: String
    /// The possible values; empty for any text.
    package let words: [String]

    package init(_ name: String, _ words: [String] = []) {
        self.name = name
        self.words = words
    }
}
