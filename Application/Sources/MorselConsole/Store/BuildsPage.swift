// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import HTTPExchange
import MorselRegistry
import MorselWording

/// The builds of all clips: sizes and their limits, stages, and the status of each domain.
struct BuildsPage {
    fileprivate struct Limit {
        let name: String
        let limit: String
        let size: String
        let percent: Int
        let mark: String
    }

    fileprivate struct Domain: Sendable {
        let host: String
        let status: String
        let mark: String
        let sentence: String
    }

    fileprivate struct Action {
        let stage: String
        let name: String
    }

    fileprivate struct BuildModel {
        let number: Int64
        let app: String
        let clip: String
        let version: String
        let stage: String
        let mark: String
        let time: String
        let system: String
        let limits: [Limit]
        let domains: [Domain]
        let actions: [Action]
        let canEdit: Bool
        let token: String
        /// The stage of the build when the form was made.
        let from: String
    }

    /// The records of a build in the registry.
    fileprivate struct Found: Sendable {
        let clip: StoredClip
        let build: StoredBuild
        let domains: [Domain]
    }

    private let shell: Shell
    private let builds: [BuildModel]
    private let registration: NativeRegistration

    /// The maximum number of builds of a clip that are shown, the newest first.
    private static let mostShown = 20

    static func response(in context: PageContext) async throws -> Response {
        try await page(in: context)
    }

    /// Returns the page, with a sentence that explains why a change was not made.
    static func page(
        problem: String? = nil,
        registration: NativeRegistration = NativeRegistration(),
        in context: PageContext
    ) async throws -> Response {
        let found = try await context.registry.read { store in
            try store.clips().flatMap { clip in
                try store.builds(of: clip.clip.identifier).suffix(mostShown).reversed().map {
                    Found(clip: clip, build: $0, domains: try domains(of: $0, in: store))
                }
            }
        }
        let page = BuildsPage(
            shell: Shell(context, title: "Builds", problem: problem),
            builds: found.map { BuildModel($0, in: context) },
            registration: registration
        )
        let isFault = problem != nil || registration.hasProblems
        return .html(ConsoleTemplates.render("builds", page), isRefused: isFault)
    }

    private static func domains(
        of build: StoredBuild,
        in store: ReadTransaction
    ) throws -> [Domain] {
        try build.published.build.associatedDomains.map { host in
            switch try store.association(of: build.published, on: host) {
            case .verified:
                Domain(host: host.text, status: "Associated", mark: "good", sentence: "")
            case .failed(let cause):
                Domain(
                    host: host.text,
                    status: "Not associated",
                    mark: "bad",
                    sentence: cause.sentence
                )
            }
        }
    }

    /// Moves the build that the path names to another stage.
    static func setStage(in context: PageContext) async throws -> Response {
        try context.requireEditor()
        guard let number = Int64(context.path[1]),
            let stage = Build.Stage(rawValue: context.form.text("stage"))
        else { throw PageError.malformed }
        let seen = context.form.has("from") ? context.form.text("from") : nil
        do {
            let isCurrent = try await context.write { store in
                guard let build = try store.build(number) else { throw PageError.missing }
                guard seen == nil || build.published.build.stage.rawValue == seen else {
                    return false
                }
                try store.move(build: number, to: stage)
                return true
            }
            if isCurrent { return context.done(.stage, at: "builds") }
            return try await page(
                problem:
                    "Somebody else has moved build \(number) meanwhile. Look at its stage first.",
                in: context
            )
        } catch let error as RegistrationError {
            let sentences = error.findings.map { $0.sentence }.joined(separator: " ")
            return try await page(
                problem:
                    "Build \(number) cannot be released: its default experience is not complete. "
                    + sentences,
                in: context
            )
        }
    }
}

extension BuildsPage.BuildModel {
    fileprivate init(_ found: BuildsPage.Found, in context: PageContext) {
        let build = found.build.published.build
        number = found.build.number
        app = found.clip.app.name
        clip = build.clip.text
        version = build.version
        stage = build.stage.word
        mark = build.stage == .released ? "good" : build.stage == .withdrawn ? "warn" : "open"
        time = found.build.published.time.text
        system = "\(build.minimumSystem)"
        limits = [
            ("A code, a tag or a QR code", InvocationSource.appClipCode),
            ("Everything else", .websiteLink),
        ].map { name, source in
            let limit = ClipSize.limit(
                minimumSystem: build.minimumSystem,
                source: source,
                kind: .advanced
            )
            let percent = build.size.bytes * 100 / (limit.megabytes * 1_000_000)
            return BuildsPage.Limit(
                name: name,
                limit: "\(limit.megabytes) MB",
                size: "\(build.size)",
                percent: min(100, percent),
                mark: limit.isExceeded(by: build.size)
                    ? "bad" : limit.isNearlyExceeded(by: build.size) ? "warn" : "good"
            )
        }
        domains = found.domains
        actions = Build.Stage.allCases.filter { $0 != build.stage }.map { stage in
            BuildsPage.Action(stage: stage.rawValue, name: stage.action)
        }
        canEdit = context.visitor.may(.editor)
        token = context.visitor.session.formToken
        from = build.stage.rawValue
    }
}

extension Build.Stage {
    /// The English name of the stage.
    var word: String {
        switch self {
        case .inReview: "In review"
        case .approved: "Approved"
        case .released: "Released"
        case .withdrawn: "Withdrawn"
        }
    }

    /// The label of the button that moves a build to the stage.
    fileprivate var action: String {
        switch self {
        case .inReview: "Back to review"
        case .approved: "Approve"
        case .released: "Release"
        case .withdrawn: "Withdraw"
        }
    }
}
