// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipFormats
import AppClipTypes
import AppStoreConnect
import MorselRegistry

extension StoreWriter {
    func createDefaultExperience(_ submission: Submission) throws -> String {
        let place = "/data/relationships"
        let clipID = submission.relationships["appClip"]?.first ?? ""
        guard let clip = try reader.clip(clipID) else {
            throw unknown(.appClips, clipID, at: place + "/appClip")
        }
        var record = DefaultExperienceRecord(id: .newRecordID(), clip: clip.clip.identifier)
        if let id = submission.relationships["appClipDefaultExperienceTemplate"]?.first {
            let pointer = place + "/appClipDefaultExperienceTemplate"
            guard let template = try reader.defaultExperience(id), template.clip == record.clip
            else { throw unknown(.appClipDefaultExperiences, id, at: pointer) }
            record.verb = template.verb
            record.defaultLanguage = template.defaultLanguage
            record.reviewURLs = template.reviewURLs
            // The images are those of the template, which keeps its uploads.
            record.localizations = template.localizations.map { localization in
                var localization = localization
                localization.upload = nil
                return localization
            }
        }
        if let verb = submission.attributes["action"] {
            record.verb = verb.string.flatMap(Verb.init)
        }
        let version = submission.relationships["releaseWithAppStoreVersion"]?.first
        try setVersion(of: record, to: version, at: place + "/releaseWithAppStoreVersion")
        return record.id
    }

    func updateDefaultExperience(_ id: String, _ submission: Submission) throws {
        guard var record = try reader.defaultExperience(id) else {
            throw Endpoint.missing(.appClipDefaultExperiences, id)
        }
        if let verb = submission.attributes["action"] {
            record.verb = verb.string.flatMap(Verb.init)
        }
        guard let versions = submission.relationships["releaseWithAppStoreVersion"] else {
            return try store.revise(record)
        }
        let pointer = "/data/relationships/releaseWithAppStoreVersion"
        try setVersion(of: record, to: versions.first, at: pointer)
    }

    /// Stores a default experience with the version that it is released with (rule C-30).
    ///
    /// - Parameters:
    ///   - record: The experience.
    ///   - id: The identifier of the version; `nil` for none.
    ///   - pointer: The place of the identifier in the body.
    /// - Throws: ``APIErrors`` if the clip has no such version, another default experience is released
    ///   with it, or this one was already released; or what the registry throws.
    func setVersion(
        of record: DefaultExperienceRecord,
        to id: String?,
        at pointer: String
    ) throws {
        var record = record
        guard let id else {
            try checkNotReleased(record)
            record.version = nil
            return try store.put(record)
        }
        guard let (clip, version) = try reader.versionNamed(id), clip.clip.identifier == record.clip
        else { throw unknown(.appStoreVersions, id, at: pointer) }
        if record.version != version { try checkNotReleased(record) }
        let others = try store.records(DefaultExperienceRecord.self, of: record.clip.text)
        if let other = others.first(where: { $0.version == version && $0.id != record.id }) {
            throw APIErrors(
                .relationshipInvalid,
                "The version \(version) has the default experience '\(other.id)' already.",
                at: .pointer(pointer)
            )
        }
        record.version = version
        try store.revise(record)
    }

    /// Checks that a default experience is not released: a released version keeps its own (rule C-01).
    private func checkNotReleased(_ record: DefaultExperienceRecord) throws {
        let stored = try reader.defaultExperience(record.id)?.version
        guard let stored else { return }
        guard try !store.isReleased(stored, of: record.clip) else {
            throw APIErrors(
                .state,
                "The version \(stored) is released, and needs its default experience."
            )
        }
    }

    func deleteDefaultExperience(_ id: String) throws {
        guard let record = try reader.defaultExperience(id) else {
            throw Endpoint.missing(.appClipDefaultExperiences, id)
        }
        try checkNotReleased(record)
        for upload in record.localizations.compactMap(\.upload) {
            try store.remove(ImageUpload.self, upload)
        }
        try store.remove(DefaultExperienceRecord.self, id)
    }

    // MARK: Review details

    func createReviewDetail(_ submission: Submission) throws -> String {
        let pointer = "/data/relationships/appClipDefaultExperience"
        let id = submission.relationships["appClipDefaultExperience"]?.first ?? ""
        guard var record = try reader.defaultExperience(id) else {
            throw unknown(.appClipDefaultExperiences, id, at: pointer)
        }
        guard record.reviewURLs == nil else {
            throw APIErrors(
                .state,
                "The default experience has details for the review already; change those.",
                at: .pointer(pointer)
            )
        }
        record.reviewURLs = urls(submission.attributes["invocationUrls"])
        try store.put(record)
        return id
    }

    func updateReviewDetail(_ id: String, _ submission: Submission) throws {
        guard var record = try reader.defaultExperience(id), record.reviewURLs != nil else {
            throw Endpoint.missing(.appClipAppStoreReviewDetails, id)
        }
        guard let urls = submission.attributes["invocationUrls"] else { return }
        record.reviewURLs = self.urls(urls)
        try store.put(record)
    }

    private func urls(_ json: JSONValue?) -> [String] { json?.array?.compactMap(\.string) ?? [] }

    // MARK: Localizations

    func createLocalization(_ submission: Submission) throws -> String {
        let id = submission.relationships["appClipDefaultExperience"]?.first ?? ""
        guard var record = try reader.defaultExperience(id) else {
            let pointer = "/data/relationships/appClipDefaultExperience"
            throw unknown(.appClipDefaultExperiences, id, at: pointer)
        }
        let place = "/data/attributes/locale"
        let language = try language(submission.attributes["locale"], at: place)
        guard !record.localizations.contains(where: { $0.language == language }) else {
            throw APIErrors(
                .attributeTaken,
                "The default experience has a localization in \(language) already; change that one.",
                at: .pointer(place)
            )
        }
        record.localizations.append(
            .init(language: language, subtitle: submission.attributes["subtitle"]?.string)
        )
        try store.revise(record)
        return PartID(id, language).text
    }

    func updateLocalization(_ id: String, _ submission: Submission) throws {
        guard var place = try reader.localization(id) else {
            throw Endpoint.missing(.appClipDefaultExperienceLocalizations, id)
        }
        guard let subtitle = submission.attributes["subtitle"] else { return }
        place.localization.subtitle = subtitle.string
        try store.revise(place.record)
    }

    func deleteLocalization(_ id: String) throws {
        guard var place = try reader.localization(id) else {
            throw Endpoint.missing(.appClipDefaultExperienceLocalizations, id)
        }
        if let upload = place.localization.upload { try store.remove(ImageUpload.self, upload) }
        if place.record.localizations.count == 1 { try checkNotReleased(place.record) }
        place.record.localizations.remove(at: place.index)
        try store.revise(place.record)
    }
}
