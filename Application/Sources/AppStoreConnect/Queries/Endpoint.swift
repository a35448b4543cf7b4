// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The target of a request: an operation on resources of a type.
package struct Endpoint: Sendable, Hashable {
    /// The type that the path begins with.
    package let type: ResourceType

    /// The requested operation.
    package let action: Action

    /// The operations of the API.
    package enum Action: Sendable, Hashable {
        case list
        case create
        case get(String)
        case update(String)
        case delete(String)
        /// The resources that a relationship refers to.
        case follow(String, Relationship)
        /// The identifiers that a relationship refers to.
        case identifiers(String, Relationship)
        /// Replaces the identifiers of a relationship.
        case relink(String, Relationship)
    }

    /// The prefix of all paths of the API.
    package static let root = "/v1/"

    /// The maximum length of an identifier, in bytes.
    package static let longestIdentifier = 300

    /// Finds the endpoint of a request.
    ///
    /// - Parameters:
    ///   - method: The method, such as `GET`; `HEAD` is `GET`.
    ///   - path: The path, percent-encoded.
    /// - Throws: ``APIErrors`` if no endpoint matches.
    package init(method: String, path: String) throws(APIErrors) {
        let method = method == "HEAD" ? "GET" : method
        let parts = path.dropFirst(Self.root.count)
            .split(separator: "/", omittingEmptySubsequences: false)
        guard path.hasPrefix(Self.root),
            let type = parts.first.map(String.init)
                .flatMap(ResourceType.named)
        else { throw Self.unknownPath }
        var actions: [String: Action] = [:]
        let operations = type.operations
        switch parts.count {
        case 1:
            if operations.contains(.list) { actions["GET"] = .list }
            if operations.contains(.create) { actions["POST"] = .create }
        case 2:
            let id = try Self.identifier(parts[1], of: type)
            if operations.contains(.get) { actions["GET"] = .get(id) }
            if operations.contains(.update) { actions["PATCH"] = .update(id) }
            if operations.contains(.delete) { actions["DELETE"] = .delete(id) }
        case 3:
            guard let relationship = type.relationship(String(parts[2])) else { break }
            let id = try Self.identifier(parts[1], of: type)
            if relationship.use.contains(.follow) { actions["GET"] = .follow(id, relationship) }
        case 4 where parts[2] == "relationships":
            guard let relationship = type.relationship(String(parts[3])) else { break }
            let id = try Self.identifier(parts[1], of: type)
            if relationship.use.contains(.identifiers) {
                actions["GET"] = .identifiers(id, relationship)
            }
            if relationship.use.contains(.relink) { actions["PATCH"] = .relink(id, relationship) }
        default: break
        }
        guard !actions.isEmpty else { throw Self.unknownPath }
        guard let action = actions[method] else {
            let methods = actions.keys.sorted()
            var errors = APIErrors(
                .methodNotAllowed,
                "The path does not allow \(method); it allows "
                    + methods.joined(separator: ", ") + "."
            )
            errors.allowedMethods = methods
            throw errors
        }
        self.type = type
        self.action = action
    }

    private static let unknownPath = APIErrors(
        .pathUnknown,
        "There is nothing at this path; GET /v1/openapi.json describes all paths."
    )

    private static func identifier(
        _ part: Substring,
        of type: ResourceType
    ) throws(APIErrors) -> String {
        guard let text = PercentEncoding.decoded(part.utf8), isIdentifier(text)
        else { throw missing(type, "\(part.prefix(100))") }
        return text
    }

    /// Whether a text can be an identifier: it is short, and does not contain U+0000, which some
    /// databases reject.
    package static func isIdentifier(_ text: String) -> Bool {
        (1...longestIdentifier).contains(text.utf8.count) && !text.utf8.contains(0)
    }

    /// Returns the error for an identifier that no resource has.
    package static func missing(_ type: ResourceType, _ id: String) -> APIErrors {
        APIErrors(
            .notFound,
            "There is no resource of type '\(type.name)' with id '\(id.prefix(100))'."
        )
    }

    /// Whether the request only reads.
    package var onlyReads: Bool {
        switch action {
        case .list, .get, .follow, .identifiers: true
        case .create, .update, .delete, .relink: false
        }
    }
}
