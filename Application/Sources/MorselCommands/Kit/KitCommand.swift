// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ClipBuilds
import Terminal

/// The commands about the kit with which clips are compiled.
struct KitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kit",
        abstract: "Say where the modules are that clips are compiled against.",
        subcommands: [KitPathCommand.self]
    )
}

/// A command that prints the path of the kit's folder.
struct KitPathCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path",
        abstract: "Print the folder of the kit's Swift package.",
        discussion: """
            A package of your own names it as a dependency: .package(path: "…"). MORSEL_KIT names another folder.
            """
    )

    func run() async throws {
        let path: String
        do throws(BuildError) {
            path = try ClipKit.path()
        } catch {
            throw CommandError(error.code.rawValue, "kit: \(error.description)")
        }
        try Console.print(path)
    }
}
