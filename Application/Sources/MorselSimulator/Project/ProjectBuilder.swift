// SPDX-License-Identifier: Apache-2.0

public import ClipBuilds
public import Foundation

/// A type that builds a project for a simulator, again whenever a source has changed.
public protocol ProjectBuilder: Sendable {
    /// Builds the project.
    ///
    /// - Returns: The programs and their project, and the output of the compiler.
    /// - Throws: ``ProjectBuildError`` with the output of the compiler.
    func build() async throws(ProjectBuildError) -> (project: SimulatedProject, lines: [String])

    /// Builds the full app of the project that was last built.
    ///
    /// - Returns: The app, or `nil` if there is none or it cannot be built here.
    func buildApp() async -> BuiltProgram?

    /// The folders and files whose changes cause another build.
    var sources: [URL] { get }
}

/// An error that occurs when a project cannot be built.
public struct ProjectBuildError: Error, Sendable {
    /// The cause of the failure, in one sentence.
    public let sentence: String

    /// The output of the compiler, line by line.
    public let lines: [String]

    /// Creates a failure.
    public init(_ sentence: String, lines: [String] = []) {
        self.sentence = sentence
        self.lines = lines
    }
}

/// A builder for programs that are already built.
public struct FinishedProject: ProjectBuilder {
    private let project: SimulatedProject

    /// Creates a builder that always returns a project.
    public init(_ project: SimulatedProject) {
        self.project = project
    }

    /// Returns the project unchanged.
    public func build() async throws(ProjectBuildError) -> (
        project: SimulatedProject, lines: [String]
    ) {
        (project, [])
    }

    /// Returns the program of the app that is already built.
    public func buildApp() async -> BuiltProgram? { project.appProgram }

    /// The executables of the programs; a new one is run at once.
    public var sources: [URL] {
        ([project.clipProgram] + (project.appProgram.map { [$0] } ?? []))
            .map { URL(fileURLWithPath: $0.executable) }
    }
}
