// SPDX-License-Identifier: Apache-2.0

/// What became of a build.
public struct BuildOutcome: Sendable {
    /// A preview, and the source that declares it.
    public struct Preview: Sendable, Hashable {
        /// Where it begins.
        public let location: BuildDiagnostic.Location
        /// Its title, or the name of its type; `nil` for none.
        public let name: String?
        /// Whether it is `#Preview`, and no type that is a `PreviewProvider`.
        public let isMacro: Bool
    }

    /// What a part of the build took.
    public struct Duration: Sendable, Hashable {
        /// Reading the project and its sources, and writing what the compiler reads.
        public var preparing = Swift.Duration.zero
        /// The kit, if it had to be built.
        public var kit = Swift.Duration.zero
        /// The compiler and the linker.
        public var compiling = Swift.Duration.zero
    }

    /// The program; `nil` if it could not be built.
    public let program: BuiltProgram?
    /// What the project says of it, built or not.
    public let facts: ProgramFacts
    /// What was said, errors first, in the order of modules and lines.
    public let diagnostics: [BuildDiagnostic]
    /// The modules that cannot be had.
    public let missing: [MissingModule]
    /// The files that have no part in the build.
    public let skipped: [SkippedFile]
    /// The modules that were compiled, in the order of their dependencies; the program is the last.
    public let modules: [String]
    /// The files of the project that the program is made of; who wants to build anew when something changes
    /// watches these.
    public let sources: [String]
    /// The previews of the program's own sources.
    public let previews: [Preview]
    /// What it took.
    public let duration: Duration

    /// The errors.
    public var errors: [BuildDiagnostic] { diagnostics.filter { $0.severity == .error } }
}
