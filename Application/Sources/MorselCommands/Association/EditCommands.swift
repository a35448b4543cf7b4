// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import CommandArguments
import Foundation
import Terminal

/// A command that writes a new association file.
struct AssociationInitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create an association file that lists clips.",
        discussion: """
            An existing file is not overwritten.

            morsel association init ABCDE12345.com.example.fruta.Clip
            """
    )

    @Argument(help: "The clips' identifiers, with the team's prefix.")
    var clips: [String]

    @Option(name: [.short, .long], help: "The file to write; '-' for standard output.")
    var output = "apple-app-site-association"

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let clips = try clips.map { try Parsed.identifier($0) }
            let isFile = !OutputFile.isStandardOutput(output)
            if isFile, FileManager.default.fileExists(atPath: output) {
                throw CommandError(
                    "output",
                    "output: '\(output)' already exists; use 'morsel association add' to add clips "
                        + "to it."
                )
            }
            try OutputFile.write(SiteAssociation.file(naming: clips), to: output)
            if json, isFile { try Console.print(json: ["file": output]) }
        }
    }
}

/// A command that adds a clip to a file.
struct AssociationAddCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a clip to an association file and leave the rest unchanged.",
        discussion: """
            morsel association add ABCDE12345.com.example.fruta.Clip apple-app-site-association
            """
    )

    @OptionGroup var edit: EditOptions

    func run() async throws {
        try await edit.run(word: "added") {
            file,
            app,
            section throws(SiteAssociation.EditingError) in
            try SiteAssociation.adding(app, to: section, in: file)
        }
    }
}

/// A command that removes a clip from a file.
struct AssociationRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a clip from an association file and leave the rest unchanged.",
        discussion: """
            morsel association remove ABCDE12345.com.example.fruta.Clip apple-app-site-association
            """
    )

    @OptionGroup var edit: EditOptions

    func run() async throws {
        try await edit.run(word: "removed") {
            file,
            app,
            section throws(SiteAssociation.EditingError) in
            try SiteAssociation.removing(app, from: section, in: file)
        }
    }
}

/// The options of the commands that change a file.
struct EditOptions: ParsableArguments {
    @Argument(help: "The identifier of the clip or app, with the team's prefix.")
    var app: String

    @Argument(help: "The file to change; '-' reads standard input and writes standard output.")
    var file = "apple-app-site-association"

    @Option(help: "The section: appclips, webcredentials or activitycontinuation.")
    var section = "appclips"

    @Flag(help: "Print the result as JSON.")
    var json = false

    /// Changes the file, and reports whether a change was necessary.
    func run(
        word: String,
        _ change: ([UInt8], AppIdentifier, AssociatedDomain.Service)
            throws(SiteAssociation.EditingError) -> [UInt8]
    ) async throws {
        try await Console.reporting(json: json) {
            let app = try Parsed.identifier(app)
            let section = try AssociationFile.section(section)
            let isChanged = try AssociationFile.change(file) {
                bytes throws(SiteAssociation.EditingError) in
                try change(bytes, app, section)
            }
            guard !OutputFile.isStandardOutput(file) else { return }
            if json {
                try Console.print(json: [word: isChanged])
            } else if !isChanged {
                Console.warn("\(file): nothing was \(word); the file is unchanged.")
            }
        }
    }
}
