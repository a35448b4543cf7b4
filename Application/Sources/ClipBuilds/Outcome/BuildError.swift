// SPDX-License-Identifier: Apache-2.0

/// The reason nothing could be built; errors in the sources are diagnostics and not errors of this
/// type.
public struct BuildError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of errors.
    @nonexhaustive public enum Code: String, Sendable, Hashable {
        /// No target can be built.
        case noTarget
        /// Several targets can be built, and none was chosen.
        case ambiguousTarget
        /// The target has no Swift sources.
        case noSources
        /// No Swift compiler was found.
        case noCompiler
        /// The kit's sources were not found.
        case noKit
        /// The kit's sources do not compile.
        case kitFails
        /// The build folder cannot be written.
        case cache
        /// A program did not end in time.
        case timeout
    }

    /// The kind of error.
    public let code: Code
    /// One sentence: the part that is wrong, the reason, and what would be accepted.
    public let description: String

    /// Creates an error.
    public init(_ code: Code, _ description: String) {
        self.code = code
        self.description = description
    }
}
