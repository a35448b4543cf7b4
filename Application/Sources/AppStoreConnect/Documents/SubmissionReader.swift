// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Reads the parts of a body, and collects what is wrong.
struct SubmissionReader {
    private(set) var submission = Submission()
    private(set) var errors: [APIError] = []

    private let type: ResourceType
    private let isNew: Bool

    /// The maximum number of included resources.
    private static let mostIncluded = 100

    init(_ type: ResourceType, isNew: Bool) {
        self.type = type
        self.isNew = isNew
    }

    private mutating func add(_ code: APIError.Code, _ detail: String, _ pointer: String) {
        errors.append(APIError(code, detail, at: .pointer(pointer)))
    }

    mutating func checkIdentity(_ data: JSONValue, id: String?) {
        if data["type"]?.string != type.name {
            add(.typeInvalid, "'type' has to be \(type.name).", "/data/type")
        }
        for member in data.members ?? []
        where !["type", "id", "attributes", "relationships", "links", "meta"].contains(member.name)
        {
            let name = Pointer.escaped(member.name)
            add(.bodyInvalid, "A resource has no '\(name)'.", "/data/" + name)
        }
        if let id {
            if data["id"]?.string != id {
                add(.identifierInvalid, "'id' has to be that of the path.", "/data/id")
            }
        } else if data["id"] != nil {
            add(.identifierInvalid, "A new resource gets its 'id' here; leave it out.", "/data/id")
        }
    }

    mutating func readAttributes(_ given: JSONValue?) {
        let allowed: Use = isNew ? .create : .update
        submission.attributes = attributes(given, of: type, allowed, "/data/attributes")
        guard isNew else { return }
        checkRequired(submission.attributes, of: type, "/data/attributes")
    }

    private mutating func checkRequired(
        _ given: [String: JSONValue],
        of type: ResourceType,
        _ pointer: String
    ) {
        for attribute in type.attributes where attribute.use.isSuperset(of: .require) {
            guard given[attribute.name] == nil || given[attribute.name] == .null else { continue }
            add(
                .attributeMissing,
                "You must provide a value for the attribute '\(attribute.name)': "
                    + "\(attribute.shape.name).",
                "\(pointer)/\(attribute.name)"
            )
        }
    }

    private mutating func attributes(
        _ given: JSONValue?,
        of type: ResourceType,
        _ allowed: Use,
        _ pointer: String
    ) -> [String: JSONValue] {
        guard let given, given != .null else { return [:] }
        guard let members = given.members else {
            add(.bodyInvalid, "'attributes' has to be an object.", pointer)
            return [:]
        }
        var result: [String: JSONValue] = [:]
        for member in members {
            let place = "\(pointer)/\(Pointer.escaped(member.name))"
            let name = member.name.prefix(100)
            guard let attribute = type.attributes.first(where: { $0.name == member.name }) else {
                add(.attributeUnknown, "'\(type.name)' has no attribute '\(name)'.", place)
                continue
            }
            guard attribute.use.isSuperset(of: allowed) else {
                add(.attributeNotAllowed, "The attribute '\(name)' cannot be set here.", place)
                continue
            }
            if member.value == .null, attribute.isClearable {
                result[member.name] = .null
                continue
            }
            do throws(ValueShape.MismatchError) {
                try attribute.shape.check(member.value)
                result[member.name] = member.value
            } catch {
                add(error, of: attribute, place)
            }
        }
        return result
    }

    private mutating func add(
        _ mismatch: ValueShape.MismatchError,
        of attribute: Attribute,
        _ place: String
    ) {
        let place = place + mismatch.pointer
        switch mismatch.reason {
        case .expected(let noun):
            add(.attributeInvalid, "The value of '\(attribute.name)' has to be \(noun).", place)
        case .unknown:
            add(.attributeUnknown, "A value of '\(attribute.name)' has no such member.", place)
        case .tooLong(let limit):
            add(
                .attributeTooLong,
                "The value of '\(attribute.name)' has more than \(limit) characters.",
                place
            )
        case .tooMany(let limit):
            add(
                .attributeTooLong,
                "The value of '\(attribute.name)' has more than \(limit) elements.",
                place
            )
        }
    }

    mutating func readRelationships(_ given: JSONValue?) {
        let allowed: Use = isNew ? .create : .update
        let pointer = "/data/relationships"
        if let given, given != .null, given.members == nil {
            return add(.bodyInvalid, "'relationships' has to be an object.", pointer)
        }
        for member in given?.members ?? [] {
            let place = "\(pointer)/\(Pointer.escaped(member.name))"
            let name = member.name.prefix(100)
            guard let relationship = type.relationship(member.name) else {
                add(.relationshipUnknown, "'\(type.name)' has no relationship '\(name)'.", place)
                continue
            }
            guard relationship.use.isSuperset(of: allowed) else {
                add(.relationshipNotAllowed, "The relationship '\(name)' cannot be set.", place)
                continue
            }
            do throws(APIError) {
                let identifiers = try Self.identifiers(member.value, of: relationship, at: place)
                if let identifiers { submission.relationships[member.name] = identifiers }
            } catch {
                errors.append(error)
            }
        }
        guard isNew else { return }
        for relationship in type.relationships
        where relationship.use.isSuperset(of: .require)
            && submission.relationships[relationship.name] == nil
            && given?[relationship.name] == nil
        {
            add(
                .relationshipMissing,
                "You must provide a value for the relationship '\(relationship.name)'.",
                "\(pointer)/\(relationship.name)"
            )
        }
    }

    /// Returns the identifiers of a relationship: none if its `data` is `null`, and `nil` if it has
    /// no `data`.
    private static func identifiers(
        _ value: JSONValue,
        of relationship: Relationship,
        at place: String
    ) throws(APIError) -> [String]? {
        guard value.members != nil else {
            throw APIError(
                .relationshipInvalid,
                "The relationship '\(relationship.name)' has to be an object with 'data'.",
                at: .pointer(place)
            )
        }
        guard let data = value["data"] else {
            guard !relationship.use.isSuperset(of: .require) else {
                throw APIError(
                    .relationshipInvalid,
                    "The relationship '\(relationship.name)' has no 'data'.",
                    at: .pointer(place)
                )
            }
            return nil
        }
        let isRequired = relationship.use.isSuperset(of: .require)
        if !relationship.isToMany {
            if data == .null, !isRequired { return [] }
            return [try identifier(data, of: relationship.target, at: place + "/data")]
        }
        guard let list = data.array, list.count <= mostIncluded else {
            throw APIError(
                .relationshipInvalid,
                "The relationship '\(relationship.name)' leads to a list of at most "
                    + "\(mostIncluded) resources.",
                at: .pointer(place + "/data")
            )
        }
        var result: [String] = []
        for (index, element) in list.enumerated() {
            let pointer = "\(place)/data/\(index)"
            let id = try identifier(element, of: relationship.target, at: pointer)
            guard !result.contains(id) else {
                throw APIError(
                    .relationshipInvalid,
                    "The list has a resource twice.",
                    at: .pointer(pointer)
                )
            }
            result.append(id)
        }
        return result
    }

    /// Returns the identifier of a resource of a type.
    static func identifier(
        _ value: JSONValue,
        of type: String,
        at place: String
    ) throws(APIError) -> String {
        guard value["type"]?.string == type, let id = value["id"]?.string,
            Endpoint.isIdentifier(id)
        else {
            throw APIError(
                .relationshipInvalid,
                "An object with the 'type' \(type) and an 'id' is expected.",
                at: .pointer(place)
            )
        }
        return id
    }

    mutating func readIncluded(_ given: JSONValue?) {
        guard let given, given != .null else { return }
        guard let list = given.array, list.count <= Self.mostIncluded else {
            return add(
                .bodyInvalid,
                "'included' has to be a list of at most \(Self.mostIncluded) resources.",
                "/included"
            )
        }
        let target = type.relationships.first { $0.use.contains(.inline) }
            .flatMap { ResourceType.named($0.target) }
        for (index, resource) in list.enumerated() {
            let place = "/included/\(index)"
            guard let target, resource["type"]?.string == target.name else {
                add(.typeInvalid, "A resource of this type cannot come along.", place + "/type")
                continue
            }
            guard let id = resource["id"]?.string, Self.isOwn(id), submission.included[id] == nil
            else {
                add(
                    .includedInvalid,
                    "A resource that comes along has an 'id' of its own, such as ${new-1}.",
                    place + "/id"
                )
                continue
            }
            let pointer = place + "/attributes"
            let attributes = attributes(resource["attributes"], of: target, .create, pointer)
            checkRequired(attributes, of: target, pointer)
            submission.included[id] = attributes
            submission.places[id] = pointer
        }
    }

    /// Checks that the relationship names every included resource, and that every new resource it
    /// names is included.
    mutating func checkIncluded() {
        guard let relationship = type.relationships.first(where: { $0.use.contains(.inline) })
        else { return }
        let named = submission.relationships[relationship.name] ?? []
        let pointer = "/data/relationships/\(relationship.name)/data"
        for (index, id) in named.enumerated()
        where submission.included[id] == nil && (isNew || Self.isOwn(id)) {
            add(
                .includedInvalid,
                "'\(id.prefix(100))' is not in 'included'.",
                "\(pointer)/\(index)/id"
            )
        }
        for id in submission.included.keys.sorted() where !named.contains(id) {
            add(
                .includedInvalid,
                "'\(id.prefix(100))' is in 'included', but the relationship "
                    + "'\(relationship.name)' does not name it.",
                pointer
            )
        }
    }

    /// Whether an identifier is one that a client made up: `${…}`.
    private static func isOwn(_ id: String) -> Bool {
        id.hasPrefix("${") && id.hasSuffix("}") && (4...100).contains(id.utf8.count)
    }
}
