// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ArgumentParser
import ExperienceLists
import MorselRegistry
import MorselWording
import Terminal

/// A command that imports a list of experiences (C11).
struct ExperienceImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Register and change the experiences of a list, all of them or none.",
        discussion: """
            The list is CSV with a header, or YAML (.yaml, .yml). An experience of the list is the one \
            of the database with its clip and its URL. Paths of images are relative to the list.

            Every error is printed with its line, and nothing is changed. The exit status is then 1.
            """
    )

    @Argument(help: "The list; '-' for standard input.", completion: .file())
    var list: String

    @Option(help: "The format, where the file's name does not tell: csv or yaml.")
    var format: String?

    @Flag(help: "Only say what would be changed.")
    var dryRun = false

    @Flag(help: "Deactivate published experiences of the list's clips that the list leaves out.")
    var prune = false

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    /// An error that ends the transaction of a dry run, so that nothing is stored.
    private struct DryRunError: Error {
        let plan: ImportPlan
        let advice: [ExperienceListError]
    }

    func run() async throws {
        let kind = try Console.reading(json: json) { try ListFormat.of(list, format) }
        try await Console.reporting(json: json) {
            let bytes = try InputFile.bytes(list, limit: 64 << 20, what: "list")
            let parsed = ExperienceList(bytes, as: kind)
            var images = ListImages(list)
            let errors = parsed.errors + images.read(parsed.experiences)
            guard errors.isEmpty else { return try fail(errors) }
            let registry = try database.open()
            let (experiences, files, dryRun, prune) = (
                parsed.experiences, images.files, dryRun, prune
            )
            do {
                let (plan, advice) = try await StoreErrors.reporting(in: registry) {
                    try await registry.write(by: .command, at: .now) { store in
                        var progress = Progress(
                            total: experiences.count,
                            noun: "experiences",
                            minimumTotal: 2_000
                        )
                        let list = try store.resolve(experiences, files)
                        let result = try store.importExperiences(list, prune: prune) { done, all in
                            progress.update(done * experiences.count / max(all, 1))
                        }
                        if dryRun { throw DryRunError(plan: result.plan, advice: result.advice) }
                        return result
                    }
                }
                try report(plan, advice)
            } catch let run as DryRunError {
                try report(run.plan, run.advice)
            } catch let error as ImportError {
                try fail(error.errors)
            }
        }
    }

    private func fail(_ errors: [ExperienceListError]) throws {
        if json {
            let reports = errors.map { error in
                var report = ErrorReport(code: error.name, message: error.sentence)
                report.part = error.place.name
                report.row = error.place.line
                return report
            }
            try Console.print(json: ["errors": reports])
        }
        for error in errors {
            Console.warn("Error: \(error.sentence(in: InputFile.name(list)))")
        }
        throw ExitCode.failure
    }

    private func report(_ plan: ImportPlan, _ advice: [ExperienceListError]) throws {
        if json { return try Console.print(json: PlanReport(plan, isDryRun: dryRun)) }
        for error in advice.prefix(20) {
            Console.warn("Advice: \(error.sentence(in: InputFile.name(list)))")
        }
        if advice.count > 20 { Console.warn("Advice: \(advice.count - 20) more of the kind.") }
        if dryRun {
            for step in plan.steps {
                guard let line = step.line else { continue }
                try Console.print(line)
            }
        }
        let counts = plan.counts
        let words =
            dryRun
            ? ("Would create", "change", "deactivate") : ("Created", "changed", "deactivated")
        try Console.print(
            "\(words.0) \(counts.created), \(words.1) \(counts.changed), \(words.2) "
                + "\(counts.deactivated); \(counts.kept) stay as they are."
        )
    }
}

/// The plan of an import, as `--json` prints it.
private struct PlanReport: Encodable {
    struct Step: Encodable {
        let action: String
        let url: String
        let id: Int64?
        let changed: [String]?
    }

    let dryRun: Bool
    let created: Int
    let changed: Int
    let deactivated: Int
    let kept: Int
    let steps: [Step]

    init(_ plan: ImportPlan, isDryRun: Bool) {
        dryRun = isDryRun
        (created, changed, deactivated, kept) = plan.counts
        steps = plan.steps.compactMap { step in
            guard step.action != .keep else { return nil }
            var columns: [String]?
            if case .change(let names) = step.action { columns = names }
            return Step(
                action: step.action.word,
                url: step.experience.url.url.text,
                id: step.stored?.experience.id.rawValue,
                changed: columns
            )
        }
    }
}

extension ImportPlan.Action {
    fileprivate var word: String {
        switch self {
        case .create: "create"
        case .change: "change"
        case .deactivate: "deactivate"
        case .keep: "keep"
        }
    }
}

extension ImportPlan.Step {
    /// The step as a line for people; `nil` if nothing is done.
    fileprivate var line: String? {
        let url = experience.url.url.text
        return switch action {
        case .keep: nil
        case .change(let columns): "change\t\(url)\t\(columns.joined(separator: ", "))"
        case .create, .deactivate: "\(action.word)\t\(url)"
        }
    }
}

extension WriteTransaction {
    /// Returns the experiences of a list with their images, which are stored.
    fileprivate func resolve(
        _ experiences: [ListedExperience],
        _ files: [String: ImageFile]
    ) throws -> [(listed: ListedExperience, image: HeaderImage?)] {
        var headers: [ListedExperience.Image: HeaderImage] = [:]
        for (path, file) in files { headers[.file(path)] = try add(file) }
        var errors: [ExperienceListError] = []
        let list = try experiences.map { listed in
            if case .stored(let digest)? = listed.image, headers[.stored(digest)] == nil {
                if let header = try image(digest) {
                    headers[.stored(digest)] = header
                } else {
                    let reason = "the database has no image \(digest.text)."
                    errors.append(ExperienceListError(place: listed.place, code: .image(reason)))
                }
            }
            return (listed: listed, image: listed.image.flatMap { headers[$0] })
        }
        if !errors.isEmpty { throw ImportError(errors: errors) }
        return list
    }
}
