// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import AppSiteAssociation
internal import MorselRegistry
internal import MorselWording

/// The builds of all clips: size against its limits, stage, and the status of each domain.
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
    }

    /// A build as the registry has it.
    fileprivate struct Found: Sendable {
        let clip: StoredClip
        let build: StoredBuild
        let domains: [Domain]
    }

    private let shell: Shell
    private let builds: [BuildModel]

    /// The most builds of a clip that are shown, the newest.
    private static let mostShown = 20

    static func response(in context: PageContext) async throws -> ConsoleResponse {
        let found = try await context.registry.read { store in
            try store.clips().flatMap { clip in
                try store.builds(of: clip.clip.identifier).suffix(mostShown).reversed().map {
                    Found(clip: clip, build: $0, domains: try domains(of: $0, in: store))
                }
            }
        }
        let page = BuildsPage(
            shell: Shell(context, title: "Builds"),
            builds: found.map { BuildModel($0, in: context) }
        )
        return .html(ConsoleTemplates.render("builds", page))
    }

    private static func domains(
        of build: StoredBuild,
        in store: some StoreReading
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
    static func setStage(in context: PageContext) async throws -> ConsoleResponse {
        try context.requireEditor()
        guard let number = Int64(context.path[1]),
            let stage = Build.Stage(rawValue: context.form.text("stage"))
        else { throw PageError.malformed }
        try await context.write { store in
            guard try store.build(number) != nil else { throw PageError.missing }
            try store.setStage(stage, ofBuild: number)
        }
        return context.done(.stage, at: "builds")
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
            let percent = build.size.bytes * 100 / (limit.megabytes << 20)
            return BuildsPage.Limit(
                name: name,
                limit: "\(limit.megabytes) MB",
                size: Self.megabytes(build.size.bytes),
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
    }

    /// A size with two digits after the point.
    private static func megabytes(_ bytes: Int) -> String {
        let hundredths = (bytes * 100 + (1 << 19)) >> 20
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) MB"
    }
}

extension Build.Stage {
    /// The stage, for people.
    var word: String {
        switch self {
        case .inReview: "In review"
        case .approved: "Approved"
        case .released: "Released"
        case .withdrawn: "Withdrawn"
        }
    }

    /// What a button says that leads to the stage.
    fileprivate var action: String {
        switch self {
        case .inReview: "Back to review"
        case .approved: "Approve"
        case .released: "Release"
        case .withdrawn: "Withdraw"
        }
    }
}
