// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes
import ArgumentParser
import CodeImages
import CommandArguments
import ProjectFiles
import ProjectTemplates
import Terminal

/// A command that makes a project with an app and its clip (G1).
struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract:
            "Create an Xcode project with an app and its App Clip, or add a clip to a project.",
        discussion: """
            The project has the two targets with their Info.plist and entitlements, shared SwiftUI views, a model \
            with tests that run on any machine, a scenario, schemes, and a sample of the association file. The \
            next steps are in its README.md. An existing folder must be empty.

            morsel new Fruta --identifier com.example.fruta --domain fruta.example

            With --into, a clip is added to the app of a project that exists: a target with its files and its scheme, and \
            the entitlements of both. Nothing else of the project's file changes.

            morsel new --into Shop.xcodeproj --domain shop.example
            """
    )

    @Argument(
        help:
            "The name that people read. Modules and files have it without spaces and accents. With --into it is the clip's; without a name, that of the app and Clip."
    )
    var name: String?

    @Option(help: "The bundle identifier of the app. Default: com.example and the name.")
    var identifier: String?

    @Option(
        help:
            "The host of the invocation URLs. Default: example.com; with --into, the first associated domain of the app."
    )
    var domain: String?

    @Option(help: "The team's identifier, ten capital letters and digits. Default: none.")
    var team: String?

    @Option(
        help: "The project's folder: a new one, or an empty one. Default: a new one with the name.",
        completion: .directory
    )
    var directory: String?

    @Option(
        help: ArgumentHelp(
            "Add a clip to the app of this project: an .xcodeproj, or a folder with one.",
            valueName: "project"
        ),
        completion: .directory
    )
    var into: String?

    @Option(help: "With --into: the app's target, if there are several.")
    var target: String?

    @Flag(help: "Print one JSON object.")
    var json = false

    func validate() throws {
        if into == nil {
            guard name != nil else { throw ValidationError("Name the project: morsel new Fruta.") }
            guard target == nil else { throw ValidationError("--target goes with --into.") }
        } else {
            for (option, value) in [
                ("identifier", identifier), ("team", team), ("directory", directory),
            ] where value != nil {
                throw ValidationError("--\(option) does not go with --into: the project has it.")
            }
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            if let into { return try addClip(to: into) }
            let name = name ?? ""
            let names = try CommandError.describingTemplateErrors { () throws(TemplateError) in
                try ProjectNames(name, identifier: identifier, domain: domain, team: team)
            }
            let directory = directory ?? names.module
            let folder = try NewFolder(at: directory)
            let files = try CommandError.describingImageErrors { () throws(ImageError) in
                try NewProject(names: names).files()
            }
            try folder.write(files)
            if json {
                try Console.print(json: NewProjectReport(names, in: directory, files))
            } else {
                try Console.print(
                    "\(VisibleText.oneLine(directory)): \(files.count) files, "
                        + "\(names.module).xcodeproj among them."
                )
                try Console.print("Next: see \(VisibleText.oneLine(directory))/README.md.")
            }
        }
    }
}

extension NewCommand {
    private func addClip(to path: String) throws {
        let place = try ProjectPlace(path)
        let tree = ProjectTree(reading: place.files, at: place.path)
        let clip = try CommandError.describingTemplateErrors { () throws(TemplateError) in
            try AddedClip(place.files, tree, name: name, target: target, domain: domain)
        }
        let plan = try CommandError.describingTemplateErrors { () throws(TemplateError) in
            try clip.changes()
        }
        let files = try CommandError.describingImageErrors { () throws(ImageError) in
            try clip.ownFiles()
        }
        let made = try FileChanges(
            folder: (clip.path(clip.name), files),
            made: plan.made,
            changed: plan.changed
        )
        .write(below: clip.files.root, about: clip.project.path)
        let changed = plan.changed.map(\.path)
        if json {
            return try Console.print(json: AddedClipReport(clip, made: made, changed: changed))
        }
        for path in made { try Console.print("made \(VisibleText.oneLine(path))") }
        for path in changed { try Console.print("changed \(VisibleText.oneLine(path))") }
        try Console.print(
            "The App Clip '\(clip.name)' belongs to '\(VisibleText.oneLine(clip.app.name))'. Once the app is installed, it gets the invocations: take them with onContinueUserActivity there, too. Next: morsel lint \(VisibleText.oneLine(path))"
        )
    }
}

/// The result of adding a clip, as `--json` prints it.
private struct AddedClipReport: Encodable {
    let project: String
    let target: String
    let clip: String
    let app: String
    let domain: String
    let made: [String]
    let changed: [String]

    init(_ added: AddedClip, made: [String], changed: [String]) {
        project = added.project.path
        target = added.name
        clip = added.identifier
        app = added.appIdentifier
        domain = added.domain.text
        self.made = made
        self.changed = changed
    }
}

/// A new project, as `--json` prints it.
private struct NewProjectReport: Encodable {
    let directory: String
    let project: String
    let module: String
    let app: String
    let clip: String
    let domain: String
    let files: [String]

    init(_ names: ProjectNames, in directory: String, _ files: [String: [UInt8]]) {
        self.directory = directory
        project = "\(names.module).xcodeproj"
        module = names.module
        app = names.app.text
        clip = names.clip
        domain = names.domain.text
        self.files = files.keys.sorted()
    }
}
