// SPDX-License-Identifier: Apache-2.0

/// What a request wants to have of what it asks for.
package struct Query: Sendable, Hashable {
    /// The fields of each type that is named; of the others all.
    package var fields: [String: Set<String>] = [:]
    /// The relationships whose resources come along.
    package var includes: Set<String> = []
    /// What the resources of a list have: one of the values of each name.
    package var filters: [String: [String]] = [:]
    /// Whether the resources of a list have a relationship.
    package var exists: [String: Bool] = [:]
    /// What a list is sorted by, the most important first; with a minus sign backwards.
    package var sorts: [String] = []
    /// The most resources of a list.
    package var limit = 50
    /// The most resources that are included for a relationship.
    package var limits: [String: Int] = [:]
    /// Where a list goes on.
    package var cursor: Int64?

    /// The most resources of a list.
    package static let longestList = 200

    /// The most resources that are included for a relationship.
    package static let mostIncluded = 50

    /// How many are included unless a request says so.
    package static let usuallyIncluded = 10

    package init() {}

    /// Reads a query.
    ///
    /// - Parameters:
    ///   - text: The query, percent-encoded.
    ///   - endpoint: What is asked for.
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
