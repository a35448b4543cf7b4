// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipFormats
internal import AppClipLint
internal import AppClipProject
internal import AppClipTypes
internal import ArgumentParser
internal import MorselRegistry
internal import MorselRegistrySQL

/// The options for checks beyond the project: live sites, scenarios and a database.
struct LintReferenceOptions: ParsableArguments {
    @Flag(help: "Ask the websites of the associated domains whether they name the clip.")
    var verifyDomains = false

    @Option(
        help: ArgumentHelp("Compare these scenarios with the clip's domains.", valueName: "folder"),
        completion: .directory
    )
    var scenarios: [String] = []

    @Option(
        name: [.customLong("database"), .customShort("d")],
        help: ArgumentHelp(
            "Compare the experiences of this database with the clip's domains and schemes.",
            valueName: "file"
        )
    )
    var database: String?

    @Option(
        help: ArgumentHelp(
            "The lowest system that the clip of a size report supports, such as 17.0.",
            valueName: "version"
        )
    )
    var minimumSystem: String?

    @OptionGroup var fetching: FetchOptions

    func validate() throws {
        guard verifyDomains || fetching.trust == nil && !fetching.allowPrivate else {
            throw ValidationError("--trust and --allow-private require --verify-domains.")
        }
        guard minimumSystem.map({ SystemVersion($0) != nil }) ?? true else {
            throw ValidationError("--minimum-system must be a version, such as 17.0.")
        }
    }

    /// Returns all findings at a path.
    ///
    /// - Throws: ``CommandError`` if the files or the sources of the options cannot be read.
    func findings(in root: LintRoot) async throws -> LintFindings {
        var found =
            switch root.kind {
            case .projects: try await findingsInProjects(root)
            case .bundle: try await findingsInBundle(root)
            case .sizeReport: try findingsInReport(root)
            }
        found.notRead += unused(for: root)
        return found
    }

    /// Returns a sentence about the options that do not apply to a path.
    private func unused(for root: LintRoot) -> [String] {
        var names: [String] = []
        if root.kind != .projects {
            if !scenarios.isEmpty { names.append("--scenarios") }
            if database != nil { names.append("--database") }
        }
        if root.kind == .sizeReport, verifyDomains { names.append("--verify-domains") }
        if root.kind != .sizeReport, minimumSystem != nil { names.append("--minimum-system") }
        guard !names.isEmpty else { return [] }
        let what =
            switch root.kind {
            case .projects: "a project"
            case .bundle: "an app or an archive"
            case .sizeReport: "a size report"
            }
        let verb = names.count == 1 ? "is" : "are"
        return [
            "\(root.argument): \(names.joined(separator: ", ")) \(verb) not used for \(what)."
        ]
    }

    // MARK: Projects

    private func findingsInProjects(_ root: LintRoot) async throws -> LintFindings {
        guard let files = root.files else {
            throw CommandError("path", "path: the folder '\(root.argument)' cannot be read.")
        }
        let tree = ProjectTree(reading: files, at: root.start)
        let sources = await ProjectSources.scanning(tree, progress: ScanProgress.line)
        let subject = LintSubject(tree, sources: sources)
        if tree.projects.isEmpty, tree.notRead.isEmpty {
            throw CommandError(
                "path",
                "path: there is no Xcode project in '\(root.argument)'; specify a folder with a .xcodeproj."
            )
        }
        var found = LintFindings(
            findings: subject.findings(),
            notRead: tree.notRead.compactMap { Self.sentence($0, in: root) },
            isAnythingRead: Self.isAnythingRead(tree)
        )
        if tree.pairs.isEmpty, !tree.projects.isEmpty {
            found.notRead.append("\(root.argument): no target makes an App Clip.")
        }
        if verifyDomains {
            let associations = subject.associations
            if associations.isEmpty, !subject.clips.isEmpty {
                found.notRead.append(
                    "\(root.argument): no website was asked; DEVELOPMENT_TEAM or a bundle identifier is not known."
                )
            }
            found.findings += try await LiveSites(fetching).findings(about: associations)
        }
        let written = try WrittenScenarios(scenarios)
        let registered = try await registrations()
        found.findings += subject.findings(about: written.registrations + registered)
        found.findings += subject.findings(about: registered, tried: written.invocations)
        return found
    }

    /// Returns whether anything was checked; a project without a clip, beside one that has yet to
    /// be generated, does not count.
    private static func isAnythingRead(_ tree: ProjectTree) -> Bool {
        let isGenerated = tree.notRead.contains {
            [.generatedByXcodeGen, .generatedByTuist].contains($0.reason)
        }
        return !tree.projects.isEmpty && (!tree.pairs.isEmpty || !isGenerated)
    }

    private func registrations() async throws -> [LintSubject.Registration] {
        guard let database else { return [] }
        var option = DatabaseOption()
        option.chosen = database
        let registry = try option.open()
        return try await registry.read { store in
            var result: [LintSubject.Registration] = []
            try store.forEachExperience { stored in
                let experience = stored.experience
                result.append(
                    .init(
                        clip: experience.clip.bundle.text,
                        host: experience.url.url.host.text,
                        url: experience.url.url.text,
                        origin: "Experience \(experience.id.rawValue)"
                    )
                )
            }
            return result
        }
    }

    /// Returns a sentence about a project that was not read, if no finding reports it.
    private static func sentence(_ project: UnreadProject, in root: LintRoot) -> String? {
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

/// The progress of a scan, as a line on a terminal.
enum ScanProgress {
    /// Writes the line; `nil` if standard error is not a terminal.
    static var line: (@Sendable (Int, Int) -> Void)? {
        guard Console.isTerminal(.error) else { return nil }
        return { done, total in
            Console.update("\(done) of \(total) source files", isLast: done == total)
        }
    }
}
