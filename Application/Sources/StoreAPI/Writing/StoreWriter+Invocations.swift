// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import AppStoreConnect
import MorselRegistry
import MorselWording

// Test invocations: at most three per build (rule C-45), each with a title (C-46).

extension StoreWriter {
    func createInvocation(_ submission: Submission) throws -> String {
        let id = submission.relationships["buildBundle"]?.first ?? ""
        guard let build = try reader.build(id) else {
            throw unknown(.buildBundles, id, at: "/data/relationships/buildBundle")
        }
        let others = try store.records(TestInvocationRecord.self, of: "\(build.number)")
        guard others.count < Limits.testInvocations else {
            throw APIErrors(
                .state,
                "The build has \(others.count) test invocations; \(Limits.testInvocations) are the "
                    + "most (C-45). Delete one first.",
                at: .pointer("/data/relationships/buildBundle")
            )
        }
        var record = TestInvocationRecord(
            id: .newRecordID(),
            build: build.number,
            url: try url(submission.attributes["url"]),
            localizations: []
        )
        let name = "betaAppClipInvocationLocalizations"
        for id in submission.relationships[name] ?? [] {
            let attributes = submission.included[id] ?? [:]
            try add(attributes, to: &record, at: submission.places[id] ?? "/included")
        }
        guard !record.localizations.isEmpty else {
            throw APIErrors(
                .relationshipInvalid,
                "A test invocation has a title in at least one language (C-46).",
                at: .pointer("/data/relationships/\(name)")
            )
        }
        try store.put(record)
        return record.id
    }

    func updateInvocation(_ id: String, _ submission: Submission) throws {
        guard var record = try reader.invocation(id) else {
            throw Endpoint.missing(.betaAppClipInvocations, id)
        }
        guard let url = submission.attributes["url"] else { return }
        record.url = try self.url(url)
        try store.put(record)
    }

    func createInvocationLocalization(_ submission: Submission) throws -> String {
        let id = submission.relationships["betaAppClipInvocation"]?.first ?? ""
        guard var record = try reader.invocation(id) else {
            let pointer = "/data/relationships/betaAppClipInvocation"
            throw unknown(.betaAppClipInvocations, id, at: pointer)
        }
        try add(submission.attributes, to: &record, at: "/data/attributes")
        try store.put(record)
        return PartID(id, record.localizations[record.localizations.count - 1].language).text
    }

    func updateInvocationLocalization(_ id: String, _ submission: Submission) throws {
        guard let place = try reader.invocationPlace(id) else {
            throw Endpoint.missing(.betaAppClipInvocationLocalizations, id)
        }
        var record = place.record
        guard let title = submission.attributes["title"] else { return }
        record.localizations[place.index].title = try self.title(title, at: "/data/attributes")
        try store.put(record)
    }

    func deleteInvocationLocalization(_ id: String) throws {
        guard let place = try reader.invocationPlace(id) else {
            throw Endpoint.missing(.betaAppClipInvocationLocalizations, id)
        }
        var record = place.record
        guard record.localizations.count > 1 else {
            throw APIErrors(
                .state,
                "It is the last title of the test invocation, which needs one (C-46). Delete the "
                    + "invocation."
            )
        }
        record.localizations.remove(at: place.index)
        try store.put(record)
    }

    /// Adds a title in a language that does not have one.
    private func add(
        _ attributes: [String: JSONValue],
        to record: inout TestInvocationRecord,
        at pointer: String
    ) throws {
        let language = try language(attributes["locale"], at: pointer + "/locale")
        guard !record.localizations.contains(where: { $0.language == language }) else {
            throw APIErrors(
                .attributeTaken,
                "The test invocation has a title in \(language) already; change that one.",
                at: .pointer(pointer + "/locale")
            )
        }
        let title = try title(attributes["title"], at: pointer)
        record.localizations.append(.init(language: language, title: title))
    }

    private func title(_ json: JSONValue?, at pointer: String) throws -> String {
        guard let title = json?.string, !title.allSatisfy(\.isWhitespace) else {
            throw APIErrors(
                .attributeInvalid,
                "The title is empty; testers choose an invocation by its title (C-46).",
                at: .pointer(pointer + "/title")
            )
        }
        return title
    }

    private func url(_ json: JSONValue?) throws -> String {
        let text = json?.string ?? ""
        do throws(InvocationURL.ParsingError) {
            return try InvocationURL(text).text
        } catch {
            throw APIErrors(
                .attributeInvalid,
                error.sentence,
                at: .pointer("/data/attributes/url")
            )
        }
    }
}
