// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A folder whose files automatically belong to targets (Xcode 16 and later).
public struct SynchronizedFolder: Sendable, Hashable {
    /// The exceptions for some files of the folder and one target.
    public struct Exceptions: Sendable, Hashable {
        /// The id of the target.
        public let target: String
        /// The build phase that the files belong to, instead of the one for their kind; `nil` in the usual case.
        public let phase: String?
        /// The paths of files and folders in this folder.
        public let paths: [String]
        /// The platforms that files are for, by path.
        public let platforms: [String: [String]]
        /// Attributes of files, by path.
        public let attributes: [String: [String]]
        /// The tags of on-demand resources, by path.
        public let tags: [String: [String]]
        /// The compiler flags of files, by path.
        public let compilerFlags: [String: String]
        /// The location of the set in the project file.
        public let place: Place
    }

    /// The id of the folder in the project file.
    public let id: String
    /// The path of the folder.
    public let path: ProjectPath
    /// The sets of exceptions.
    ///
    /// For a target that lists the folder, the files in a set are not members; for every other target, they are.
    public let exceptions: [Exceptions]
    /// The folders that are copied as they are, by their paths in this folder.
    public let explicitFolders: [String]
    /// The types of files, such as `sourcecode.swift`, by path, where they do not follow from the name.
    public let explicitFileTypes: [String: String]
    /// The entry in the project file.
    public let place: Place

    /// Reads a synchronized folder of a project.
    init(_ object: GraphObject, path: ProjectPath, in graph: ObjectGraph) {
        id = object.id
        self.path = path
        place = graph.place(of: object)
        explicitFolders = object.texts("explicitFolders")
        explicitFileTypes = Self.texts(object.value["explicitFileTypes"])
        let phases = Self.targetsByPhase(graph, needed: object)
        exceptions = graph.all("exceptions", of: object).compactMap { set in
            let phase = set.text("buildPhase")
            guard let target = set.text("target") ?? phase.flatMap({ phases[$0] }) else {
                return nil
            }
            return Exceptions(
                target: target,
                phase: phase,
                paths: set.texts("membershipExceptions"),
                platforms: Self.lists(set.value["platformFiltersByRelativePath"]),
                attributes: Self.lists(set.value["attributesByRelativePath"]),
                tags: Self.lists(set.value["assetTagsByRelativePath"]),
                compilerFlags: Self.texts(set.value["additionalCompilerFlagsByRelativePath"]),
                place: graph.place(of: set)
            )
        }
    }

    /// Returns the target of each build phase, if any set of exceptions names a phase.
    private static func targetsByPhase(
        _ graph: ObjectGraph,
        needed object: GraphObject
    ) -> [String: String] {
        guard graph.all("exceptions", of: object).contains(where: { $0.text("buildPhase") != nil })
        else { return [:] }
        var result: [String: String] = [:]
        for target in graph.all("targets", of: graph.root) {
            for phase in target.texts("buildPhases") { result[phase] = target.id }
        }
        return result
    }

    private static func texts(_ value: PropertyList?) -> [String: String] {
        lists(value).mapValues { $0.joined(separator: " ") }
    }

    private static func lists(_ value: PropertyList?) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for member in value?.members ?? [] {
            let texts = member.value.array?.compactMap(\.settingText)
            result[member.name] = texts ?? member.value.settingText.map { [$0] } ?? []
        }
        return result
    }
}

/// The files of a synchronized folder, without those that Xcode ignores.
struct FolderContent: Sendable {
    struct Item: Sendable {
        /// The path relative to the folder.
        let path: String
        let isFolder: Bool
    }

    let items: [Item]
    /// Whether there were more files than the limit.
    let isCut: Bool

    /// - Complexity: O(number of files), at most `limit`.
    init(of path: String, in folder: ProjectFolder, explicit: [String], limit: Int) {
        var items: [Item] = []
        let whole = Set(explicit)
        var open: [(path: String, depth: Int)] = [("", 0)]
        // Targets of links are visited last; no folder is visited twice, and none that encloses this one.
        let root = (folder.find(path)?.realPath ?? path) + "/"
        var links: [(path: String, depth: Int, target: String)] = []
        var seen: Set<String> = []
        var isCut = false
        while true {
            if open.isEmpty, let link = links.popLast() {
                guard !seen.contains(link.target) else { continue }
                open.append((link.path, link.depth))
            }
            guard let (here, depth) = open.popLast() else { break }
            let full = here.isEmpty ? path : String.path(path, here)
            guard seen.insert(folder.find(full)?.realPath ?? full).inserted else { continue }
            for entry in folder.entries(in: full) ?? []
            where entry.name.utf8.first != UInt8(ascii: ".") {
                guard items.count < limit else {
                    isCut = true
                    break
                }
                let item = String.path(here, entry.name)
                if entry.kind == .folder, !whole.contains(item),
                    !MemberKinds.packages.contains(item.pathExtension)
                {
                    guard depth < 64 else {
                        isCut = true
                        continue
                    }
                    if let target = entry.target {
                        guard !target.isEmpty, !root.hasPrefix(target + "/") else { continue }
                        links.append((item, depth + 1, target))
                    } else {
                        open.append((item, depth + 1))
                    }
                } else if entry.kind != .other {
                    items.append(Item(path: item, isFolder: entry.kind == .folder))
                }
            }
        }
        self.items = items.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.isCut = isCut
    }
}

/// A set of paths, each of which also stands for everything below it.
struct ExceptionPaths {
    private var paths: Set<String> = []
    /// The paths after `/Localized: `, each of a file in the `.lproj` folders beside it.
    private var localized: Set<String> = []
    private static let mark = "/Localized: "

    init(_ list: [String]) {
        for path in list {
            if path.hasPrefix(Self.mark) {
                localized.insert(path.dropFirst(Self.mark.count).lowercased())
            } else {
                paths.insert(ProjectPath(path).text.lowercased())
            }
        }
    }

    func contains(_ path: String) -> Bool {
        if paths.isEmpty, localized.isEmpty { return false }
        var rest = path.lowercased()
        if !localized.isEmpty, MemberKinds.language(in: rest) != nil {
            let parts = rest.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
            if localized.contains(parts.joined(separator: "/")) { return true }
        }
        while !rest.isEmpty {
            if paths.contains(rest) { return true }
            rest = rest.withoutLastPathPart
        }
        return false
    }
}
