// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import ArgumentParser
import ClipPublishing
import ClipReports
import CommandArguments
import MorselWording
import Terminal

/// A command that prints the bytes that visitors of a clip load.
struct SizeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "size",
        abstract: "Print the bytes that a visitor of a clip loads, by file and function.",
        discussion: """
            Reads a clip bundle, or the build of a clip in a database that the public gets. Prints its module by \
            section and, if it has names, by function; its assets; its header image in the widths for screens; and \
            the files of the server that every clip needs.

            The first visit is the page, the frame, the module and the icon. A phone loads the largest width of \
            the header image, and other assets when the clip shows them. Not counted are the text of the card and \
            the headers of responses, about 6 KB in all. The budgets are those of 'make weight', and apply \
            to Brotli.

            'morsel lint' checks the size of clips for iPhones.
            """
    )

    @Argument(
        help: "A clip bundle, or the identifier of a clip in the database.",
        completion: .directory
    )
    var clip: String

    @OptionGroup var database: DatabaseOption

    @Option(help: "The maximum number of functions to print.")
    var functions = 20

    @Flag(help: "Exit with status 1 if a part is over its budget.")
    var strict = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        let stored = try Console.reading(json: json) {
            guard functions >= 0 else {
                throw CommandError("functions", "--functions: the number must be 0 or more.")
            }
            return try storedClip()
        }
        let isOver = try await Console.reporting(json: json) {
            let weight: ClipWeight
            let build = try await weighedClip(stored)
            do throws(WebAssemblyError) {
                weight = try ClipWeight(build, functions: functions)
            } catch {
                throw CommandError("module", "module: \(error.sentence)")
            }
            if json {
                try Console.print(json: weight)
            } else {
                try Console.write(ClipWeightText(weight).text)
            }
            Self.warn(about: weight)
            return weight.isOverBudget
        }
        if strict, isOver { throw ExitCode.failure }
    }

    /// Returns the identifier of a clip in the database; `nil` for a bundle.
    ///
    /// `--database` asks for the former, and a file with the name for the latter.
    private func storedClip() throws -> AppIdentifier? {
        if database.chosen != nil { return try Parsed.identifier(clip) }
        return InputFile.exists(clip) ? nil : try? AppIdentifier(clip)
    }

    private func weighedClip(_ identifier: AppIdentifier?) async throws -> WeighedClip {
        guard let identifier else { return WeighedClip(try Publishing.bundle(clip)) }
        let registry = try database.open()
        return try await StoreErrors.reporting(in: registry) {
            try await WeighedClip(identifier, in: registry)
        }
    }

    private static func warn(about weight: ClipWeight) {
        guard let module = weight.module else {
            Console.warn("Note: The clip has no module; it runs on iPhones only.")
            return
        }
        if !module.hasNames {
            Console.warn(
                "Note: The module does not name its functions; link it without --strip-all to list the largest."
            )
        }
        if !module.isCompressed {
            Console.warn(
                "Note: The module is stored without compression. Publish the build again to compress it."
            )
        }
    }
}
