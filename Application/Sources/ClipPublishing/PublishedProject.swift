// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipProject
import AppClipTypes
import AppSiteAssociation
import CommandArguments
import ProjectReports
import Terminal

/// The clip of an Xcode project, as its settings describe it (C9).
package struct PublishedProject {
    /// The configuration whose settings are used, if the project has it.
    private static let configuration = "Release"

    private let path: String
    private let tree: ProjectTree

    /// Reads the projects below a folder.
    ///
    /// - Throws: ``CommandError`` if the folder cannot be read.
    package init(_ path: String) throws {
        let place = try ProjectPlace(path)
        self.path = path
        tree = ProjectTree(reading: place.files, at: place.path)
    }

    /// A Boolean value that indicates whether there is a project.
    package var isThere: Bool { !tree.projects.isEmpty }

    /// Returns the clip, whose settings are overridden by what is written.
    ///
    /// - Throws: ``CommandError`` if the project is incomplete, or has several clips.
    package func clip(_ options: WrittenNativeClip) throws -> NativeClip {
        let pairs = tree.pairs.filter { pair in
            options.clip.map { identifier in
                facts(of: pair.clip)?.bundleIdentifier.map { identifier.hasSuffix("." + $0) }
                    ?? false
            } ?? true
        }
        guard let pair = pairs.first else {
            throw error("it has no App Clip\(options.clip.map { " '\($0)'" } ?? "").")
        }
        guard pairs.allSatisfy({ $0.clip == pair.clip }) else {
            let names = pairs.map(\.clip.name).joined(separator: ", ")
            throw error("it has several App Clips (\(names)); choose one with --clip.")
        }
        guard let clip = facts(of: pair.clip), let app = pair.app.flatMap({ facts(of: $0) }) else {
            throw error("no app embeds the App Clip '\(pair.clip.name)'.")
        }
        return try options.applied(
            to: NativeClip(
                app: try identifier(of: app, "app", options.app),
                clip: try identifier(of: clip, "clip", options.clip),
                name: app.displayName ?? app.productName ?? pair.app?.name ?? "",
                version: try needed(clip.version, options.appVersion, "MARKETING_VERSION"),
                minimumSystem: try system(of: clip, options.minimumSystem),
                entitlement: try entries(of: clip),
                appEntitlement: try entries(of: app)
            )
        )
    }

    private func facts(of target: TargetReference) -> ConfigurationFacts? {
        let names = tree.target(target)?.configurations ?? []
        guard let name = names.contains(Self.configuration) ? Self.configuration : names.first
        else {
            return nil
        }
        return tree.configured(target, configuration: name).map(ConfigurationFacts.init)
    }

    private func identifier(
        of target: ConfigurationFacts,
        _ option: String,
        _ given: String?
    ) throws -> AppIdentifier {
        if let given { return try Parsed.identifier(given) }
        guard let team = target.team, !team.isEmpty else {
            throw error("it has no DEVELOPMENT_TEAM; say the identifier with --\(option).")
        }
        let bundle = try needed(target.bundleIdentifier, nil, "PRODUCT_BUNDLE_IDENTIFIER")
        return try Parsed.identifier("\(team).\(bundle)")
    }

    private func system(of target: ConfigurationFacts, _ given: String?) throws -> SystemVersion {
        let name = "IPHONEOS_DEPLOYMENT_TARGET"
        let text = try needed(target.deploymentTarget, given, name)
        guard let system = SystemVersion(text) else {
            throw error("\(name) '\(text)' is not a version number, such as 16.4.")
        }
        return system
    }

    private func entries(of target: ConfigurationFacts) throws -> [AssociatedDomain] {
        try target.domains.map { try Parsed.domainEntry($0, "project") }
    }

    private func needed(_ value: String?, _ given: String?, _ setting: String) throws -> String {
        if let text = given ?? value, !text.isEmpty { return text }
        throw error("it does not say \(setting).")
    }

    private func error(_ sentence: String) -> CommandError {
        CommandError("project", "project: '\(path)': \(sentence)")
    }
}
