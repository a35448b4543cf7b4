// SPDX-License-Identifier: Apache-2.0

public import ClipBuilds
public import Foundation

/// Builds a project for a simulator, again whenever a source has changed.
public protocol ProjectBuilder: Sendable {
    /// Builds the project.
    ///
    /// - Returns: The programs with what belongs to them, and what the compiler said.
    /// - Throws: ``BuildFailure`` with what the compiler said.
    func build() async throws(BuildFailure) -> (project: SimulatedProject, lines: [String])

    /// Builds the full app of the project that was built last.
    ///
    /// - Returns: The app, or `nil` if there is none or it cannot be built here.
    func buildApp() async -> BuiltProgram?

    /// The folders and files whose changes call for another build.
    var sources: [URL] { get }
}

/// A project could not be built.
public struct BuildFailure: Error, Sendable {
    /// What went wrong, in one sentence.
    public let sentence: String

    /// What the compiler said, line by line.
    public let lines: [String]

    /// A failure.
    public init(_ sentence: String, lines: [String] = []) {
        self.sentence = sentence
        self.lines = lines
    }
}

/// Programs that are there already, and are not built.
public struct FinishedProject: ProjectBuilder {
    private let project: SimulatedProject

    /// A project that is never built.
    public init(_ project: SimulatedProject) {
        self.project = project
    }

    /// The project as it is.
    public func build() async throws(BuildFailure) -> (project: SimulatedProject, lines: [String]) {
        (project, [])
    }

    /// The app that is there already.
    public func buildApp() async -> BuiltProgram? { project.appProgram }

    /// The executables: a new one is run at once.
    public var sources: [URL] {
        ([project.clipProgram] + (project.appProgram.map { [$0] } ?? []))
            .map { URL(fileURLWithPath: $0.executable) }
    }
}
