// SPDX-License-Identifier: Apache-2.0

internal import AppClipBundle
internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipFormats
internal import AppClipLint
internal import AppClipProject
internal import AppClipTypes
internal import AppSiteAssociation
internal import ArgumentParser
internal import AssociationVerification
internal import DeviceScenarios
internal import Foundation
internal import MorselFetch
internal import MorselRegistry
internal import MorselRegistrySQLite
internal import MorselWording
internal import ScenarioFiles

/// What is looked at beside the project: live sites, scenarios, a database.
struct LintSideOptions: ParsableArguments {
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
            "Compare the experiences of this database with the clip's domains.",
            valueName: "file"
        )
    )
    var database: String?

    @OptionGroup var fetching: FetchOptions

    /// Everything that is found at a path.
    ///
    /// - Throws: ``CommandError``.
    func findings(in root: LintRoot) async throws -> LintFindings {
        switch root.kind {
        case .projects: try await findingsInProjects(root)
        case .bundle: try Self.findingsInBundle(root)
        case .sizeReport: try Self.findingsInReport(root)
        }
    }

    // MARK: Projects

    private func findingsInProjects(_ root: LintRoot) async throws -> LintFindings {
        guard let files = root.files else {
            throw CommandError("path", "path: the folder '\(root.argument)' cannot be read.")
        }
        let tree = ProjectTree(reading: files, at: root.start)
        let sources = await ProjectSources.scanning(tree)
        let subject = LintSubject(tree, sources: sources)
        var notRead = tree.notRead.map { Self.sentence($0, in: root) }
        if tree.projects.isEmpty, notRead.isEmpty {
            throw CommandError(
                "path",
                "path: there is no Xcode project in '\(root.argument)'; specify a folder with a .xcodeproj."
            )
        }
        if tree.pairs.isEmpty, !tree.projects.isEmpty {
            notRead.append("\(root.argument): no target makes an App Clip.")
        }
        var findings = subject.findings()
        if verifyDomains {
            let verified = try await verify(subject, root)
            findings += verified.findings
            notRead += verified.notRead
        }
        var registrations = try registrationsOfScenarios()
        registrations += try await registrationsOfDatabase()
        findings += subject.findings(about: registrations)
        return LintFindings(findings: findings, notRead: notRead)
    }

    private func verify(_ subject: LintSubject, _ root: LintRoot) async throws -> LintFindings {
        let checker = DomainChecker(fetcher: SiteFetcher(policy: try fetching.policy()))
        var result = LintFindings(findings: [], notRead: [])
        let associations = subject.associations
        if associations.isEmpty, !subject.clips.isEmpty {
            result.notRead.append(
                "\(root.argument): no website was asked; DEVELOPMENT_TEAM or a bundle identifier is not known."
            )
        }
        var checks: [HostName: FileCheck] = [:]
        for association in associations {
            for host in association.hosts {
                let known = checks[host]
                let check = if let known { known } else { await checker.check(host) }
                checks[host] = check
                let sides = AssociationCheck(
                    clip: .init(identifier: association.clip, entitlement: association.clipEntries),
                    app: association.app.map {
                        .init(identifier: $0, entitlement: association.appEntries)
                    },
                    host: host,
                    file: check.file
                )
                result.findings += sides.findings.filter(\.isAboutSite).map { fault in
                    LintFinding(
                        "C331",
                        target: association.target,
                        values: [
                            "host": host.text, "clip": association.clip.text, "why": fault.sentence,
                        ],
                        at: association.place
                    )
                }
            }
        }
        return result
    }

    private func registrationsOfScenarios() throws -> [LintSubject.Registration] {
        guard !scenarios.isEmpty else { return [] }
        var result: [LintSubject.Registration] = []
        for path in try ScenarioPaths.files(scenarios) {
            let bytes = try InputFile.bytes(
                path,
                limit: ScenarioFile.largestFile,
                what: "scenarios"
            )
            let file: ScenarioFile
            do throws(ScenarioFile.ReadingError) {
                file = try ScenarioFile(
                    bytes,
                    path: path,
                    worldFiles: { name throws(ScenarioFileError.WorldFileError) in
                        try ScenarioPaths.world(name, beside: path)
                    }
                )
            } catch {
                throw CommandError(
                    "scenarios",
                    "scenarios: '\(path)' is no valid scenario; 'morsel test' says why."
                )
            }
            for scenario in file.scenarios {
                let origin = "The scenario '\(scenario.name)'"
                for clip in scenario.world.clips {
                    for domain in clip.entitlement where domain.service == .appClips {
                        result.append(
                            .init(
                                clip: clip.clip.bundle.text,
                                host: domain.host.text,
                                url: nil,
                                origin: origin
                            )
                        )
                    }
                }
                for experience in scenario.world.experiences {
                    result.append(
                        .init(
                            clip: experience.clip.bundle.text,
                            host: experience.url.url.host.text,
                            url: experience.url.url.text,
                            origin: origin
                        )
                    )
                }
            }
        }
        return result
    }

    private func registrationsOfDatabase() async throws -> [LintSubject.Registration] {
        guard let database else { return [] }
        var option = DatabaseOption()
        option.chosen = database
        let registry = try option.open()
        var result: [LintSubject.Registration] = []
        try await registry.forEachExperience { experience in
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

    private static func sentence(_ project: UnreadProject, in root: LintRoot) -> String {
        let path = root.shown(project.path)
        switch project.reason {
        case .generatedByXcodeGen:
            return "\(path): not read; generate the project first, with 'xcodegen generate'."
        case .generatedByTuist:
            return "\(path): not read; generate the project first, with 'tuist generate'."
        case .tooMany: return "\(path): not read; there are more folders than are searched."
        case .unreadable: return "\(path): not read; the project file is not readable."
        @unknown default: return "\(path): not read."
        }
    }

    // MARK: Bundles and reports

    private static func findingsInBundle(_ root: LintRoot) throws -> LintFindings {
        guard let files = root.files else {
            throw CommandError("path", "path: '\(root.argument)' cannot be read.")
        }
        do throws(BuiltBundle.ReadingError) {
            let bundle = try BuiltBundle(reading: root.start, in: files)
            var notRead: [String] = []
            if bundle.clips.isEmpty, !BundleLint.findings(in: bundle).isEmpty {
                notRead.append("\(root.argument): the app has no App Clip.")
            }
            return LintFindings(
                findings: BundleLint.findings(in: bundle, at: Timestamp.now),
                notRead: notRead
            )
        } catch {
            let why =
                switch error {
                case .noApp: "there is no app in it"
                case .severalApps: "there are several apps side by side in it"
                @unknown default: "it cannot be read"
                }
            throw CommandError("path", "path: '\(root.argument)': \(why).")
        }
    }

    private static func findingsInReport(_ root: LintRoot) throws -> LintFindings {
        let bytes = try InputFile.bytes(
            root.argument,
            limit: SizeReport.largestFile,
            what: "path"
        )
        guard let report = try? SizeReport(bytes) else {
            throw CommandError(
                "path",
                "path: '\(root.argument)' is no report of sizes as Xcode writes it."
            )
        }
        return LintFindings(
            findings: BundleLint.findings(in: report, file: ""),
            notRead: []
        )
    }
}

extension AssociationCheck.Finding {
    /// Whether it is about the website: the other ones are found without asking it.
    fileprivate var isAboutSite: Bool {
        switch self {
        case .entry, .hostNotInEntitlement, .identifierNotBelowApp: false
        default: true
        }
    }
}
