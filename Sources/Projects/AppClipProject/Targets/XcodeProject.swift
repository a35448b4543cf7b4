// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// An Xcode project.
///
/// The targets are read at once, build settings and property lists at their first use.
public final class XcodeProject: Sendable {
    /// The path of the `.xcodeproj`.
    public let path: String
    /// The path of the project file in it.
    public let filePath: String
    /// The name without the extension.
    public let name: String
    /// The folder to which paths are relative: `SRCROOT`.
    public let root: ProjectPath
    /// The version of the file's format; 77 and later have synchronized folders.
    public let objectVersion: Int?
    /// The development language, such as `en`.
    public let developmentRegion: String?
    /// The languages of the project.
    public let knownRegions: [String]
    /// The names of the project's build configurations, in their order.
    public let configurations: [String]
    /// The configuration of a build for which none is chosen.
    public let defaultConfiguration: String?
    /// The targets in their order.
    public let targets: [ProjectTarget]
    /// The Swift packages that the project uses.
    public let packages: [PackageReference]
    /// The problems of parts that could not be read.
    public let problems: [ProjectProblem]
    /// The projects that this one contains, by their paths.
    public let subprojects: [ProjectPath]

    /// The file tree that contains the project.
    public let folder: ProjectFolder

    let limits: ProjectLimits
    private let targetsByID: [String: Int]
    let projectConfigurations: ConfigurationList
    let targetConfigurations: [String: ConfigurationList]
    let cache = ConfiguredTargets()

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - path: The `.xcodeproj`, as the tree spells it.
    ///   - folder: The tree.
    ///   - limits: The limits for reading projects.
    /// - Throws: ``ProjectReadingError`` if the project file cannot be read.
    /// - Complexity: O(length of the project file + number of files in synchronized folders).
    public init(
        at path: String,
        in folder: ProjectFolder,
        limits: ProjectLimits = ProjectLimits()
    ) throws(ProjectReadingError) {
        let filePath = String.path(path, "project.pbxproj")
        let (bytes, file) = try folder.file(at: filePath, limit: ReadingLimits.project.size)
        let list = try file.list(bytes, limits: .project)
        guard let graph = ObjectGraph(list, in: file) else {
            throw ProjectReadingError(path: filePath, code: .noProject)
        }
        self.path = path
        self.filePath = filePath
        self.folder = folder
        self.limits = limits
        name = path.pathStem
        let around = ProjectPath(path.withoutLastPathPart)
        let root = ProjectPath(graph.root.text("projectDirPath") ?? "", in: around)
        self.root = root
        objectVersion = graph.objectVersion
        developmentRegion = graph.root.text("developmentRegion")
        knownRegions = graph.root.texts("knownRegions")

        let paths = ReferencePaths(graph, root: root)
        let files = SettingsFiles(folder, root: root, limits: limits)
        let ofProject = ConfigurationList(
            of: graph.root,
            isProject: true,
            in: graph,
            paths: paths,
            files: files
        )
        var members = MemberReader(graph, paths: paths, folder: folder, limits: limits)
        let links = TargetLinks(graph, paths: paths, project: path)
        var lists: [String: ConfigurationList] = [:]
        var targets: [ProjectTarget] = []
        for object in graph.all("targets", of: graph.root) where lists[object.id] == nil {
            let list = ConfigurationList(
                of: object,
                isProject: false,
                in: graph,
                paths: paths,
                files: files
            )
            lists[object.id] = list
            targets.append(
                ProjectTarget(
                    object,
                    in: graph,
                    members: &members,
                    links: links,
                    configurations: list.names
                )
            )
        }
        projectConfigurations = ofProject
        targetConfigurations = lists
        configurations = ofProject.names
        defaultConfiguration = ofProject.defaultName
        self.targets = targets
        targetsByID = Dictionary(zip(targets.map(\.id), targets.indices)) { first, _ in first }
        packages = PackageReference.all(in: graph, paths: paths, folder: folder)
        subprojects = links.subprojects
        problems =
            Self.problems(of: graph) + paths.problems + members.problems
            + Self.problems(of: [ofProject] + targets.compactMap { lists[$0.id] })
    }

    /// Returns the target with an id; `nil` if there is none.
    public func target(id: String) -> ProjectTarget? { targetsByID[id].map { targets[$0] } }

    /// Returns the first target with a name; `nil` if there is none.
    public func target(named name: String) -> ProjectTarget? { targets.first { $0.name == name } }

    /// Returns a reference to a target of this project.
    public func reference(to target: ProjectTarget) -> TargetReference {
        TargetReference(project: path, id: target.id, name: target.name)
    }

    private static func problems(of graph: ObjectGraph) -> [ProjectProblem] {
        var problems = graph.duplicates.map {
            ProjectProblem(.duplicateObject(id: $0.id), at: graph.place(of: $0))
        }
        let lists = [
            "targets", "buildPhases", "files", "children", "dependencies", "buildConfigurations",
        ]
        for object in graph.objects.values {
            for name in lists {
                for id in object.texts(name) where graph.objects.index(forKey: id) == nil {
                    let place = graph.place(of: object)
                    problems.append(ProjectProblem(.danglingReference(id: id), at: place))
                }
            }
        }
        return problems.sorted { $0.place.position < $1.place.position }
    }

    private static func problems(of lists: [ConfigurationList]) -> [ProjectProblem] {
        var problems: [ProjectProblem] = []
        var seen: Set<ProjectProblem> = []
        for list in lists {
            problems += list.problems
            for configuration in list.configurations {
                for problem in configuration.file.problems where seen.insert(problem).inserted {
                    problems.append(problem)
                }
            }
        }
        return problems
    }
}

/// The reason a project, a workspace or a scheme cannot be read.
public struct ProjectReadingError: Error, Sendable, Hashable {
    /// The kind of an error.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The file does not exist or cannot be read.
        case file(FileTreeError)
        /// The file is not a property list.
        case propertyList(PropertyListError, TextPosition)
        /// The file is not XML.
        case markup(TextPosition)
        /// The property list has no objects, or no project among them.
        case noProject
        /// The property list is not a dictionary.
        case noDictionary
    }

    /// The path of the file.
    public let path: String
    /// The kind of the error.
    public let code: Code
}
