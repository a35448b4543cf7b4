// SPDX-License-Identifier: Apache-2.0

internal import AppClipDevice
internal import AppClipExperiences
internal import AppClipTypes
internal import DeviceScenarios
internal import Foundation
internal import MorselSimulator

/// A Swift package with a clip of this repository's kind: products `NAMESimulated` and
/// `NAMEAppSimulated`, which link `ClipSimulation`, and a `simulator.yml` with the world around them.
struct PackageProject: ProjectBuilder {
    /// The file with the phone and the world.
    static let worldName = "simulator.yml"

    private let folder: URL
    private let name: String
    private let world: Scenario
    /// The invocation URL to begin with; `nil` without one.
    let url: String?

    /// Reads what is known about a package.
    ///
    /// - Throws: ``CommandError`` if the folder is no such package.
    init(at path: String, url: String?) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
        name = folder.lastPathComponent
        let file = folder.appendingPathComponent(Self.worldName).path
        guard FileManager.default.fileExists(atPath: file) else {
            throw CommandError(
                "path",
                "path: '\(path)' has no \(Self.worldName) with the world around the clip."
            )
        }
        world = try FirstScenario.read(file, option: "path")
        guard !world.world.clips.isEmpty else {
            throw CommandError("path", "path: '\(file)' has no clip in its world.")
        }
        self.url = url ?? world.firstURL
    }

    var sources: [URL] {
        [folder.appendingPathComponent("Sources"), folder.appendingPathComponent("Assets")]
    }

    func build() async throws(BuildFailure) -> (project: SimulatedProject, lines: [String]) {
        let record = world.world.clips[0]
        let clip = try await Self.product("\(name)Simulated", in: folder)
        let app = try? await Self.product("\(name)AppSimulated", in: folder)
        let assets = folder.appendingPathComponent("Assets")
        let languages = record.defaultExperience?.card.texts.keys.sorted() ?? []
        let project = SimulatedProject(
            name: record.app.name,
            source: folder.lastPathComponent,
            clip: record.clip,
            app: record.app,
            clipProgram: BuiltProgram(executable: clip.executable, resources: assets),
            appProgram: app.map { BuiltProgram(executable: $0.executable, resources: assets) },
            world: world.world,
            url: url,
            icon: assets.appendingPathComponent("icon.svg"),
            pictures: assets,
            sources: folder.appendingPathComponent("Sources"),
            languages: languages.isEmpty ? [.english] : languages
        )
        return (project, clip.lines)
    }

    private static func product(
        _ name: String,
        in folder: URL
    ) async throws(BuildFailure) -> (executable: URL, lines: [String]) {
        let built = await run(["build", "--package-path", folder.path, "--product", name])
        guard built.status == 0 else {
            throw BuildFailure("\(name) was not built.", lines: built.lines)
        }
        let shown = await run(["build", "--package-path", folder.path, "--show-bin-path"])
        guard let path = shown.lines.last(where: { $0.hasPrefix("/") }) else {
            throw BuildFailure("The folder of the built programs is not known.", lines: shown.lines)
        }
        return (URL(fileURLWithPath: path).appendingPathComponent(name), built.lines)
    }

    @concurrent
    private static func run(_ arguments: [String]) async -> (status: Int32, lines: [String]) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return (127, ["Swift was not found; it is needed to build the clip."])
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return (process.terminationStatus, text.split(separator: "\n").map(String.init))
    }
}

extension Scenario {
    /// The URL of the first invocation.
    fileprivate var firstURL: String? {
        for action in steps.flatMap(\.actions) {
            if case .invoke(_, let url, _) = action { return url.text }
        }
        return nil
    }
}
