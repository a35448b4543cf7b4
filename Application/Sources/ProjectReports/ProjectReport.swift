// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import AppClipProject
import MorselWording

/// The output of `morsel project --json`; every key is described in Documentation/projects.md.
package struct ProjectReport: Encodable, Sendable {
    let projects: [ProjectFacts]
    let clips: [PairFacts]
    let schemes: [SchemeFacts]
    let workspaces: [WorkspaceFacts]
    let packages: [ManifestFacts]
    let notRead: [NotReadFacts]

    /// Collects the facts of projects, in one configuration or all.
    package init(_ tree: ProjectTree, configuration: String?) {
        projects = tree.projects.map { ProjectFacts($0, in: tree, configuration: configuration) }
        clips = tree.pairs.map { PairFacts($0) }
        schemes = tree.schemes.map { SchemeFacts($0, in: tree) }
        workspaces = tree.workspaces.map {
            WorkspaceFacts(path: $0.path, items: $0.items.map(\.text))
        }
        packages = tree.packages.map(ManifestFacts.init)
        notRead = tree.notRead.map {
            NotReadFacts(path: $0.path, reason: $0.code, message: $0.sentence)
        }
    }

    /// A Boolean value that indicates whether a target has the requested configuration.
    package var hasConfiguration: Bool {
        projects.contains { $0.targets.contains { !$0.configurations.isEmpty } }
    }
}

struct WorkspaceFacts: Encodable, Sendable {
    let path: String
    let items: [String]
}

struct NotReadFacts: Encodable, Sendable {
    let path: String
    let reason: String
    let message: String
}

struct PlaceFacts: Encodable, Sendable {
    let file: String
    let line: Int
    let column: Int

    init(_ place: Place) {
        file = place.file
        line = place.position.line
        column = place.position.column
    }
}

struct ManifestFacts: Encodable, Sendable {
    struct Target: Encodable, Sendable {
        let name: String
        let kind: String
        let sources: String?
        let importsAppClip: Bool
    }

    let path: String
    let name: String
    let targets: [Target]

    init(_ package: ManifestPackage) {
        path = package.path
        name = package.name
        targets = package.targets.map {
            Target(
                name: $0.name,
                kind: $0.kind,
                sources: $0.folder,
                importsAppClip: $0.importsAppClip
            )
        }
    }
}

struct TargetNameFacts: Encodable, Sendable {
    let project: String
    let name: String
    let id: String

    init(_ reference: TargetReference) {
        project = reference.project
        name = reference.name
        id = reference.id
    }
}

struct PairFacts: Encodable, Sendable {
    let clip: TargetNameFacts
    let app: TargetNameFacts?
    let basis: String
    /// The destination folder in the app's bundle, as the project writes it.
    let destination: String?
    let isInAppClips: Bool?

    init(_ pair: AppClipPair) {
        clip = TargetNameFacts(pair.clip)
        app = pair.app.map(TargetNameFacts.init)
        basis = pair.basis.rawValue
        destination = pair.embedding?.phase.destinationPath
        isInAppClips = pair.embedding?.phase.leadsToAppClips
    }
}

struct SchemeFacts: Encodable, Sendable {
    struct Variable: Encodable, Sendable {
        let name: String
        let value: String
        let isEnabled: Bool
        let place: PlaceFacts
    }

    struct Argument: Encodable, Sendable {
        let text: String
        let isEnabled: Bool
    }

    let name: String
    let path: String
    let isShared: Bool
    let runs: TargetNameFacts?
    let runsName: String?
    let runConfiguration: String?
    let invocationURLs: [Variable]
    let variables: [Variable]
    let arguments: [Argument]
    let storeKitFile: String?

    init(_ scheme: Scheme, in tree: ProjectTree) {
        name = scheme.name
        path = scheme.path
        isShared = scheme.isShared
        runs = scheme.target(in: tree).map(TargetNameFacts.init)
        runsName = scheme.runs?.name
        runConfiguration = scheme.runConfiguration
        func facts(_ variable: Scheme.Variable) -> Variable {
            Variable(
                name: variable.name,
                value: variable.value,
                isEnabled: variable.isEnabled,
                place: PlaceFacts(variable.place)
            )
        }
        invocationURLs = scheme.invocationURLs.map(facts)
        variables = scheme.variables.map(facts)
        arguments = scheme.arguments.map { Argument(text: $0.text, isEnabled: $0.isEnabled) }
        storeKitFile = scheme.storeKitFile?.text
    }
}
