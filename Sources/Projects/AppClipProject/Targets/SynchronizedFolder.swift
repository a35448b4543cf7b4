// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A folder whose files belong to targets because they lie in it (Xcode 16 and later).
public struct SynchronizedFolder: Sendable, Hashable {
    /// What the project says about some files of the folder and one target.
    public struct Exceptions: Sendable, Hashable {
        /// The target.
        public let target: String
        /// The phase that the files belong to, instead of the one of their kind; `nil` in the usual case.
        public let phase: String?
        /// Files and folders, by their paths in this folder.
        public let paths: [String]
        /// The platforms that files are for, by path.
        public let platforms: [String: [String]]
        /// Attributes of files, by path.
        public let attributes: [String: [String]]
        /// The tags of on-demand resources, by path.
        public let tags: [String: [String]]
        /// The compiler flags of files, by path.
        public let compilerFlags: [String: String]
        /// The set in the project file.
        public let place: Place
    }

    /// The id of the folder in the project file.
    public let id: String
    /// Where it is.
    public let path: ProjectPath
    /// The sets of exceptions.
    ///
    /// To a target that lists the folder, the files are no members; to every other target, they are.
    public let exceptions: [Exceptions]
    /// Folders that are copied as they are, by their paths in this folder.
    public let explicitFolders: [String]
    /// The types of files that their names do not tell, such as `sourcecode.swift`, by path.
    public let explicitFileTypes: [String: String]
    /// The entry in the project file.
    public let place: Place

    /// Reads a folder.
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

    /// Which target each phase belongs to, if some set of exceptions names a phase.
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

/// The files of a synchronized folder, without those that Xcode does not see.
struct FolderContent: Sendable {
    struct Item: Sendable {
        /// The path in the folder.
        let path: String
        let isFolder: Bool
    }

    let items: [Item]
    /// Whether there were more files than are read.
    let isCut: Bool

    /// - Complexity: O(number of files), at most `limit`.
    init(of path: String, in folder: ProjectFolder, explicit: [String], limit: Int) {
        var items: [Item] = []
        let whole = Set(explicit)
        var open: [(path: String, depth: Int)] = [("", 0)]
        // Folders that links lead to come last, and none is entered twice, nor a folder around this one.
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

/// Paths of which each also stands for everything below it.
struct ExceptionPaths {
    private var paths: Set<String> = []
    /// What stands after `/Localized: `: a file in the `.lproj` folders beside this path.
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
