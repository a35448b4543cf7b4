// SPDX-License-Identifier: Apache-2.0

/// The settings of a target's build in a configuration that `#if` can test.
///
/// They are those of a build for iPhone and iPad (64 bit, not the Simulator), because this is the build for the store.
public struct BuildConditions: Sendable, Hashable {
    /// The active compilation conditions of Swift, without values.
    public var flags: Set<String>

    /// The macros of C, with their values; `1` for one without.
    public var macros: [String: String]

    /// Whether all conditions and macros are known.
    ///
    /// Otherwise, for instance because a settings file is missing, other names may be set, too.
    public var areComplete: Bool

    /// The modules that `canImport` finds; `nil` for those of Apple's systems.
    public var importableModules: Set<String>?

    /// Creates the conditions of a build.
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
