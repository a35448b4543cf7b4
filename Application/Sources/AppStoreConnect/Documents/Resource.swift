// SPDX-License-Identifier: Apache-2.0

/// A resource with everything that responses can have of it.
package struct Resource: Sendable, Hashable {
    package let type: ResourceType
    package let id: String
    package var attributes: [String: JSON]
    package var relationships: [String: Linkage]

    /// What a relationship leads to.
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

    /// What identifies a resource among all.
    package struct Key: Sendable, Hashable {
        package let type: String
        package let id: String

        package init(_ type: String, _ id: String) {
            self.type = type
            self.id = id
        }
    }

    package var key: Key { Key(type.name, id) }

    /// The path of the resource.
    package var path: String { Self.path(type.name, id) }

    package static func path(_ type: String, _ id: String) -> String {
        "\(Endpoint.root)\(type)/\(QueryText.encoded(id))"
    }
}

extension Resource {
    /// The resource in a document.
    ///
    /// - Parameters:
    ///   - query: Which fields are wanted.
    ///   - base: Where the server is, such as `http://localhost:8080`.
    ///   - isPrimary: Whether it is what was asked for; lists of included ones stand there alone.
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

    /// What identifies a resource in a document.
    package static func identifier(_ type: String, _ id: String) -> JSON {
        ["type": .text(type), "id": .text(id)]
    }

    /// The resources that come along: those behind the relationships that are to be included.
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
