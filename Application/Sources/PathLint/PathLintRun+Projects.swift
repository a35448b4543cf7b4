// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import AppClipProject
import Terminal

extension PathLintRun {
    /// Reads the projects at the path, and creates the run over them.
    ///
    /// - Throws: ``CommandError`` if there is none, or if the references cannot be read.
    func run(
        overProjects references: LintReferences,
        _ progress: (@Sendable (Int, Int) -> Void)?,
        notes: inout [String],
        isAnythingRead: inout Bool
    ) async throws -> LintRun {
        guard let files = root.files else {
            throw CommandError("path", "path: the folder '\(root.argument)' cannot be read.")
        }
        let tree = ProjectTree(reading: files, at: root.start)
        let sources = await ProjectSources.scanning(tree, progress: progress)
        let subject = LintSubject(tree, sources: sources)
        if tree.projects.isEmpty, tree.notRead.isEmpty {
            throw CommandError(
                "path",
                "path: there is no Xcode project in '\(root.argument)'; specify a folder with a .xcodeproj."
            )
        }
        notes += tree.notRead.compactMap(sentence)
        isAnythingRead = Self.isAnythingRead(tree)
        if tree.pairs.isEmpty, !tree.projects.isEmpty {
            notes.append("\(root.argument): no target makes an App Clip.")
        }
        var run = LintRun(over: subject)
        if let sites = references.sites {
            let associations = run.associations
            if associations.isEmpty, !subject.clips.isEmpty {
                notes.append(
                    "\(root.argument): no website was asked; DEVELOPMENT_TEAM or a bundle identifier is not known."
                )
            }
            run.findingsElsewhere = try await sites().findings(about: associations)
        }
        let written = try WrittenScenarios(references.scenarios)
        run.scenarios = written.registrations
        run.invocations = written.invocations
        run.experiences = try await references.experiences?() ?? []
        return run
    }

    /// Returns whether anything was checked; a project without a clip, beside one that has yet to
    /// be generated, does not count.
    private static func isAnythingRead(_ tree: ProjectTree) -> Bool {
        let isGenerated = tree.notRead.contains {
            [.generatedByXcodeGen, .generatedByTuist].contains($0.reason)
        }
        return !tree.projects.isEmpty && (!tree.pairs.isEmpty || !isGenerated)
    }

    /// Returns a sentence about a project that was not read, if no finding reports it.
    private func sentence(_ project: UnreadProject) -> String? {
        let path = root.shown(project.path)
        switch project.reason {
        case .generatedByXcodeGen, .generatedByTuist: return nil
        case .tooMany: return "\(path): not read; there are more folders than are searched."
        case .unreadable(let error):
            guard case .file(.missing) = error.code else { return nil }
            return "\(path): not read; '\(root.shown(error.path))' is not there."
        @unknown default: return "\(path): not read."
        }
    }
}
