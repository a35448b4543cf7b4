// SPDX-License-Identifier: Apache-2.0

/// The query parameters of a request.
package struct Query: Sendable, Hashable {
    /// The fields of each type that the query names; all fields of the other types.
    package var fields: [String: Set<String>] = [:]
    /// The relationships whose resources are included.
    package var includes: Set<String> = []
    /// The accepted values for each filter; a resource of a list has one of them.
    package var filters: [String: [String]] = [:]
    /// Whether the resources of a list must have a relationship, by the name of the relationship.
    package var exists: [String: Bool] = [:]
    /// The sort keys of a list, the most important first; a minus sign sorts in descending order.
    package var sorts: [String] = []
    /// The maximum number of resources on a page.
    package var limit = 50
    /// The maximum number of included resources for a relationship.
    package var limits: [String: Int] = [:]
    /// The cursor at which the page begins; `nil` for the first page.
    package var cursor: Int64?

    /// The maximum value of `limit`.
    package static let longestList = 200

    /// The maximum number of included resources for a relationship.
    package static let mostIncluded = 50

    /// The number of included resources for a relationship that the query sets no limit for.
    package static let usuallyIncluded = 10

    package init() {}

    /// Parses a query.
    ///
    /// - Parameters:
    ///   - text: The query, percent-encoded.
    ///   - endpoint: The endpoint of the request.
    /// - Throws: ``APIErrors`` with everything that is wrong.
    package init(_ text: String, for endpoint: Endpoint) throws(APIErrors) {
        guard let items = QueryText.items(of: text) else {
            throw APIErrors(.parameterInvalid, "The query has percent signs that escape nothing.")
        }
        let reader = QueryReader(endpoint)
        var errors: [APIError] = []
        var names: Set<String> = []
        for (name, value) in items.prefix(200) {
            do throws(APIError) {
                guard names.insert(name).inserted else {
                    throw reader.error(.parameterInvalid, name, "stands there twice; keep one.")
                }
                try reader.read(name, value, into: &self)
            } catch {
                errors.append(error)
            }
        }
        guard errors.isEmpty else { throw APIErrors(Array(errors.prefix(20))) }
    }
}
