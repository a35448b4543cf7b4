// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

/// A resource with every attribute and relationship that a response can contain.
package struct Resource: Sendable, Hashable {
    package let type: ResourceType
    package let id: String
    package var attributes: [String: JSONValue]
    package var relationships: [String: Linkage]

    /// The resources that a relationship refers to, by their identifiers.
    package enum Linkage: Sendable, Hashable {
        case one(String)
        case many([String])
        case none
    }

    package init(
        _ type: ResourceType,
        _ id: String,
        attributes: [String: JSONValue?] = [:],
        relationships: [String: Linkage] = [:]
    ) {
        self.type = type
        self.id = id
        self.attributes = attributes.compactMapValues(\.self)
        self.relationships = relationships
    }

    /// The type and the identifier of a resource, which are unique in a store.
    package struct Key: Sendable, Hashable {
        package let type: String
        package let id: String

        package init(_ type: String, _ id: String) {
            self.type = type
            self.id = id
        }
    }

    package var key: Key { Key(type.name, id) }

    /// The path of the resource in the API.
    package var path: String { Self.path(type.name, id) }

    package static func path(_ type: String, _ id: String) -> String {
        "\(Endpoint.root)\(type)/\(QueryText.encoded(id))"
    }
}

extension Resource {
    /// Returns the resource as part of a document.
    ///
    /// - Parameters:
    ///   - query: The query, which selects the fields.
    ///   - base: The base URL of the server, such as `http://localhost:8080`.
    ///   - isPrimary: Whether the resource was requested, rather than included.
    /// - Returns: An object with `type`, `id`, `links.self` and, as far as it has wanted ones, `attributes`
    ///   and `relationships`.
    package func json(_ query: Query, base: String, isPrimary: Bool) -> JSONValue {
        let wanted = query.fields[type.name]
        let attributes = type.attributes.compactMap { attribute -> JSONValue.Member? in
            guard attribute.use.contains(.read), wanted?.contains(attribute.name) ?? true else {
                return nil
            }
            return self.attributes[attribute.name].map { JSONValue.Member(attribute.name, $0) }
        }
        let relationships = type.relationships.compactMap { relationship -> JSONValue.Member? in
            guard relationship.use.contains(.read), wanted?.contains(relationship.name) ?? true
            else { return nil }
            let value = json(of: relationship, query, base, isPrimary)
            return value.members?.isEmpty == true ? nil : JSONValue.Member(relationship.name, value)
        }
        return .object(
            some: [
                "type": .string(type.name), "id": .string(id),
                "attributes": attributes.isEmpty ? nil : .object(attributes),
                "relationships": relationships.isEmpty ? nil : .object(relationships),
                "links": ["self": .string(base + path)],
            ]
        )
    }

    private func json(
        of relationship: Relationship,
        _ query: Query,
        _ base: String,
        _ isPrimary: Bool
    ) -> JSONValue {
        var data: JSONValue?
        var meta: JSONValue?
        switch relationships[relationship.name] {
        case .one(let id): data = Self.identifier(relationship.target, id)
        case .many(let ids) where isPrimary && query.includes.contains(relationship.name):
            let limit = query.limits[relationship.name] ?? Query.usuallyIncluded
            data = .array(ids.prefix(limit).map { Self.identifier(relationship.target, $0) })
            meta = ["paging": ["total": .integer(ids.count), "limit": .integer(limit)]]
        default: break
        }
        var links: [JSONValue.Member] = []
        if relationship.use.contains(.identifiers) {
            let link = "\(base)\(path)/relationships/\(relationship.name)"
            links.append(JSONValue.Member("self", .string(link)))
        }
        if relationship.use.contains(.follow) {
            links.append(
                JSONValue.Member("related", .string("\(base)\(path)/\(relationship.name)"))
            )
        }
        return .object(
            some: ["meta": meta, "data": data, "links": links.isEmpty ? nil : .object(links)]
        )
    }

    /// Returns a resource identifier: an object with `type` and `id`.
    package static func identifier(_ type: String, _ id: String) -> JSONValue {
        ["type": .string(type), "id": .string(id)]
    }

    /// Returns the keys of the resources that the query includes.
    package func included(_ query: Query) -> [Key] {
        type.includes.flatMap { relationship -> [Key] in
            guard query.includes.contains(relationship.name) else { return [] }
            switch relationships[relationship.name] {
            case .one(let id): return [Key(relationship.target, id)]
            case .many(let ids):
                let limit = query.limits[relationship.name] ?? Query.usuallyIncluded
                return ids.prefix(limit).map { Key(relationship.target, $0) }
            default: return []
            }
        }
    }
}
