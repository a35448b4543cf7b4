// SPDX-License-Identifier: Apache-2.0

/// Reads the parameters that an endpoint supports.
struct QueryReader {
    private let endpoint: Endpoint
    /// The type of the resources in the response, if there are any.
    private let target: ResourceType?
    private let filters: [Filter]
    private let isList: Bool

    init(_ endpoint: Endpoint) {
        self.endpoint = endpoint
        switch endpoint.action {
        case .list:
            (target, filters, isList) = (endpoint.type, endpoint.type.filters, true)
        case .follow(_, let relationship):
            target = ResourceType.named(relationship.target)
            (filters, isList) = (relationship.filters, relationship.isToMany)
        case .identifiers(_, let relationship):
            (target, filters, isList) = (nil, [], relationship.isToMany)
        case .get, .create, .update:
            (target, filters, isList) = (endpoint.type, [], false)
        case .delete, .relink:
            (target, filters, isList) = (nil, [], false)
        }
    }

    /// Reads a parameter.
    func read(_ name: String, _ value: String, into query: inout Query) throws(APIError) {
        let (word, index) = Self.split(name)
        switch (word, index) {
        case ("fields", let type?): query.fields[type] = try fields(of: type, name, value)
        case ("include", nil): query.includes = try includes(value)
        case ("filter", let key?) where isList: query.filters[key] = try filter(key, name, value)
        case ("exists", let key?) where isList && target?.exists.contains(key) == true:
            guard value == "true" || value == "false" else {
                throw error(.parameterInvalid, name, "has to be true or false.")
            }
            query.exists[key] = value == "true"
        case ("sort", nil) where isList && target?.sorts.isEmpty == false:
            query.sorts = try sorts(value)
        case ("limit", nil) where isList:
            query.limit = try number(name, value, most: Query.longestList)
        case ("limit", let key?):
            guard let target, isIncludedList(key, of: target) else { throw unknown(name) }
            query.limits[key] = try number(name, value, most: Query.mostIncluded)
        case ("cursor", nil) where isList:
            guard let place = Int64(value), (0..<(.max)).contains(place) else {
                throw error(
                    .parameterInvalid,
                    name,
                    "is none that links.next of a response has."
                )
            }
            query.cursor = place
        default: throw unknown(name)
        }
    }

    /// Splits a name such as `filter[bundleId]` into its two parts.
    private static func split(_ name: String) -> (word: String, index: String?) {
        guard name.last == "]", let bracket = name.firstIndex(of: "[") else { return (name, nil) }
        return (String(name[..<bracket]), String(name[name.index(after: bracket)...].dropLast()))
    }

    private func list(_ value: String) -> [String] {
        value.split(separator: ",", omittingEmptySubsequences: false).prefix(300).map(String.init)
    }

    private func fields(
        of typeName: String,
        _ name: String,
        _ value: String
    ) throws(APIError) -> Set<String> {
        guard target != nil else { throw unknown(name) }
        guard let type = ResourceType.named(typeName) else {
            guard ResourceType.absent.contains(typeName) else { throw unknown(name) }
            return []
        }
        let fields = list(value).filter { !$0.isEmpty }
        if let other = fields.first(where: { !type.fields.contains($0) }) {
            throw invalid(name, other, type.fields)
        }
        return Set(fields)
    }

    private func includes(_ value: String) throws(APIError) -> Set<String> {
        guard let target else { throw unknown("include") }
        let possible = target.includes.map(\.name) + target.absentIncludes
        guard !possible.isEmpty else { throw unknown("include") }
        let includes = list(value).filter { !$0.isEmpty }
        if let other = includes.first(where: { !possible.contains($0) }) {
            throw invalid("include", other, possible)
        }
        return Set(includes)
    }

    private func filter(
        _ key: String,
        _ name: String,
        _ value: String
    ) throws(APIError) -> [String] {
        guard let filter = filters.first(where: { $0.name == key }) else { throw unknown(name) }
        let values = list(value)
        guard values.count < 300 else {
            throw error(.parameterInvalid, name, "has too many values; at most 299 are read.")
        }
        if !filter.words.isEmpty, let other = values.first(where: { !filter.words.contains($0) }) {
            throw invalid(name, other, filter.words)
        }
        return values
    }

    private func sorts(_ value: String) throws(APIError) -> [String] {
        let possible = target?.sorts ?? []
        let sorts = list(value)
        let other = sorts.first { sort in
            !possible.contains(sort.first == "-" ? String(sort.dropFirst()) : sort)
        }
        if let other { throw invalid("sort", other, possible + possible.map { "-" + $0 }) }
        return sorts
    }

    private func number(_ name: String, _ value: String, most: Int) throws(APIError) -> Int {
        guard let number = Int(value), (1...most).contains(number) else {
            throw error(.parameterInvalid, name, "has to be a whole number from 1 to \(most).")
        }
        return number
    }

    private func isIncludedList(_ name: String, of type: ResourceType) -> Bool {
        type.absentIncludes.contains(name)
            || type.includes.contains { $0.name == name && $0.isToMany }
    }

    private func unknown(_ name: String) -> APIError {
        error(.parameterUnknown, name, "is not supported with this request.")
    }

    private func invalid(_ name: String, _ value: String, _ possible: [String]) -> APIError {
        error(
            .parameterInvalid,
            name,
            "has '\(value.prefix(100))'; possible are \(possible.joined(separator: ", "))."
        )
    }

    func error(_ code: APIError.Code, _ name: String, _ predicate: String) -> APIError {
        let name = String(name.prefix(100))
        return APIError(code, "The parameter '\(name)' \(predicate)", at: .parameter(name))
    }
}
