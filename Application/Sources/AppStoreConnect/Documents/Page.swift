// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import AppClipFormats

/// A page of a list of resources.
package struct Page: Sendable, Hashable {
    /// The resources of the page, in the order of the list.
    package var resources: [Resource]

    /// The cursor of the next page; `nil` on the last page.
    package var next: Int64?

    /// The number of resources in the whole list, if it is known.
    package var total: Int?

    package init(_ resources: [Resource], next: Int64? = nil, total: Int? = nil) {
        self.resources = resources
        self.next = next
        self.total = total
    }

    /// Creates the page of a list that a query requests; its cursor is the number of resources before the page.
    package init(of all: [Resource], _ query: Query) {
        let start = Int(clamping: query.cursor ?? 0)
        let part = all.dropFirst(start).prefix(query.limit)
        let end = start + part.count
        self.init(Array(part), next: end < all.count ? Int64(end) : nil, total: all.count)
    }
}

/// Documents of the API.
package enum Document {
    /// A document with one resource.
    ///
    /// - Parameters:
    ///   - resource: The resource.
    ///   - included: The included resources.
    ///   - query: The query, which selects the fields.
    ///   - target: The path and the query of the request.
    ///   - base: The base URL of the server.
    /// - Returns: An object with `data`, `links.self` and, where resources come along, `included`.
    package static func one(
        _ resource: Resource,
        included: [Resource],
        _ query: Query,
        target: String,
        base: String
    ) -> JSONValue {
        .object(
            some: [
                "data": resource.json(query, base: base, isPrimary: true),
                "included": self.included(included, query, base),
                "links": ["self": .string(base + target)],
            ]
        )
    }

    /// A document with a part of a list.
    package static func page(
        _ page: Page,
        included: [Resource],
        _ query: Query,
        path: String,
        text: String?,
        base: String
    ) -> JSONValue {
        list(
            page.resources.map { $0.json(query, base: base, isPrimary: true) },
            page,
            self.included(included, query, base),
            query,
            path: path,
            text: text,
            base: base
        )
    }

    /// A document with the identifiers of a part of a list.
    ///
    /// Its `links.related` leads to the resources.
    package static func identifiers(
        _ page: Page,
        _ query: Query,
        path: String,
        text: String?,
        base: String
    ) -> JSONValue {
        let identifiers = page.resources.map { Resource.identifier($0.type.name, $0.id) }
        return list(
            identifiers,
            page,
            nil,
            query,
            path: path,
            text: text,
            base: base,
            related: related(path, base)
        )
    }

    /// A document with the identifier of the resource that a relationship leads to.
    package static func identifier(
        _ type: ResourceType,
        _ id: String,
        path: String,
        target: String,
        base: String
    ) -> JSONValue {
        [
            "data": Resource.identifier(type.name, id),
            "links": ["self": .string(base + target), "related": related(path, base)],
        ]
    }

    /// The address of the resources whose identifiers are at a path.
    private static func related(_ path: String, _ base: String) -> JSONValue {
        .string(base + path.replacing("/relationships/", with: "/", maxReplacements: 1))
    }

    private static func list(
        _ data: [JSONValue],
        _ page: Page,
        _ included: JSONValue?,
        _ query: Query,
        path: String,
        text: String?,
        base: String,
        related: JSONValue? = nil
    ) -> JSONValue {
        let whole = base + path
        let others = QueryItems(text ?? "").filter { $0.name != "cursor" }.map { String($0.text) }
        func link(_ items: [String]) -> JSONValue {
            .string(items.isEmpty ? whole : whole + "?" + items.joined(separator: "&"))
        }
        return .object(
            some: [
                "data": .array(data), "included": included,
                "links": .object(
                    some: [
                        "self": .string(text.map { whole + "?" + $0 } ?? whole),
                        "related": related, "first": link(others),
                        "next": page.next.map { link(others + ["cursor=\($0)"]) },
                    ]
                ),
                "meta": [
                    "paging": .object(
                        some: [
                            "total": page.total.map { JSONValue.integer($0) },
                            "limit": .integer(query.limit),
                        ]
                    )
                ],
            ]
        )
    }

    private static func included(_ resources: [Resource], _ query: Query, _ base: String)
        -> JSONValue?
    {
        resources.isEmpty
            ? nil : .array(resources.map { $0.json(query, base: base, isPrimary: false) })
    }
}
