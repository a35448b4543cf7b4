// SPDX-License-Identifier: Apache-2.0

/// The limits for reading a project.
///
/// If one is reached, the problem ``ProjectProblem/Code/tooMany`` is recorded.
public struct ProjectLimits: Sendable, Hashable {
    /// The maximum size of a `.xcconfig` file, in bytes.
    public var settingsFile = 1 << 20
    /// The maximum number of assignments of a `.xcconfig` file, including those of the files that it includes.
    public var assignmentsOfFile = 100_000
    /// The maximum number of files that one `.xcconfig` file includes in all.
    public var includesOfFile = 256
    /// The maximum size of a property list, a scheme, or a description of an asset, in bytes.
    public var smallFile = 4 << 20
    /// The maximum size of a strings file, in bytes.
    public var stringFile = 32 << 20
    /// The maximum number of files in one synchronized folder.
    public var membersOfTarget = 100_000
    /// The maximum number of members of all targets of a project.
    public var members = 500_000
    /// The maximum number of folders that are searched for projects.
    public var folders = 50_000
    /// The maximum depth of folders that are searched for projects.
    public var depth = 12
    /// The maximum number of projects.
    public var projects = 500
    /// The maximum number of schemes of a project or a workspace.
    public var schemes = 1_000
    /// The maximum number of assets in one catalog.
    public var assets = 50_000

    /// Creates the default limits.
    public init() {}
}
