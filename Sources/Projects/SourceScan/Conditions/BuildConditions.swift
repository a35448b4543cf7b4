// SPDX-License-Identifier: Apache-2.0

/// What the build of a target in a configuration sets, as far as `#if` can ask for it.
///
/// It stands for a build for iPhones and iPads (64 bit, not the Simulator), because that is what the store
/// gets.
public struct BuildConditions: Sendable, Hashable {
    /// The active compilation conditions of Swift, without values.
    public var flags: Set<String>

    /// The macros of C, with their values; `1` for one without.
    public var macros: [String: String]

    /// Whether these are all.
    ///
    /// If not, for instance because a file with settings is missing, a name that
    /// is not among them may be set nevertheless.
    public var areComplete: Bool

    /// The modules that `canImport` finds; `nil` for those of Apple's systems.
    public var importableModules: Set<String>?

    /// What a build sets.
    public init(
        flags: Set<String> = [],
        macros: [String: String] = [:],
        areComplete: Bool = true,
        importableModules: Set<String>? = nil
    ) {
        self.flags = flags
        self.macros = macros
        self.areComplete = areComplete
        self.importableModules = importableModules
    }
}
