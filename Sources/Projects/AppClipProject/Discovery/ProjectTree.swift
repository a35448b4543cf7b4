// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// All projects below a folder, and which clip belongs to which app.
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
    /// The files.
    public let folder: ProjectFolder
    /// The projects, in the order of their paths.
    public let projects: [XcodeProject]
    /// What was found and not read, and why.
    public let notRead: [UnreadProject]
    /// Each clip with each app that carries it.
    public let pairs: [AppClipPair]

    private let projectsByPath: [String: Int]

    /// Reads all projects.
    ///
    /// Folders with the work of others are left out: `Pods`, `node_modules`, `Carthage`, `DerivedData`, and
    /// whatever begins with a dot.
    ///
    /// - Parameters:
    ///   - tree: The files.
    ///   - path: The folder in which projects are looked for, a `.xcodeproj`, or a `.xcworkspace`.
    ///   - limits: How much is read.
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
        var seen = Set(open)
        var index = 0
        while index < open.count, index < limits.projects {
            defer { index += 1 }
            do throws(ProjectReadingError) {
                let project = try XcodeProject(at: open[index], in: folder, limits: limits)
                projects.append(project)
                for path in project.subprojects {
                    guard let found = folder.find(path), found.entry.kind == .folder,
                        !ProjectSearch.isOfOthers(found.path), seen.insert(found.path).inserted
                    else { continue }
                    open.append(found.path)
                }
            } catch {
                notRead.append(UnreadProject(path: open[index], reason: .unreadable(error)))
            }
        }
        projects.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.folder = folder
        self.projects = projects
        self.notRead = notRead
        var places: [String: Int] = [:]
        for (index, project) in projects.enumerated() { places[project.path.lowercased()] = index }
        projectsByPath = places
        pairs = AppClipPair.all(in: projects, places: places)
    }

    /// The project at a path, whatever the case of its letters.
    public func project(at path: String) -> XcodeProject? {
        projectsByPath[path.lowercased()].map { projects[$0] }
    }

    /// A target by its reference.
    public func target(_ reference: TargetReference) -> ProjectTarget? {
        project(at: reference.project)?.target(id: reference.id)
    }

    /// A target in one configuration; `nil` if there is no such target.
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

    /// The names of the configurations in which a clip, or its app, is built: the clip's first.
    public func configurations(of pair: AppClipPair) -> [String] {
        var names = target(pair.clip)?.configurations ?? []
        for name in pair.app.flatMap({ target($0) })?.configurations ?? []
        where !names.contains(name) {
            names.append(name)
        }
        return names
    }
}
