// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// All projects below a folder, and the pairs of their clips and apps.
///
/// ```swift
/// let tree = ProjectTree(reading: files)
/// for pair in tree.pairs {
///     for name in tree.configurations(of: pair) {
///         let clip = tree.configured(pair.clip, configuration: name)
///         print(clip?.bundleIdentifier?.text ?? "none")
///     }
/// }
/// ```
public struct ProjectTree: Sendable {
    /// The file tree.
    public let folder: ProjectFolder
    /// The projects, in the order of their paths.
    public let projects: [XcodeProject]
    /// The workspaces outside projects, in the order of their paths.
    public let workspaces: [Workspace]
    /// The schemes of all projects and workspaces.
    public let schemes: [Scheme]
    /// The Swift packages, by their manifests.
    public let packages: [ManifestPackage]
    /// The projects, workspaces and schemes that were found but not read, with the reasons.
    public let notRead: [UnreadProject]
    /// The pairs of each clip and each app that embeds it.
    public let pairs: [AppClipPair]

    private let projectsByPath: [String: Int]

    /// Reads all projects.
    ///
    /// Folders with third-party or generated code are left out: `Pods`, `node_modules`, `Carthage`, `DerivedData`, and
    /// those whose name begins with a dot.
    ///
    /// - Parameters:
    ///   - tree: The files.
    ///   - path: The folder that is searched for projects, a `.xcodeproj`, or a `.xcworkspace`.
    ///   - limits: The limits for reading projects.
    public init(
        reading tree: any FileTree,
        at path: String = "",
        limits: ProjectLimits = ProjectLimits()
    ) {
        let folder = ProjectFolder(tree)
        let search = ProjectSearch(in: folder, at: path, limits: limits)
        var projects: [XcodeProject] = []
        var notRead = search.notRead
        var open = search.projects
        var workspaces: [Workspace] = []
        for path in search.workspaces {
            do throws(ProjectReadingError) {
                workspaces.append(try Workspace(at: path, in: folder, limits: limits))
            } catch {
                notRead.append(UnreadProject(path: path, reason: .unreadable(error)))
            }
        }
        self.workspaces = workspaces
        if search.isOneWorkspace { open = Self.projects(of: workspaces, in: folder) }
        var seen = Set(open)
        var index = 0
        while index < open.count, index < limits.projects {
            defer { index += 1 }
            do throws(ProjectReadingError) {
                let project = try XcodeProject(at: open[index], in: folder, limits: limits)
                projects.append(project)
                for path in project.subprojects {
                    guard let found = folder.find(path), found.entry.kind == .folder,
                        !ProjectSearch.isOfOthers(found.path),
                        seen.insert(found.realPath).inserted
                    else { continue }
                    open.append(found.realPath)
                }
            } catch {
                notRead.append(UnreadProject(path: open[index], reason: .unreadable(error)))
            }
        }
        projects.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.folder = folder
        self.projects = projects
        var schemes: [Scheme] = []
        for project in projects {
            // A project contains a workspace, which may have schemes, too.
            for container in [project.path, project.path + "/project.xcworkspace"] {
                let list = SchemeList(of: container, in: folder, limits: limits)
                schemes += list.schemes
                notRead += list.errors.map { UnreadProject(path: $0.path, reason: .unreadable($0)) }
            }
        }
        self.schemes = schemes + workspaces.flatMap(\.schemes)
        notRead += workspaces.flatMap(\.schemeErrors).map {
            UnreadProject(path: $0.path, reason: .unreadable($0))
        }
        packages = search.packages.compactMap {
            ManifestPackage(at: $0, in: folder, limits: limits)
        }
        self.notRead = notRead
        var places: [String: Int] = [:]
        for (index, project) in projects.enumerated() { places[project.path.lowercased()] = index }
        projectsByPath = places
        pairs = AppClipPair.all(in: projects, places: places)
    }

    private static func projects(of workspaces: [Workspace], in folder: ProjectFolder) -> [String] {
        var paths: [String] = []
        for path in workspaces.flatMap(\.projects) {
            guard let found = folder.find(path), found.entry.kind == .folder,
                !ProjectSearch.isOfOthers(found.path), !paths.contains(found.realPath)
            else { continue }
            paths.append(found.realPath)
        }
        return paths
    }

    /// Returns the schemes that run a target.
    public func schemes(running target: TargetReference) -> [Scheme] {
        schemes.filter { $0.target(in: self) == target }
    }

    /// Returns the project at a path, regardless of case and of links in the path.
    public func project(at path: String) -> XcodeProject? {
        let index =
            projectsByPath[path.lowercased()]
            ?? folder.find(path).flatMap { projectsByPath[$0.realPath.lowercased()] }
        return index.map { projects[$0] }
    }

    /// Returns the target for a reference; `nil` if there is none.
    public func target(_ reference: TargetReference) -> ProjectTarget? {
        project(at: reference.project)?.target(id: reference.id)
    }

    /// Returns a target in one configuration; `nil` if there is no such target.
    public func configured(
        _ reference: TargetReference,
        configuration: String,
        sdk: String? = nil
    ) -> ConfiguredTarget? {
        guard let project = project(at: reference.project),
            let target = project.target(id: reference.id)
        else { return nil }
        return project.configured(target, configuration: configuration, sdk: sdk)
    }

    /// Returns the names of the configurations of a clip and its app, the clip's first.
    public func configurations(of pair: AppClipPair) -> [String] {
        var names = target(pair.clip)?.configurations ?? []
        for name in pair.app.flatMap({ target($0) })?.configurations ?? []
        where !names.contains(name) {
            names.append(name)
        }
        return names
    }
}
