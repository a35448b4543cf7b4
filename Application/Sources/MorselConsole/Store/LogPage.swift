// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import MorselRegistry
internal import MorselWording

/// The log of all changes, with undo for those of experiences.
struct LogPage {
    /// The most entries of a page.
    static let pageSize = 50

    private let shell: Shell
    private let changes: [ChangeModel]
    private let hasChanges: Bool
    private let next: String?

    static func response(in context: PageContext) async throws -> ConsoleResponse {
        try await page(in: context)
    }

    private static func page(
        in context: PageContext,
        problem: String? = nil
    ) async throws -> ConsoleResponse {
        let before = Int64(context.query.text("before"))
        let entries = try await context.registry.read {
            try $0.log(of: nil, before: before, limit: pageSize)
        }
        let last = entries.count == pageSize ? entries.last?.number : nil
        let page = LogPage(
            shell: Shell(context, title: "Log", problem: problem),
            changes: entries.map { ChangeModel($0, in: context) },
            hasChanges: !entries.isEmpty,
            next: last.map { "/console/log?before=\($0)" }
        )
        let status = problem == nil ? 200 : 422
        return .html(ConsoleTemplates.render("log", page), status: status)
    }

    /// Undoes the change that the path names.
    static func undo(in context: PageContext) async throws -> ConsoleResponse {
        try context.requireEditor()
        guard let number = Int64(context.path[1]) else { throw PageError.missing }
        do {
            let id = try await context.write { store in
                guard let entry = try store.logEntry(number) else { throw PageError.missing }
                try store.undo(entry)
                return entry.subject.id
            }
            let isOnPage = context.form.text("to") == "experience"
            let isThere = try await context.registry.read { store in
                try Int64(id).flatMap { try store.experience(.init(rawValue: $0)) } != nil
            }
            return context.done(.undone, at: isOnPage && isThere ? "experiences/\(id)" : "log")
        } catch let error as RegistryError {
            let problem = "The change cannot be undone. \(error.sentence)"
            return try await page(in: context, problem: problem)
        }
    }
}
