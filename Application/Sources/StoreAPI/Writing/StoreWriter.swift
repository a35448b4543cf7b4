// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipFormats
import AppClipTypes
import AppStoreConnect
import MorselRegistry
import MorselWording

/// Changes of resources, each within one transaction.
struct StoreWriter {
    let store: WriteTransaction
    let now: Timestamp

    init(_ store: WriteTransaction, at now: Timestamp) {
        self.store = store
        self.now = now
    }

    /// Reads the resources in their current state.
    var reader: StoreReader { StoreReader(store) }

    /// Creates a resource.
    ///
    /// - Returns: The identifier of the resource.
    /// - Throws: ``APIErrors``, or the errors of the store's rules and of the registry.
    func create(_ type: ResourceType, _ submission: Submission) throws -> String {
        switch type {
        case .appClipDefaultExperiences: try createDefaultExperience(submission)
        case .appClipDefaultExperienceLocalizations: try createLocalization(submission)
        case .appClipAppStoreReviewDetails: try createReviewDetail(submission)
        case .appClipHeaderImages: try createHeaderImage(submission)
        case .appClipAdvancedExperiences: try createAdvancedExperience(submission)
        case .appClipAdvancedExperienceImages: try reserve(submission, owner: "").id
        case .builds: try createBuild(submission)
        case .betaAppClipInvocations: try createInvocation(submission)
        case .betaAppClipInvocationLocalizations: try createInvocationLocalization(submission)
        default: throw Endpoint.missing(type, "")
        }
    }

    /// Changes a resource.
    func update(_ type: ResourceType, _ id: String, _ submission: Submission) throws {
        switch type {
        case .appClipDefaultExperiences: try updateDefaultExperience(id, submission)
        case .appClipDefaultExperienceLocalizations: try updateLocalization(id, submission)
        case .appClipAppStoreReviewDetails: try updateReviewDetail(id, submission)
        case .appClipHeaderImages, .appClipAdvancedExperienceImages:
            try commit(type, id, submission)
        case .appClipAdvancedExperiences: try updateAdvancedExperience(id, submission)
        case .betaAppClipInvocations: try updateInvocation(id, submission)
        case .betaAppClipInvocationLocalizations: try updateInvocationLocalization(id, submission)
        default: throw Endpoint.missing(type, id)
        }
    }

    /// Removes a resource.
    func delete(_ type: ResourceType, _ id: String) throws {
        switch type {
        case .appClipDefaultExperiences: try deleteDefaultExperience(id)
        case .appClipDefaultExperienceLocalizations: try deleteLocalization(id)
        case .appClipHeaderImages: try deleteHeaderImage(id)
        case .betaAppClipInvocations:
            guard try reader.invocation(id) != nil else { throw Endpoint.missing(type, id) }
            try store.remove(TestInvocationRecord.self, id)
        case .betaAppClipInvocationLocalizations: try deleteInvocationLocalization(id)
        default: throw Endpoint.missing(type, id)
        }
    }

    /// Changes a relationship: the version that a default experience is released with.
    func relink(
        _ type: ResourceType,
        _ id: String,
        _ relationship: Relationship,
        to target: String?
    ) throws {
        if type == .appClipDefaultExperiences {
            guard let record = try reader.defaultExperience(id) else {
                throw Endpoint.missing(type, id)
            }
            return try setVersion(of: record, to: target, at: "/data")
        }
        guard let (clip, version) = try reader.versionNamed(id) else {
            throw Endpoint.missing(type, id)
        }
        let records = try store.records(
            DefaultExperienceRecord.self,
            of: clip.clip.identifier.text
        )
        if let target {
            guard let record = records.first(where: { $0.id == target }) else {
                throw unknown(.appClipDefaultExperiences, target, at: "/data")
            }
            for var other in records where other.version == version && other.id != target {
                other.version = nil
                try store.put(other)
            }
            try setVersion(of: record, to: id, at: "/data")
        } else if let record = records.last(where: { $0.version == version }) {
            try setVersion(of: record, to: nil, at: "/data")
        }
    }

    /// Returns the error for a relationship to a resource that does not exist.
    func unknown(_ type: ResourceType, _ id: String, at pointer: String) -> APIErrors {
        APIErrors(
            .relationshipInvalid,
            "There is no resource of type '\(type.name)' with id '\(id.prefix(100))'.",
            at: .pointer(pointer)
        )
    }

    /// Returns the language of a locale.
    func language(_ tag: JSONValue?, at pointer: String) throws -> Language {
        let text = tag?.string ?? ""
        guard let language = Language(text), language.isOfStore else {
            throw APIErrors(
                .attributeInvalid,
                "The value '\(text.prefix(100))' of 'locale' is not a language of the store; use "
                    + "\(Language.acceptedInPlace(of: text)).",
                at: .pointer(pointer)
            )
        }
        return language
    }
}
