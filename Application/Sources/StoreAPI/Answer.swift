// SPDX-License-Identifier: Apache-2.0

import AppStoreConnect
import HTTPExchange
import HTTPTypes
import MorselRegistry

/// Creates the documents of responses from one consistent state of a registry.
struct Answer {
    private let request: Request
    private let base: String
    private let query: Query
    private let resources: StoreReader

    /// Creates an answer to a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - base: The URL by which the client reached the server, such as `http://localhost:8080`.
    ///   - query: The query of the request.
    ///   - store: The contents of the registry.
    ///   - maySend: Whether the client gets the URLs for the parts of images.
    init(
        _ request: Request,
        base: String,
        _ query: Query,
        _ store: ReadTransaction,
        maySend: Bool
    ) {
        self.request = request
        self.base = base
        self.query = query
        resources = StoreReader(store, base: base, maySend: maySend)
    }

    /// Returns the response to a request that reads.
    func read(_ endpoint: Endpoint) throws -> Response {
        let type = endpoint.type
        switch endpoint.action {
        case .list: return try page(try resources.list(type, query))
        case .get(let id): return try one(type, id, status: .ok)
        case .follow(let id, let relationship):
            let resource = try resources.existing(type, id)
            if relationship.isToMany {
                return try page(try resources.list(relationship, of: resource, query))
            }
            let target = try target(of: relationship, resource)
            let found = try resources.existing(target.type, target.id)
            return try one(found, status: .ok)
        case .identifiers(let id, let relationship):
            let resource = try resources.existing(type, id)
            if relationship.isToMany {
                let page = try resources.list(relationship, of: resource, query)
                let document = Document.identifiers(
                    page,
                    query,
                    path: request.path,
                    text: request.target.query,
                    base: base
                )
                return Response(.ok, document: document)
            }
            let target = try target(of: relationship, resource)
            let document = Document.identifier(
                target.type,
                target.id,
                path: request.path,
                target: request.target.text,
                base: base
            )
            return Response(.ok, document: document)
        default: throw Endpoint.missing(type, "")
        }
    }

    /// Returns the resource that a relationship to one resource refers to.
    private func target(
        of relationship: Relationship,
        _ resource: Resource
    ) throws -> (type: ResourceType, id: String) {
        guard case .one(let id)? = resource.relationships[relationship.name],
            let type = ResourceType.named(relationship.target)
        else {
            throw APIErrors(
                .notFound,
                "The resource '\(resource.id)' of type '\(resource.type.name)' has no "
                    + "'\(relationship.name)'."
            )
        }
        return (type, id)
    }

    /// Returns a document with one resource.
    func one(_ type: ResourceType, _ id: String, status: HTTPResponse.Status) throws -> Response {
        try one(try resources.existing(type, id), status: status)
    }

    private func one(_ resource: Resource, status: HTTPResponse.Status) throws -> Response {
        let document = Document.one(
            resource,
            included: try included(with: [resource]),
            query,
            target: request.target.text,
            base: base
        )
        return Response(status, document: document)
    }

    private func page(_ page: Page) throws -> Response {
        let document = Document.page(
            page,
            included: try included(with: page.resources),
            query,
            path: request.path,
            text: request.target.query,
            base: base
        )
        return Response(.ok, document: document)
    }

    /// Returns the included resources, without duplicates.
    private func included(with resources: [Resource]) throws -> [Resource] {
        var known = Set(resources.map(\.key))
        var included: [Resource] = []
        for key in resources.flatMap({ $0.included(query) }) where known.insert(key).inserted {
            guard let type = ResourceType.named(key.type),
                let resource = try self.resources.resource(type, key.id)
            else { continue }
            included.append(resource)
        }
        return included
    }
}
