// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats

/// The body of a request that creates or changes a resource, checked against the table of its type.
package struct Submission: Sendable, Hashable {
    /// The attributes in the body; `null` removes a value.
    package var attributes: [String: JSONValue] = [:]

    /// The identifiers of the relationships in the body.
    package var relationships: [String: [String]] = [:]

    /// The new resources in `included`, by the client's own identifiers, such as `${new-1}`.
    package var included: [String: [String: JSONValue]] = [:]

    /// The place in the body of each included resource, for errors about it.
    package var places: [String: String] = [:]

    package init() {}

    /// Reads a body.
    ///
    /// - Parameters:
    ///   - bytes: The body.
    ///   - type: The type of the resource.
    ///   - id: The identifier of the resource that is changed; `nil` for a new one.
    /// - Throws: ``APIErrors`` with everything that is wrong.
    package init(_ bytes: [UInt8], of type: ResourceType, id: String?) throws(APIErrors) {
        let document = try Self.document(bytes)
        guard let data = document["data"], data.members != nil else {
            throw APIErrors(
                .bodyInvalid,
                "The body has no object 'data' with the resource.",
                at: .pointer("/data")
            )
        }
        var reader = SubmissionReader(type, isNew: id == nil)
        reader.checkIdentity(data, id: id)
        reader.readAttributes(data["attributes"])
        reader.readRelationships(data["relationships"])
        reader.readIncluded(document["included"])
        reader.checkIncluded()
        guard reader.errors.isEmpty else { throw APIErrors(Array(reader.errors.prefix(20))) }
        self = reader.submission
    }

    /// Returns the identifiers that the body of a request has for a relationship; `nil` for none.
    ///
    /// - Throws: ``APIErrors``.
    package static func identifiers(
        _ bytes: [UInt8],
        for relationship: Relationship
    ) throws(APIErrors) -> String? {
        let document = try document(bytes)
        guard let data = document["data"] else {
            throw APIErrors(.bodyInvalid, "The body has no 'data'.", at: .pointer("/data"))
        }
        if data == .null { return nil }
        do throws(APIError) {
            return try SubmissionReader.identifier(data, of: relationship.target, at: "/data")
        } catch {
            throw APIErrors([error])
        }
    }

    private static func document(_ bytes: [UInt8]) throws(APIErrors) -> JSONValue {
        let document: JSONValue
        do throws(DocumentError) {
            document = try JSONValue(document: bytes)
        } catch {
            switch error {
            case .syntax(let fault):
                throw APIErrors(
                    .bodyInvalid,
                    "The body is not JSON that is read here: \(fault.code) in line "
                        + "\(fault.position.line)."
                )
            case .repeatedName(let name):
                throw APIErrors(
                    .bodyInvalid,
                    "An object of the body has the name '\(name.prefix(100))' twice."
                )
            }
        }
        guard document.members != nil else {
            throw APIErrors(.bodyInvalid, "The body is no JSON object.")
        }
        return document
    }
}
