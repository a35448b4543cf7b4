// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The paths of a type of resources.
struct OpenAPIPaths {
    private let type: ResourceType

    init(_ type: ResourceType) { self.type = type }

    var paths: [JSONValue.Member] {
        let root = Endpoint.root + type.name
        var paths: [JSONValue.Member] = []
        let operations = type.operations
        let list = JSONValue.object(
            some: [
                "get": operations.contains(.list)
                    ? read(many(type), list(type, type.filters, exists: type.exists)) : nil,
                "post": operations.contains(.create)
                    ? write("201", one(type), body: type.name + ".create") : nil,
            ]
        )
        if list.members?.isEmpty == false { paths.append(.init(root, list)) }
        let single = JSONValue.object(
            some: [
                "get": operations.contains(.get) ? read(one(type), single(type), [Self.id]) : nil,
                "patch": operations.contains(.update)
                    ? write("200", one(type), body: type.name + ".update", [Self.id]) : nil,
                "delete": operations.contains(.delete)
                    ? write("204", nil, body: nil, [Self.id]) : nil,
            ]
        )
        if single.members?.isEmpty == false { paths.append(.init(root + "/{id}", single)) }
        for relationship in type.relationships { paths += self.paths(of: relationship, root) }
        return paths
    }

    private func paths(of relationship: Relationship, _ root: String) -> [JSONValue.Member] {
        guard let target = ResourceType.named(relationship.target) else { return [] }
        var paths: [JSONValue.Member] = []
        if relationship.use.contains(.follow) {
            let get =
                relationship.isToMany
                ? read(
                    many(target),
                    list(target, relationship.filters, exists: target.exists),
                    [Self.id]
                ) : read(one(target), single(target), [Self.id])
            paths.append(.init("\(root)/{id}/\(relationship.name)", ["get": get]))
        }
        if relationship.use.contains(.identifiers) {
            let identifier = OpenAPISchemas.identifier(target.name)
            let document =
                relationship.isToMany
                ? list(of: identifier) : self.document([.init("data", identifier)])
            let path = JSONValue.object(
                some: [
                    "get": read(
                        document,
                        relationship.isToMany ? [limit] : [],
                        [Self.id]
                    ),
                    "patch": relationship.use.contains(.relink)
                        ? write(
                            "204",
                            nil,
                            schema: OpenAPISchemas.linkage(of: relationship),
                            [Self.id]
                        ) : nil,
                ]
            )
            paths.append(.init("\(root)/{id}/relationships/\(relationship.name)", path))
        }
        return paths
    }

    // MARK: Operations

    private static let id: JSONValue = [
        "name": "id", "in": "path", "required": true,
        "schema": ["type": "string", "minLength": 1, "maxLength": 100],
    ]

    private func read(_ document: JSONValue, _ query: [JSONValue], _ path: [JSONValue] = [])
        -> JSONValue
    {
        [
            "parameters": .array(path + query),
            "responses": responses(["200": document], ["400", "401", "403", "404", "429"]),
        ]
    }

    private func write(
        _ status: String,
        _ document: JSONValue?,
        body: String? = nil,
        schema: JSONValue? = nil,
        _ path: [JSONValue] = []
    ) -> JSONValue {
        let schema = schema ?? body.map(OpenAPI.reference)
        return .object(
            some: [
                "parameters": .array(path),
                "requestBody": schema.map { schema in
                    ["required": true, "content": ["application/json": ["schema": schema]]]
                },
                "responses": responses(
                    [status: document],
                    ["400", "401", "403", "404", "409", "411", "413", "415", "422", "429"]
                ),
            ]
        )
    }

    private func responses(_ good: [String: JSONValue?], _ bad: [String]) -> JSONValue {
        var members = good.map { status, document in
            JSONValue.Member(
                status,
                .object(
                    some: [
                        "description": "done",
                        "content": document.map { ["application/json": ["schema": $0]] },
                    ]
                )
            )
        }
        for status in bad {
            let isPlain = ["411", "413", "415"].contains(status)
            let content: JSONValue =
                isPlain
                ? ["text/plain; charset=utf-8": ["schema": ["type": "string"]]]
                : ["application/json": ["schema": OpenAPI.reference("Errors")]]
            members.append(.init(status, ["description": "refused", "content": content]))
        }
        return .object(members)
    }

    // MARK: Queries

    private let limit: JSONValue = [
        "name": "limit", "in": "query",
        "schema": ["type": "integer", "minimum": 1, "maximum": .integer(Query.longestList)],
    ]

    private func single(_ type: ResourceType) -> [JSONValue] { fields(type) + includes(type) }

    private func list(_ type: ResourceType, _ filters: [Filter], exists: [String]) -> [JSONValue] {
        var parameters = [limit]
        if !type.sorts.isEmpty, type == self.type {
            parameters.append(choice("sort", type.sorts + type.sorts.map { "-" + $0 }))
        }
        for filter in filters { parameters.append(choice("filter[\(filter.name)]", filter.words)) }
        for name in exists {
            parameters.append(
                ["name": .string("exists[\(name)]"), "in": "query", "schema": ["type": "boolean"]]
            )
        }
        return parameters + single(type)
    }

    private func fields(_ type: ResourceType) -> [JSONValue] {
        var types = [type]
        for include in type.includes {
            if let target = ResourceType.named(include.target), !types.contains(target) {
                types.append(target)
            }
        }
        return types.map { choice("fields[\($0.name)]", $0.fields) }
    }

    private func includes(_ type: ResourceType) -> [JSONValue] {
        let names = type.includes.map(\.name)
        guard !names.isEmpty else { return [] }
        return [choice("include", names + type.absentIncludes)]
            + type.includes.filter(\.isToMany).map { relationship in
                [
                    "name": .string("limit[\(relationship.name)]"), "in": "query",
                    "schema": [
                        "type": "integer", "minimum": 1,
                        "maximum": .integer(Query.mostIncluded),
                    ],
                ]
            }
    }

    private func choice(_ name: String, _ words: [String]) -> JSONValue {
        let items: JSONValue =
            words.isEmpty
            ? ["type": "string", "pattern": "^[^,]+$", "maxLength": 200]
            : ["type": "string", "enum": .strings(words)]
        return [
            "name": .string(name), "in": "query", "style": "form", "explode": false,
            "schema": ["type": "array", "items": items, "minItems": 1, "maxItems": 20],
        ]
    }

    // MARK: Documents

    private func document(_ members: [JSONValue.Member]) -> JSONValue {
        OpenAPISchemas.object(
            ["data", "links"],
            members + [.init("links", OpenAPI.reference("Links"))]
        )
    }

    private func included(_ type: ResourceType) -> [JSONValue.Member] {
        let targets = Set(type.includes.map(\.target)).sorted().map(OpenAPI.reference)
        guard !targets.isEmpty else { return [] }
        return [.init("included", ["type": "array", "items": ["anyOf": .array(targets)]])]
    }

    private func one(_ type: ResourceType) -> JSONValue {
        document([.init("data", OpenAPI.reference(type.name))] + included(type))
    }

    private func many(_ type: ResourceType) -> JSONValue {
        list(of: OpenAPI.reference(type.name), included(type))
    }

    private func list(of schema: JSONValue, _ included: [JSONValue.Member] = []) -> JSONValue {
        document(
            [
                .init("data", ["type": "array", "items": schema]),
                .init("meta", OpenAPI.reference("Paging")),
            ] + included
        )
    }
}
