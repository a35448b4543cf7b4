// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import ClipBuilds
import CommandArguments
import MorselWording
import ProjectFiles
import Terminal

/// A build of the program that a command is about.
///
/// The project is read again at each run, so that a caller who waits for changes can run it again.
struct ProgramBuild {
    let place: ProjectPlace
    let options: ProgramOptions
    /// The path as it was given on the command line.
    let given: String

    init(_ place: ProjectPlace, options: ProgramOptions, given: String) {
        self.place = place
        self.options = options
        self.given = given
    }

    /// Reads the project, and builds the program.
    ///
    /// - Parameters:
    ///   - target: A target other than that of the options, such as the full app.
    ///   - showsPreviews: Whether its previews can be shown, if they compile.
    /// - Returns: The outcome of the build, whether it succeeded or not.
    /// - Throws: ``CommandError`` if there is nothing to build, or no tools to build it with.
    func run(target: String? = nil, showsPreviews: Bool = false) async throws -> BuildOutcome {
        let tree = ProjectTree(reading: place.files, at: place.path)
        guard !tree.projects.isEmpty || !tree.packages.isEmpty else {
            let unread = tree.notRead.first.map { " \($0.path): \($0.sentence)" } ?? ""
            throw CommandError(
                "project",
                "\(given): there is no Xcode project, workspace or Swift package below this folder.\(unread)"
            )
        }
        var build = ClipBuild(place.files, tree: tree, target: target ?? options.target)
        build.configuration = options.configuration
        build.kit = options.kit
        build.showsPreviews = showsPreviews
        build.progress = { Console.warn($0) }
        do throws(BuildError) {
            return try await build.run()
        } catch {
            throw CommandError(error.code.rawValue, "\(given): \(error.description)")
        }
    }
}
