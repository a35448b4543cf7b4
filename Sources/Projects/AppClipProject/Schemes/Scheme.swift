// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A scheme: the targets that Xcode builds and runs, with the settings of a run.
public struct Scheme: Sendable, Hashable {
    /// An environment variable of a scheme's run action.
    public struct Variable: Sendable, Hashable {
        /// The name, such as `_XCAppClipURL`.
        public let name: String
        /// The value, which can be empty.
        public let value: String
        /// Whether its checkbox is selected.
        public let isEnabled: Bool
        /// The location of the value.
        public let place: Place
    }

    /// A launch argument of a scheme's run action.
    public struct Argument: Sendable, Hashable {
        /// The argument as it is written.
        public let text: String
        /// Whether its checkbox is selected.
        public let isEnabled: Bool
    }

    /// A reference to a target in a scheme.
    public struct TargetName: Sendable, Hashable {
        /// The id in the project file, `BlueprintIdentifier`.
        public let id: String
        /// The name of the target.
        public let name: String
        /// The name of the product, such as `Clip.app`.
        public let product: String
        /// The `.xcodeproj` that contains the target; `nil` if the scheme names none.
        public let container: ProjectPath?
    }

    /// The name, which is that of the file without its extension.
    public let name: String
    /// The path of the file.
    public let path: String
    /// The `.xcodeproj` or `.xcworkspace` that it belongs to.
    public let container: String
    /// Whether it is shared, rather than for one user.
    public let isShared: Bool
    /// The target that it runs; `nil` if it runs none of a project.
    public let runs: TargetName?
    /// The targets that it builds.
    public let builds: [TargetName]
    /// The build configuration of a run.
    public let runConfiguration: String?
    /// The environment variables of a run, in their order.
    public let variables: [Variable]
    /// The arguments of a run, in their order.
    public let arguments: [Argument]
    /// The StoreKit configuration of a run.
    public let storeKitFile: ProjectPath?
    /// The location of the run action; the start of the file if there is none.
    public let place: Place

    /// The environment variables with invocation URLs for App Clips, enabled or not.
    public var invocationURLs: [Variable] { variables.filter { $0.name == "_XCAppClipURL" } }

    /// Reads a scheme.
    ///
    /// - Parameters:
    ///   - path: The `.xcscheme`.
    ///   - container: The `.xcodeproj` or `.xcworkspace` that it belongs to.
    ///   - folder: The tree.
    ///   - limits: The limits for reading projects.
    /// - Throws: ``ProjectReadingError``.
    public init(
        at path: String,
        of container: String,
        in folder: ProjectFolder,
        limits: ProjectLimits = ProjectLimits()
    ) throws(ProjectReadingError) {
        let (root, file) = try MarkupFile.read(path, in: folder, limits: limits)
        name = path.pathStem
        self.path = path
        self.container = container
        isShared = path.split(separator: "/").contains("xcshareddata")
        let around = SchemeList.folder(around: container)
        let launch = root.child("LaunchAction")
        place = file.place(of: launch?.offset ?? 0)
        runConfiguration = launch?["buildConfiguration"]
        runs = launch.flatMap { launch in
            let runnable =
                launch.child("BuildableProductRunnable") ?? launch.child("RemoteRunnable")
            return
                (runnable?.child("BuildableReference")
                ?? launch.child("MacroExpansion")?
                .child("BuildableReference")).map { TargetName($0, around: around) }
        }
        let entries = root.child("BuildAction")?.child("BuildActionEntries")
        builds = (entries?.children("BuildActionEntry") ?? []).compactMap { entry in
            entry.child("BuildableReference").map { TargetName($0, around: around) }
        }
        let variables = launch?.child("EnvironmentVariables")?.children("EnvironmentVariable") ?? []
        self.variables = variables.map { item in
            Variable(
                name: item["key"] ?? "",
                value: item["value"] ?? "",
                isEnabled: item["isEnabled"] != "NO",
                place: file.place(of: item.attribute("value")?.valueOffset ?? item.offset)
            )
        }
        let arguments = launch?.child("CommandLineArguments")?.children("CommandLineArgument") ?? []
        self.arguments = arguments.map {
            Argument(text: $0["argument"] ?? "", isEnabled: $0["isEnabled"] != "NO")
        }
        storeKitFile = launch?.child("StoreKitConfigurationFileReference")?["identifier"].map {
            // The path is relative to the container itself, so `../../Store.storekit` is beside it.
            ProjectPath($0, in: .inside(path.withoutLastPathPart))
        }
    }

    /// Returns the target that the scheme runs, in the project that it names: by its id, or else by its name.
    public func target(in tree: ProjectTree) -> TargetReference? {
        runs.flatMap { $0.target(in: tree, container: container) }
    }
}

extension Scheme.TargetName {
    init(_ element: XMLElement, around: ProjectPath) {
        id = element["BlueprintIdentifier"] ?? ""
        name = element["BlueprintName"] ?? ""
        product = element["BuildableName"] ?? ""
        container = element["ReferencedContainer"].map { text in
            ProjectPath(WorkspaceLocation(text).path, in: around)
        }
    }

    /// Returns the target, in the project that is named.
    ///
    /// Copies of a project have the same ids, so no other project is searched.
    ///
    /// - Parameters:
    ///   - tree: The projects.
    ///   - own: The project or workspace of the scheme, for a reference without a container.
    /// - Returns: `nil` if the project is not in the tree, or has no such target.
    public func target(in tree: ProjectTree, container own: String) -> TargetReference? {
        let projects: [XcodeProject]
        if let container {
            projects = container.insidePath.flatMap { tree.project(at: $0) }.map { [$0] } ?? []
        } else if let workspace = tree.workspaces.first(where: { $0.path == own }) {
            projects = workspace.projects.compactMap(\.insidePath).compactMap {
                tree.project(at: $0)
            }
        } else {
            let inner = own.withoutLastPathPart
            let project = inner.pathExtension == "xcodeproj" ? inner : own
            projects = tree.project(at: project).map { [$0] } ?? []
        }
        for project in projects {
            if let target = project.target(id: id) { return project.reference(to: target) }
        }
        for project in projects {
            if let target = project.target(named: name) { return project.reference(to: target) }
        }
        return nil
    }
}

/// Reads small XML files.
enum MarkupFile {
    static func read(
        _ path: String,
        in folder: ProjectFolder,
        limits: ProjectLimits
    ) throws(ProjectReadingError) -> (XMLElement, GraphFile) {
        let (bytes, file) = try folder.file(at: path, limit: limits.smallFile)
        do throws(XMLError) {
            return (try XMLElement(bytes), file)
        } catch {
            throw ProjectReadingError(
                path: path,
                code: .markup(file.places.position(of: error.offset))
            )
        }
    }
}

/// The schemes of a project or a workspace.
struct SchemeList {
    var schemes: [Scheme] = []
    var errors: [ProjectReadingError] = []

    /// Returns the folder to which the locations in a scheme are relative: the one that contains the project or
    /// workspace.
    ///
    /// A project contains a workspace, whose locations are relative to the folder of the project.
    static func folder(around container: String) -> ProjectPath {
        let folder = container.withoutLastPathPart
        let isInProject = folder.pathExtension == "xcodeproj"
        return .inside(isInProject ? folder.withoutLastPathPart : folder)
    }

    init(of container: String, in folder: ProjectFolder, limits: ProjectLimits) {
        let shared = String.path(container, "xcshareddata/xcschemes")
        var folders = [shared]
        let people = String.path(container, "xcuserdata")
        for entry in folder.entries(in: people) ?? [] where entry.kind == .folder {
            folders.append(.path(people, entry.name + "/xcschemes"))
        }
        for place in folders {
            guard let found = folder.find(place) else { continue }
            for entry in folder.entries(in: found.path) ?? []
            where entry.kind == .file && entry.name.pathExtension == "xcscheme" {
                guard schemes.count < limits.schemes else { return }
                let path = String.path(found.path, entry.name)
                do throws(ProjectReadingError) {
                    schemes.append(try Scheme(at: path, of: container, in: folder, limits: limits))
                } catch {
                    errors.append(error)
                }
            }
        }
    }
}
