// SPDX-License-Identifier: Apache-2.0

/// Why nothing could be built; what a compiler says against the sources is no error of this kind.
public struct BuildError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong.
    @nonexhaustive public enum Code: String, Sendable, Hashable {
        /// There is no target that could be built.
        case noTarget
        /// There are several, and none was chosen.
        case ambiguousTarget
        /// The target has no source in Swift.
        case noSources
        /// There is no Swift compiler.
        case noCompiler
        /// The kit's sources are not there.
        case noKit
        /// The kit's sources do not compile.
        case kitFails
        /// The folder for what is built cannot be written.
        case cache
        /// A program did not end in time.
        case timeout
    }

    /// What is wrong.
    public let code: Code
    /// One sentence: which part, why, and what would be accepted.
    public let description: String

    /// Why nothing could be built.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
