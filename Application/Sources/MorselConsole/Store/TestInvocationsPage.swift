// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import HTTPExchange
import MorselRegistry
import MorselWording

/// The test invocations of builds, up to three each (rule C-45).
struct TestInvocationsPage {
    private struct Invocation {
        let id: String
        let title: String
        let url: String
        let canEdit: Bool
        let token: String
    }

    private struct BuildModel {
        let number: Int64
        let app: String
        let version: String
        let count: String
        let invocations: [Invocation]
        let canAdd: Bool
        let token: String
        let newTitle: String
        let newURL: String
        let problem: String?
    }

    /// The records of a build in the registry.
    private struct Found: Sendable {
        let app: String
        let version: String
        let number: Int64
        let records: [TestInvocationRecord]
    }

    /// The reason a new test invocation was refused.
    private struct RefusedError: Error {
        let build: Int64
        let sentence: String
    }

    private let shell: Shell
    private let builds: [BuildModel]

    static func response(in context: PageContext) async throws -> Response {
        guard context.isChange else { return try await page(in: context) }
        try context.requireEditor()
        if context.form.has("remove") {
            let id = context.form.text("remove")
            try await context.write { try $0.remove(TestInvocationRecord.self, id) }
            return context.done(.removed, at: "test-invocations")
        }
        do {
            try await add(in: context)
        } catch let refused as RefusedError {
            return try await page(in: context, refused)
        }
        return context.done(.added, at: "test-invocations")
    }

    private static func add(in context: PageContext) async throws {
        guard let number = Int64(context.form.text("build")) else { throw PageError.malformed }
        let (title, url) = (context.form.text("title"), context.form.text("url"))
        try await context.write { store in
            guard try store.build(number) != nil else { throw PageError.missing }
            let others = try store.records(TestInvocationRecord.self, of: "\(number)")
            let findings = TestInvocationFinding.findings(
                url: url,
                titles: [.english: title],
                others: others.count
            )
            if let finding = findings.first {
                throw RefusedError(build: number, sentence: finding.words)
            }
            try store.put(
                TestInvocationRecord(
                    id: .newRecordID(),
                    build: number,
                    url: url,
                    localizations: [.init(language: .english, title: title)]
                )
            )
        }
    }

    private static func page(
        in context: PageContext,
        _ refused: RefusedError? = nil
    ) async throws -> Response {
        let only = Int64(context.query.text("build"))
        let found = try await context.registry.read { store in
            try store.clips().flatMap { clip in
                try store.builds(of: clip.clip.identifier).reversed()
                    .filter { only == nil || $0.number == only }.prefix(20)
                    .map { build in
                        Found(
                            app: clip.app.name,
                            version: build.published.build.version,
                            number: build.number,
                            records: try store.records(
                                TestInvocationRecord.self,
                                of: "\(build.number)"
                            )
                        )
                    }
            }
        }
        let page = TestInvocationsPage(
            shell: Shell(context, title: "Test invocations"),
            builds: found.map { model($0, in: context, refused) }
        )
        return .html(ConsoleTemplates.render("test-invocations", page), isRefused: refused != nil)
    }

    private static func model(
        _ found: Found,
        in context: PageContext,
        _ refused: RefusedError?
    ) -> BuildModel {
        let isRefused = refused?.build == found.number
        let token = context.visitor.session.formToken
        let canEdit = context.visitor.may(.editor)
        return BuildModel(
            number: found.number,
            app: found.app,
            version: found.version,
            count: "\(found.records.count) of \(Limits.testInvocations)",
            invocations: found.records.map { record in
                Invocation(
                    id: record.id,
                    title: record.localizations.first?.title ?? "",
                    url: record.url,
                    canEdit: canEdit,
                    token: token
                )
            },
            canAdd: canEdit && found.records.count < Limits.testInvocations,
            token: token,
            newTitle: isRefused ? context.form.text("title") : "",
            newURL: isRefused ? context.form.text("url") : "",
            problem: isRefused ? refused?.sentence : nil
        )
    }
}

extension TestInvocationFinding {
    /// A sentence that describes the finding, for a form with a title in one language only.
    fileprivate var words: String {
        switch code {
        case .titleTooLong(_, let count, let limit):
            "The title has \(count) characters; the maximum is \(limit)."
        case .titleMissing, .titleEmpty: "The title is missing."
        default: sentence
        }
    }
}
