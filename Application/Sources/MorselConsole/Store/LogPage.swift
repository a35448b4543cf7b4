// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import HTTPExchange
import HTTPTypes
import MorselRegistry
import MorselWording

/// The log of all changes, with undo for those of experiences.
struct LogPage {
    /// The maximum number of entries on a page.
    static let pageSize = 50

    private let shell: Shell
    private let changes: [ChangeModel]
    private let hasChanges: Bool
    private let next: String?
    private let question: Question?

    static func response(in context: PageContext) async throws -> Response {
        try await page(in: context)
    }

    private static func page(
        in context: PageContext,
        problem: String? = nil,
        asking question: Question? = nil
    ) async throws -> Response {
        let before = Int64(context.query.text("before"))
        let hidden = context.hiddenKinds
        let entries = try await context.registry.read {
            try $0.log(of: nil, without: hidden, before: before, limit: pageSize)
        }
        let last = entries.count == pageSize ? entries.last?.number : nil
        let page = LogPage(
            shell: Shell(context, title: "Log", problem: problem),
            changes: entries.map { ChangeModel($0, in: context) },
            hasChanges: !entries.isEmpty,
            next: last.map { "/console/log?before=\($0)" },
            question: question
        )
        let text = ConsoleTemplates.render("log", page)
        guard question == nil else { return .html(text, status: .conflict) }
        return .html(text, isRefused: problem != nil)
    }

    /// The later changes that undoing an older one would discard, for the person to confirm.
    private struct Question {
        let number: Int64
        let sentence: String
        let changes: [ChangeModel]
        let newest: Int64
        let target: String
    }

    /// The maximum number of later changes that are listed when an older one is undone.
    private static let mostDiscarded = 50

    /// The decision that a transaction made.
    private enum Outcome: Sendable {
        case undone(LogEntry, path: String?)
        case asked(LogEntry, [LogEntry])
    }

    /// Undoes the change that the path names; for an older one, the changes that would be discarded
    /// are shown first.
    static func undo(in context: PageContext) async throws -> Response {
        try context.requireEditor()
        guard let number = Int64(context.path[1]) else { throw PageError.missing }
        let agreed = Int64(context.form.text("discarding"))
        do {
            let outcome = try await context.write { store -> Outcome in
                guard let entry = try store.logEntry(number) else { throw PageError.missing }
                do {
                    try store.undo(entry, discardingUpTo: agreed)
                } catch RegistryError.changedSince {
                    return .asked(entry, try store.changes(since: entry, limit: mostDiscarded))
                }
                return .undone(entry, path: try store.pagePath(of: entry))
            }
            switch outcome {
            case .undone(_, let path):
                let isOnPage = context.form.text("to") == "experience"
                return context.done(.undone, at: isOnPage ? path ?? "log" : "log")
            case .asked(let entry, let later):
                let question = Question(
                    number: number,
                    sentence: ChangeModel(entry, in: context).sentence,
                    changes: later.map { ChangeModel($0, in: context) },
                    newest: later.first?.number ?? number,
                    target: context.form.text("to")
                )
                return try await page(in: context, asking: question)
            }
        } catch let error as RegistryError {
            let problem = "The change cannot be undone. \(error.sentence)"
            return try await page(in: context, problem: problem)
        } catch let error as RegistrationError {
            let sentences = error.findings.filter { $0.severity == .error }.map { $0.sentence }
            let problem = "The change cannot be undone. \(sentences.joined(separator: " "))"
            return try await page(in: context, problem: problem)
        }
    }
}

extension ReadTransaction {
    /// Returns the path of the page of a change's subject, below `/console/`; `nil` if it no longer exists.
    fileprivate func pagePath(of entry: LogEntry) throws -> String? {
        if entry.subject.kind == DefaultExperienceRecord.kind {
            guard let record = try record(DefaultExperienceRecord.self, entry.subject.id),
                let version = record.version
            else { return nil }
            return DefaultExperiencePage.path(of: record.clip, version)
        }
        guard let number = Int64(entry.subject.id),
            try experience(.init(rawValue: number)) != nil
        else { return nil }
        return "experiences/\(number)"
    }
}
