// SPDX-License-Identifier: Apache-2.0

/// How much of a project is read.
///
/// What lies beyond is said in ``ProjectProblem/Code/tooMany``.
public struct ProjectLimits: Sendable, Hashable {
    /// The most bytes of a `.xcconfig` file.
    public var settingsFile = 1 << 20
    /// The most assignments of a `.xcconfig` file with all that it includes.
    public var assignmentsOfFile = 100_000
    /// The most files that one `.xcconfig` file includes in all.
    public var includesOfFile = 256
    /// The most bytes of a property list, a scheme, or a description of an asset.
    public var smallFile = 4 << 20
    /// The most bytes of a file with texts.
    public var stringFile = 32 << 20
    /// The most files of one synchronized folder.
    public var membersOfTarget = 100_000
    /// The most members of all targets of a project.
    public var members = 500_000
    /// The most folders in which projects are looked for.
    public var folders = 50_000
    /// The most folders within each other in which projects are looked for.
    public var depth = 12
    /// The most projects.
    public var projects = 500
    /// The most schemes of a project or a workspace.
    public var schemes = 1_000
    /// The most assets of one catalog.
    public var assets = 50_000

    /// The usual limits.
    public init() {}
}
