// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

/// The description of the API (OpenAPI 3.1), made from the table of types.
package enum OpenAPI {
    /// Returns the description.
    ///
    /// - Parameter server: The URL of the server.
    /// - Returns: An OpenAPI document: its paths, schemas and the scheme of its tokens.
    package static func document(server: String) -> JSONValue {
        var paths: [JSONValue.Member] = []
        for type in ResourceType.all { paths += OpenAPIPaths(type).paths }
        var schemas = OpenAPISchemas.common
        for type in ResourceType.all { schemas += OpenAPISchemas.all(of: type) }
        return [
            "openapi": "3.1.0",
            "info": ["title": "App Clips in the App Store Connect API", "version": "1"],
            "servers": [["url": .string(server)]], "security": [["bearer": []]],
            "paths": .object(paths),
            "components": [
                "securitySchemes": [
                    "bearer": ["type": "http", "scheme": "bearer", "bearerFormat": "JWT"]
                ], "schemas": .object(schemas),
            ],
        ]
    }

    static func reference(_ name: String) -> JSONValue {
        ["$ref": .string("#/components/schemas/\(name)")]
    }
}

extension ValueShape {
    /// Returns the shape as a JSON schema.
    ///
    /// - Parameter isClearable: Whether `null` is possible too.
    /// - Returns: A schema in the 2020-12 dialect of JSON Schema, which OpenAPI 3.1 uses.
    func schema(clearable isClearable: Bool = false) -> JSONValue {
        func type(_ name: String) -> JSONValue {
            isClearable ? .strings([name, "null"]) : .string(name)
        }
        switch self {
        case .text(let longest):
            return ["type": type("string"), "maxLength": .integer(longest)]
        case .url(let longest):
            return ["type": type("string"), "format": "uri", "maxLength": .integer(longest)]
        case .locale:
            return ["type": type("string"), "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$"]
        case .moment: return ["type": type("string"), "format": "date-time"]
        case .integer(let range):
            return [
                "type": type("integer"), "minimum": .integer(range.lowerBound),
                "maximum": .integer(range.upperBound),
            ]
        case .number(let range):
            return [
                "type": type("number"), "minimum": .number("\(range.lowerBound)"),
                "maximum": .number("\(range.upperBound)"),
            ]
        case .flag: return ["type": type("boolean")]
        case .word(let words):
            var values = words.map(JSONValue.string)
            if isClearable { values.append(.null) }
            return ["type": type("string"), "enum": .array(values)]
        case .list(let shape, let most):
            return ["type": type("array"), "items": shape.schema(), "maxItems": .integer(most)]
        case .object(let members):
            return [
                "type": type("object"), "additionalProperties": false,
                "properties": .object(members.map { JSONValue.Member($0.name, $0.shape.schema()) }),
            ]
        }
    }
}
