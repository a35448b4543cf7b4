// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A scheme: what is run, and how.
public struct Scheme: Sendable, Hashable {
    /// A variable that a run gets from its scheme.
    public struct Variable: Sendable, Hashable {
        /// The name, such as `_XCAppClipURL`.
        public let name: String
        /// The value.
        public let value: String
        /// Whether it is ticked.
        public let isEnabled: Bool
        /// Where the value is written.
        public let place: Place
    }

    /// An argument of a run.
    public struct Argument: Sendable, Hashable {
        /// The argument as it is written.
        public let text: String
        /// Whether it is ticked.
        public let isEnabled: Bool
    }

    /// A target as a scheme names it.
    public struct TargetName: Sendable, Hashable {
        /// The id in the project file, `BlueprintIdentifier`.
        public let id: String
        /// The name of the target.
        public let name: String
        /// The name of the product, such as `Clip.app`.
        public let product: String
        /// The `.xcodeproj`; `nil` if the scheme names none.
        public let container: ProjectPath?
    }

    /// The name, which is that of the file.
    public let name: String
    /// The file.
    public let path: String
    /// The `.xcodeproj` or `.xcworkspace` that it belongs to.
    public let container: String
    /// Whether it is for everybody, and not for one person alone.
    public let isShared: Bool
    /// What it runs; `nil` if it runs nothing of a project.
    public let runs: TargetName?
    /// What it builds.
    public let builds: [TargetName]
    /// The configuration of a run.
    public let runConfiguration: String?
    /// The variables of a run, in their order.
    public let variables: [Variable]
    /// The arguments of a run, in their order.
    public let arguments: [Argument]
    /// The StoreKit configuration of a run.
    public let storeKitFile: ProjectPath?
    /// Where the run is described; the start of the file if it is not.
    public let place: Place

    /// The variables that hold invocation URLs for App Clips, ticked or not.
    public var invocationURLs: [Variable] { variables.filter { $0.name == "_XCAppClipURL" } }

    /// Reads a scheme.
    ///
    /// - Parameters:
    ///   - path: The `.xcscheme`.
    ///   - container: The `.xcodeproj` or `.xcworkspace` around it.
    ///   - folder: The tree.
    ///   - limits: How much is read.
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
            // The path counts from the container itself, so `../../Store.storekit` lies beside it.
            ProjectPath($0, in: .inside(path.withoutLastPathPart))
        }
    }

    /// The target that the scheme runs, in the project that it names: by its id, or else by its name.
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

    /// The target, in the project that is named.
    ///
    /// Copies of a project have the same ids, so that no other project is asked.
    ///
    /// - Parameters:
    ///   - tree: The projects.
    ///   - own: The project or workspace of the scheme, for a name without a container.
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

/// A small file in XML.
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

    /// The folder that the locations in a scheme count from: the one with the project or workspace in it.
    ///
    /// A project has a workspace of its own inside, whose locations count from where the project lies.
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
