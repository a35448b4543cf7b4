// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import ArgumentParser
internal import MorselWording

/// Makes a project with an app and its clip (G1).
struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Create an Xcode project with an app and its App Clip.",
        discussion: """
            The project has the two targets with their Info.plist and entitlements, shared SwiftUI views, a model \
            with tests that run on any machine, a scenario, schemes, and a sample of the association file. The \
            next steps are in its README.md. An existing folder must be empty.

            morsel new Fruta --identifier com.example.fruta --domain fruta.example
            """
    )

    @Argument(
        help: "The name that people read. Modules and files have it without spaces and accents."
    )
    var name: String

    @Option(help: "The bundle identifier of the app. Default: com.example and the name.")
    var identifier: String?

    @Option(help: "The host of the invocation URLs. Default: example.com.")
    var domain: String?

    @Option(help: "The team's identifier, ten capital letters and digits. Default: none.")
    var team: String?

    @Option(
        help: "The project's folder: a new one, or an empty one. Default: a new one with the name.",
        completion: .directory
    )
    var directory: String?

    @Flag(help: "Print one JSON object.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let names = try ProjectNames(
                name,
                identifier: identifier,
                domain: domain,
                team: team
            )
            let directory = directory ?? names.module
            let folder = try NewFolder(at: directory)
            let files = try NewProject(names: names).files()
            try folder.write(files)
            if json {
                try Console.print(json: NewProjectReport(names, in: directory, files))
            } else {
                try Console.print(
                    "\(Wording.oneLine(directory)): \(files.count) files, "
                        + "\(names.module).xcodeproj among them."
                )
                try Console.print("Next: see \(Wording.oneLine(directory))/README.md.")
            }
        }
    }
}

/// A new project as `--json` prints it.
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
