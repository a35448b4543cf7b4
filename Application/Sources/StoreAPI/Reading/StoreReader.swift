// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipFormats
import AppStoreConnect
import MorselRegistry

/// Reads the resources of the API from one consistent state of a registry.
struct StoreReader {
    let store: ReadTransaction
    /// The URL by which the client reached the server.
    let base: String
    /// Whether the client gets the URLs for the parts of images.
    let maySend: Bool

    init(_ store: ReadTransaction, base: String = "", maySend: Bool = false) {
        self.store = store
        self.base = base
        self.maySend = maySend
    }

    /// Returns a resource, or `nil` if there is none with the identifier.
    func resource(_ type: ResourceType, _ id: String) throws -> Resource? {
        switch type {
        case .apps: try app(id)
        case .builds: try build(id).map { try buildResource($0) }
        case .preReleaseVersions: try preReleaseVersion(id)
        case .appStoreVersions: try version(id)
        case .appClips: try clip(id).map { try resource($0) }
        case .appClipDefaultExperiences: try defaultExperience(id).map { try resource($0) }
        case .appClipDefaultExperienceLocalizations: try localization(id).map(resource)
        case .appClipAppStoreReviewDetails: try reviewDetail(id)
        case .appClipHeaderImages: try headerImage(id)
        case .appClipAdvancedExperiences: try advancedExperience(id).map { try resource($0) }
        case .appClipAdvancedExperienceLocalizations: try advancedLocalization(id)
        case .appClipAdvancedExperienceImages: try advancedImage(id)
        case .buildBundles: try build(id).map { try resource($0) }
        case .appClipDomainStatuses: try domainStatus(id)
        case .betaAppClipInvocations: try invocation(id).map(resource)
        case .betaAppClipInvocationLocalizations: try invocationLocalization(id)
        default: nil
        }
    }

    /// Returns a resource that has to exist.
    ///
    /// - Throws: ``APIErrors`` if it does not exist.
    func existing(_ type: ResourceType, _ id: String) throws -> Resource {
        guard let resource = try resource(type, id) else { throw Endpoint.missing(type, id) }
        return resource
    }

    /// Returns a page of the list of all resources of a type.
    func list(_ type: ResourceType, _ query: Query) throws -> Page {
        let all: [Resource]
        switch type {
        case .apps: all = try store.clips().map { try app($0) }
        case .builds: all = try builds()
        default: return Page([])
        }
        return Page(
            of: try sorted(try all.filter { try passes($0, query) }, by: query.sorts),
            query
        )
    }

    /// Returns a page of the list of related resources.
    func list(
        _ relationship: Relationship,
        of resource: Resource,
        _ query: Query
    ) throws -> Page {
        if resource.type == .appClips, relationship.name == "appClipAdvancedExperiences" {
            return try advancedExperiences(of: resource.id, query)
        }
        guard case .many(let ids)? = resource.relationships[relationship.name],
            let type = ResourceType.named(relationship.target)
        else { return Page([], total: 0) }
        let all = try ids.compactMap { try self.resource(type, $0) }
        return Page(of: try all.filter { try passes($0, query) }, query)
    }

    /// Whether a resource matches the filters of a query.
    private func passes(_ resource: Resource, _ query: Query) throws -> Bool {
        for (name, isThere) in query.exists {
            let linkage = resource.relationships[name] ?? .none
            let hasValue = linkage != .none || resource.attributes[name] != nil
            guard hasValue == isThere else { return false }
        }
        for (name, values) in query.filters
        where try !has(resource, name, values) {
            return false
        }
        return true
    }

    private func has(_ resource: Resource, _ name: String, _ values: [String]) throws -> Bool {
        if name == "id" { return values.contains(resource.id) }
        if let value = resource.attributes[name] {
            if let flag = value.boolean { return values.contains("\(flag)") }
            return value.string.map(values.contains) ?? false
        }
        // `appStoreVersions`, or an attribute of theirs: `appStoreVersions.appVersionState`.
        let parts = name.split(separator: ".", maxSplits: 1)
        let ids: [String]
        switch resource.relationships[String(parts[0])] {
        case .one(let id): ids = [id]
        case .many(let some): ids = some
        default: return false
        }
        guard
            let type = resource.type.relationship(String(parts[0])).map(\.target)
                .flatMap(ResourceType.named)
        else { return false }
        guard parts.count > 1 else { return ids.contains(where: values.contains) }
        return try ids.contains { id in
            let value = try self.resource(type, id)?.attributes[String(parts[1])]
            return value?.string.map(values.contains) ?? false
        }
    }

    private func sorted(_ resources: [Resource], by sorts: [String]) throws -> [Resource] {
        guard !sorts.isEmpty else { return resources }
        let keyed = try resources.map { resource in
            let keys = try sorts.map { sort in
                try sortKey(resource, sort.first == "-" ? String(sort.dropFirst()) : sort)
            }
            return (resource: resource, keys: keys)
        }
        return keyed.sorted { one, other in
            for (place, sort) in sorts.enumerated() where one.keys[place] != other.keys[place] {
                return (one.keys[place] < other.keys[place]) != (sort.first == "-")
            }
            return false
        }.map(\.resource)
    }

    /// Returns the sort key of a resource: an attribute, or the version of a related resource.
    private func sortKey(_ resource: Resource, _ name: String) throws -> SortKey {
        if case .one(let id)? = resource.relationships[name],
            let type = resource.type.relationship(name).map(\.target).flatMap(ResourceType.named)
        {
            return SortKey(try self.resource(type, id)?.attributes["version"]?.string ?? "")
        }
        // With `string` and `boolean`, the optimizer of Swift 6.3 reads the value after its end, and aborts.
        return switch resource.attributes[name]?.content {
        case .string(let text)?: SortKey(text)
        case .boolean(let flag)?: SortKey("\(flag)")
        default: SortKey("")
        }
    }
}

/// A text to sort by; versions are compared by their numbers.
private struct SortKey: Comparable {
    private let text: String
    private let version: AppVersion?

    init(_ text: String) {
        self.text = text
        version = AppVersion(text)
    }

    static func < (one: Self, other: Self) -> Bool {
        if let first = one.version, let second = other.version { return first < second }
        return one.text < other.text
    }

    static func == (one: Self, other: Self) -> Bool { !(one < other) && !(other < one) }
}
