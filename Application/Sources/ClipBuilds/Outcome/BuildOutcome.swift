// SPDX-License-Identifier: Apache-2.0

/// The outcome of a build: the program or the reasons that there is none, and the files it took.
public struct BuildOutcome: Sendable {
    /// A preview, and the source that declares it.
    public struct Preview: Sendable, Hashable {
        /// The location of its beginning.
        public let location: BuildDiagnostic.Location
        /// Its title, or the name of its type; `nil` for none.
        public let name: String?
        /// Whether it is declared with `#Preview`, rather than as a `PreviewProvider`.
        public let isMacro: Bool
    }

    /// The duration of each part of a build.
    public struct Duration: Sendable, Hashable {
        /// The time for reading the project and its sources, and for writing the compiler's input.
        public var preparing = Swift.Duration.zero
        /// The time for building the kit; zero if it was up to date.
        public var kit = Swift.Duration.zero
        /// The time for compiling and linking.
        public var compiling = Swift.Duration.zero
    }

    /// The program; `nil` if it could not be built.
    public let program: BuiltProgram?
    /// The project's facts about the program, whether it was built or not.
    public let facts: ProgramFacts
    /// The diagnostics: errors first, in the order of modules and lines.
    public let diagnostics: [BuildDiagnostic]
    /// The modules that are not available.
    public let missing: [MissingModule]
    /// The files that were left out of the build.
    public let skipped: [SkippedFile]
    /// The modules that were compiled, in the order of their dependencies; the program is the last.
    public let modules: [String]
    /// The files of the project that the program is made of; watch these to build again after a change.
    public let sources: [String]
    /// The previews of the program's own sources.
    public let previews: [Preview]
    /// The duration of the build's parts.
    public let duration: Duration

    /// The diagnostics that are errors.
    public var errors: [BuildDiagnostic] { diagnostics.filter { $0.severity == .error } }
}
