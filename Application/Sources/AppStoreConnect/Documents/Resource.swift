// SPDX-License-Identifier: Apache-2.0

/// A resource with every attribute and relationship that a response can contain.
package struct Resource: Sendable, Hashable {
    package let type: ResourceType
    package let id: String
    package var attributes: [String: JSON]
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
        attributes: [String: JSON?] = [:],
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
    package func json(_ query: Query, base: String, isPrimary: Bool) -> JSON {
        let wanted = query.fields[type.name]
        let attributes = type.attributes.compactMap { attribute -> JSON.Member? in
            guard attribute.use.contains(.read), wanted?.contains(attribute.name) ?? true else {
                return nil
            }
            return self.attributes[attribute.name].map { JSON.Member(attribute.name, $0) }
        }
        let relationships = type.relationships.compactMap { relationship -> JSON.Member? in
            guard relationship.use.contains(.read), wanted?.contains(relationship.name) ?? true
            else { return nil }
            let value = json(of: relationship, query, base, isPrimary)
            return value.members?.isEmpty == true ? nil : JSON.Member(relationship.name, value)
        }
        return .object(
            some: [
                "type": .text(type.name), "id": .text(id),
                "attributes": attributes.isEmpty ? nil : .object(attributes),
                "relationships": relationships.isEmpty ? nil : .object(relationships),
                "links": ["self": .text(base + path)],
            ]
        )
    }

    private func json(
        of relationship: Relationship,
        _ query: Query,
        _ base: String,
        _ isPrimary: Bool
    ) -> JSON {
        var data: JSON?
        var meta: JSON?
        switch relationships[relationship.name] {
        case .one(let id): data = Self.identifier(relationship.target, id)
        case .many(let ids) where isPrimary && query.includes.contains(relationship.name):
            let limit = query.limits[relationship.name] ?? Query.usuallyIncluded
            data = .list(ids.prefix(limit).map { Self.identifier(relationship.target, $0) })
            meta = ["paging": ["total": .integer(ids.count), "limit": .integer(limit)]]
        default: break
        }
        var links: [JSON.Member] = []
        if relationship.use.contains(.identifiers) {
            let link = "\(base)\(path)/relationships/\(relationship.name)"
            links.append(JSON.Member("self", .text(link)))
        }
        if relationship.use.contains(.follow) {
            links.append(JSON.Member("related", .text("\(base)\(path)/\(relationship.name)")))
        }
        return .object(
            some: ["meta": meta, "data": data, "links": links.isEmpty ? nil : .object(links)]
        )
    }

    /// Returns a resource identifier: an object with `type` and `id`.
    package static func identifier(_ type: String, _ id: String) -> JSON {
        ["type": .text(type), "id": .text(id)]
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
