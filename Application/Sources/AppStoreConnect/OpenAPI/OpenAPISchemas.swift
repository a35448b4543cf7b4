// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The schemas of resources and of bodies.
enum OpenAPISchemas {
    /// The schemas that all documents share: `Errors`, `Links` and `Paging`.
    static let common: [JSONValue.Member] = [
        .init(
            "Errors",
            object(
                ["errors"],
                [
                    .init(
                        "errors",
                        [
                            "type": "array", "minItems": 1,
                            "items": object(
                                ["status", "code", "title", "detail"],
                                ["id", "status", "code", "title", "detail"].map {
                                    .init($0, ["type": "string"])
                                } + [.init("source", ["type": "object"])]
                            ),
                        ]
                    )
                ]
            )
        ),
        .init(
            "Links",
            object(
                ["self"],
                ["self", "related", "first", "next"].map {
                    .init($0, ["type": "string", "format": "uri-reference"])
                }
            )
        ),
        .init(
            "Paging",
            object(
                ["paging"],
                [
                    .init(
                        "paging",
                        object(
                            ["limit"],
                            ["total", "limit"].map { .init($0, ["type": "integer"]) }
                        )
                    )
                ]
            )
        ),
    ]

    static func all(of type: ResourceType) -> [JSONValue.Member] {
        var schemas = [JSONValue.Member(type.name, resource(type))]
        if type.operations.contains(.create) {
            schemas.append(JSONValue.Member(type.name + ".create", body(of: type, isNew: true)))
        }
        if type.operations.contains(.update) {
            schemas.append(JSONValue.Member(type.name + ".update", body(of: type, isNew: false)))
        }
        return schemas
    }

    static func object(_ required: [String], _ properties: [JSONValue.Member]) -> JSONValue {
        .object(
            some: [
                "type": "object", "additionalProperties": false,
                "required": required.isEmpty ? nil : .strings(required),
                "properties": .object(properties),
            ]
        )
    }

    /// Returns the schema of a resource identifier: `type` and `id`.
    static func identifier(_ type: String) -> JSONValue {
        object(
            ["type", "id"],
            [
                .init("type", ["type": "string", "enum": [.string(type)]]),
                .init("id", ["type": "string", "minLength": 1, "maxLength": 300]),
            ]
        )
    }

    private static func attributes(_ type: ResourceType, _ use: Use) -> [JSONValue.Member] {
        type.attributes.filter { $0.use.isSuperset(of: use) }.map { attribute in
            let isClearable = attribute.isClearable && use != .read
            return JSONValue.Member(attribute.name, attribute.shape.schema(clearable: isClearable))
        }
    }

    private static func resource(_ type: ResourceType) -> JSONValue {
        let relationships = type.relationships.filter { $0.use.contains(.read) }.map {
            relationship in
            let target = identifier(relationship.target)
            return JSONValue.Member(
                relationship.name,
                object(
                    [],
                    [
                        .init(
                            "data",
                            relationship.isToMany ? ["type": "array", "items": target] : target
                        ), .init("links", ["type": "object"]),
                        .init("meta", OpenAPI.reference("Paging")),
                    ]
                )
            )
        }
        return object(
            ["type", "id", "links"],
            [
                .init("type", ["type": "string", "enum": [.string(type.name)]]),
                .init("id", ["type": "string"]),
                .init("attributes", object([], attributes(type, .read))),
                .init("relationships", object([], relationships)),
                .init("links", OpenAPI.reference("Links")),
            ]
        )
    }

    private static func body(of type: ResourceType, isNew: Bool) -> JSONValue {
        let use: Use = isNew ? .create : .update
        let attributes = attributes(type, use)
        let required =
            isNew ? type.attributes.filter { $0.use.isSuperset(of: .require) }.map(\.name) : []
        let relationships = type.relationships.filter { $0.use.isSuperset(of: use) }
        let needed =
            isNew ? relationships.filter { $0.use.isSuperset(of: .require) }.map(\.name) : []
        var members: [JSONValue.Member] = [
            .init("type", ["type": "string", "enum": [.string(type.name)]])
        ]
        if !isNew { members.append(.init("id", ["type": "string"])) }
        if !attributes.isEmpty { members.append(.init("attributes", object(required, attributes))) }
        if !relationships.isEmpty {
            let list = relationships.map { JSONValue.Member($0.name, linkage(of: $0)) }
            members.append(.init("relationships", object(needed, list)))
        }
        var needs = ["type"]
        if !isNew { needs.append("id") }
        if !required.isEmpty { needs.append("attributes") }
        if !needed.isEmpty { needs.append("relationships") }
        var parts = [JSONValue.Member("data", object(needs, members))]
        let inline = relationships.first { $0.use.contains(.inline) }
        if let target = inline.flatMap({ ResourceType.named($0.target) }) {
            parts.append(.init("included", included(target)))
        }
        return object(["data"], parts)
    }

    /// Returns the schema of the `data` of a relationship in a body.
    static func linkage(of relationship: Relationship) -> JSONValue {
        let target = identifier(relationship.target)
        return object(
            ["data"],
            [
                .init(
                    "data",
                    relationship.isToMany
                        ? ["type": "array", "items": target, "maxItems": 100] : target
                )
            ]
        )
    }

    private static func included(_ type: ResourceType) -> JSONValue {
        let required = type.attributes.filter { $0.use.isSuperset(of: .require) }.map(\.name)
        return [
            "type": "array", "maxItems": 100,
            "items": object(
                ["type", "id", "attributes"],
                [
                    .init("type", ["type": "string", "enum": [.string(type.name)]]),
                    .init("id", ["type": "string", "pattern": "^\\$\\{.{1,90}\\}$"]),
                    .init("attributes", object(required, attributes(type, .create))),
                    .init("relationships", ["type": "object"]),
                ]
            ),
        ]
    }
}
