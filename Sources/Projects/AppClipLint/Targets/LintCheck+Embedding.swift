// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import AppClipTypes

extension LintCheck {
    /// The checks of C101–C105.
    static let embedding: [LintCheck] = [
        .project(notEmbedded), .project(destinations), .project(severalClips), .clip(extensions),
    ]

    /// Checks C101: a clip that no app embeds, even if one depends on it.
    @Sendable private static func notEmbedded(_ subject: LintSubject) -> [LintFinding] {
        // An app in a project that could not be read may embed it.
        let isSure = !subject.tree.notRead.contains { item in
            if case .unreadable = item.reason { true } else { false }
        }
        return subject.tree.pairs.compactMap { pair in
            guard pair.basis != .embedding, let clip = subject.tree.target(pair.clip) else {
                return nil
            }
            return LintFinding(
                .clipNotEmbedded,
                target: clip.name,
                at: clip.place,
                certainty: isSure ? .certain : .unsure(.project)
            )
        }
    }

    /// Checks C102 and C103: the destination of the clip in the app, and the dependency on it.
    @Sendable private static func destinations(_ subject: LintSubject) -> [LintFinding] {
        subject.tree.pairs.flatMap { pair -> [LintFinding] in
            guard let embedding = pair.embedding, let reference = pair.app,
                let app = subject.tree.target(reference)
            else { return [] }
            var findings: [LintFinding] = []
            if !embedding.phase.leadsToAppClips {
                let path = embedding.phase.destinationPath ?? ""
                let folder = destination(embedding.phase.destination)
                findings.append(
                    LintFinding(
                        .clipEmbedDestination,
                        target: pair.clip.name,
                        facts: [
                            .app: app.name,
                            .found: path.isEmpty
                                ? "\(folder), without a path" : "\(folder), path '\(path)'",
                        ],
                        at: embedding.phase.destinationPlace
                    )
                )
            }
            // Between projects of a workspace, Xcode finds the dependency itself.
            let depends = app.dependencies.contains { dependency in
                dependency.target?.id == pair.clip.id || dependency.name == pair.clip.name
            }
            if !depends, reference.project == pair.clip.project {
                findings.append(
                    LintFinding(
                        .clipNoDependency,
                        target: pair.clip.name,
                        facts: [.app: app.name],
                        at: app.place
                    )
                )
            }
            return findings
        }
    }

    /// Returns the destination of a build phase, as Xcode's editor calls it.
    private static func destination(_ number: Int?) -> String {
        let names = [
            0: "an absolute path", 1: "Wrapper", 6: "Executables", 7: "Resources", 10: "Frameworks",
            11: "Shared Frameworks", 12: "Shared Support", 13: "PlugIns and Foundation Extensions",
            15: "Java Resources", 16: "Products Directory",
        ]
        guard let number else { return "no destination" }
        return names[number].map { "'\($0)'" } ?? "destination \(number)"
    }

    /// Checks C104: an app with two clips.
    @Sendable private static func severalClips(_ subject: LintSubject) -> [LintFinding] {
        var clips: [TargetReference: [AppClipPair]] = [:]
        for pair in subject.tree.pairs where pair.basis == .embedding {
            if let app = pair.app { clips[app, default: []].append(pair) }
        }
        return subject.tree.projects.flatMap { project in
            project.targets.compactMap { app in
                guard let pairs = clips[project.reference(to: app)], pairs.count > 1 else {
                    return nil
                }
                // A configuration can exclude the product of one of them.
                let excludes = app.configurations.contains {
                    project.configured(app, configuration: $0)
                        .setting("EXCLUDED_SOURCE_FILE_NAMES") != nil
                }
                return LintFinding(
                    .clipMoreThanOne,
                    target: app.name,
                    facts: [
                        .count: pairs.count,
                        .found: pairs.map(\.clip.name).joined(separator: ", "),
                    ],
                    at: pairs[0].embedding?.place ?? app.place,
                    certainty: excludes ? .unsure(.exclusion) : .certain
                )
            }
        }
    }

    /// Checks C105: extensions of the clip other than widgets.
    @Sendable private static func extensions(_ context: LintContext) -> [LintFinding] {
        context.clip.target.embeddings.compactMap { embedding in
            guard let reference = embedding.target,
                let target = context.tree.configured(
                    reference,
                    configuration: context.configuration
                ),
                target.kind == .appExtension
            else { return nil }
            let info = target.infoPlist
            let point =
                info["NSExtension"]?["NSExtensionPointIdentifier"]
                ?? info["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]
            guard let point, point.unresolved.isEmpty, let kind = point.string,
                kind != "com.apple.widgetkit-extension"
            else { return nil }
            return context.finding(
                .clipExtensionUnsupported,
                on: context.clip,
                [.product: embedding.product, .found: kind],
                at: embedding.place
            )
        }
    }
}
