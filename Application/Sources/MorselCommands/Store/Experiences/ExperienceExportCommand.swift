// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import ArgumentParser
import CommandArguments
import ExperienceLists
import Foundation
import MorselRegistry
import Terminal

/// A command that exports experiences as a list (C11).
struct ExperienceExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the experiences as a list, which 'experience import' reads again.",
        discussion: """
            Images are named by their digests, which the database knows. With --images, their files are \
            written into a folder, and the list has their paths, for another database.
            """
    )

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The list; '-' for standard output.", valueName: "file"),
        completion: .file()
    )
    var output = "-"

    @Option(help: "The format, where the file's name does not tell: csv or yaml.")
    var format: String?

    @Option(help: "Only the experiences of this clip.")
    var clip: String?

    @Option(
        help: ArgumentHelp(
            "A folder for the images; it is made if it does not exist.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var images: String?

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the number of experiences as JSON, where --output names a file.")
    var json = false

    func validate() throws {
        guard !json || output != "-" else {
            throw ValidationError("Specify the file of the list with --output for --json.")
        }
    }

    func run() async throws {
        let (kind, only) = try Console.reading(json: json) {
            (try ListFormat.of(output, format), try clip.map { try Parsed.identifier($0) })
        }
        try await Console.reporting(json: json) {
            let registry = try database.open()
            if let images { try Self.makeFolder(images) }
            let experiences: [AdvancedExperience] = try await registry.read { store in
                var experiences: [AdvancedExperience] = []
                try store.forEachExperience(ExperienceFilter(clip: only)) {
                    experiences.append($0.experience)
                }
                return experiences
            }
            var text = ExperienceListText()
            var paths: [String: String] = [:]
            for experience in experiences {
                let image = experience.card.image
                if let images, let image, paths[image.reference] == nil {
                    paths[image.reference] = try await write(image, to: images, from: registry)
                }
                text.add(NewExperience(experience), image: image.flatMap { paths[$0.reference] })
            }
            let bytes = kind == .csv ? text.csv : Array(text.yaml.utf8)
            try OutputFile.write(bytes, to: output)
            if json {
                try Console.print(json: ["exported": experiences.count])
            } else if output != "-" {
                try Console.print("Exported \(experiences.count) experiences to \(output).")
            }
        }
    }

    /// Creates a folder, and those above it.
    ///
    /// - Throws: ``CommandError`` if that fails.
    private static func makeFolder(_ path: String) throws {
        guard !InputFile.isFolder(path) else { return }
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true
            )
        } catch {
            let reason =
                InputFile.exists(path) ? "there is a file with this name" : "it cannot be made"
            throw CommandError("folder", "folder: '\(path)': \(reason); name another folder.")
        }
    }

    /// Writes an image, and returns its path in the list.
    private func write(
        _ image: HeaderImage,
        to folder: String,
        from registry: Registry
    ) async throws -> String? {
        guard let digest = Digest(image.reference),
            let bytes = try await registry.bytes(of: digest)
        else { return nil }
        let name = "\(digest.text).\(image.format == .jpeg ? "jpg" : "png")"
        try OutputFile.write(bytes, to: "\(folder)/\(name)", replacing: .nothing)
        // The paths in a list are relative to its folder.
        let path = "\(InputFile.absolutePath(folder))/\(name)"
        let start = InputFile.absolutePath(output == "-" ? "list" : output)
        let home = start.lastIndex(of: "/").map { start[...$0] } ?? "/"
        return path.hasPrefix(home) ? String(path.dropFirst(home.count)) : path
    }
}
