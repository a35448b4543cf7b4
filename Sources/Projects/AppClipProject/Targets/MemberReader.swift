// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Finds the files that belong to targets: those in build phases, and those in synchronized folders.
struct MemberReader {
    let graph: ObjectGraph
    let paths: ReferencePaths
    let folder: ProjectFolder
    let limits: ProjectLimits
    /// The synchronized folders of the project, in the order of the file.
    let folders: [SynchronizedFolder]
    private let contents: [String: FolderContent]
    private(set) var problems: [ProjectProblem] = []
    private var count = 0

    init(_ graph: ObjectGraph, paths: ReferencePaths, folder: ProjectFolder, limits: ProjectLimits)
    {
        self.graph = graph
        self.paths = paths
        self.folder = folder
        self.limits = limits
        var folders: [SynchronizedFolder] = []
        var contents: [String: FolderContent] = [:]
        let objects = graph.objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
        for object in objects.sorted(by: { $0.offset < $1.offset }) {
            guard case .source(let path)? = paths[object.id] else { continue }
            let item = SynchronizedFolder(object, path: path, in: graph)
            folders.append(item)
            guard let found = folder.find(path), found.entry.kind == .folder else { continue }
            let content = FolderContent(
                of: found.path,
                in: folder,
                explicit: item.explicitFolders,
                limit: limits.membersOfTarget
            )
            if content.isCut { problems.append(ProjectProblem(.tooMany, at: item.place)) }
            contents[object.id] = content
        }
        self.folders = folders
        self.contents = contents
    }

    /// Returns the members of a target.
    mutating func members(of target: GraphObject, phases: [BuildPhase]) -> [TargetMember] {
        var members: [TargetMember] = []
        for phase in phases {
            guard let object = graph[phase.id], let role = phase.role else { continue }
            for entry in graph.all("files", of: object) {
                guard let reference = graph[entry.text("fileRef")] else { continue }
                add(reference, entry: entry, role: role, to: &members)
            }
        }
        let listed = Set(target.texts("fileSystemSynchronizedGroups"))
        for item in folders {
            add(item, isListed: listed.contains(item.id), of: target, phases, to: &members)
        }
        return members
    }

    private mutating func add(
        _ reference: GraphObject,
        entry: GraphObject,
        role: TargetMember.Role,
        to members: inout [TargetMember]
    ) {
        guard count < limits.members else { return }
        count += 1
        switch reference.isa {
        case "PBXVariantGroup":
            for child in graph.all("children", of: reference) {
                members.append(member(child, entry: entry, role: role, isVariant: true))
            }
        case "PBXReferenceProxy":
            return
        case "PBXGroup":
            // A group of files as one entry is an old form of a variant group.
            for child in graph.all("children", of: reference) {
                members.append(member(child, entry: entry, role: role, isVariant: false))
            }
        default:
            members.append(member(reference, entry: entry, role: role, isVariant: false))
        }
    }

    private func member(
        _ reference: GraphObject,
        entry: GraphObject,
        role: TargetMember.Role,
        isVariant: Bool
    ) -> TargetMember {
        let place = graph.place(of: entry)
        let settings = entry.value["settings"]
        let attributes = settings?["ATTRIBUTES"]?.array?.compactMap(\.settingText) ?? []
        let flags = settings?["COMPILER_FLAGS"]?.settingText ?? ""
        let (path, state, isSpelledOtherwise) = location(of: reference)
        var language = MemberKinds.language(in: path)
        if language == nil, isVariant { language = reference.text("name") }
        return TargetMember(
            role: role,
            path: path,
            state: state,
            isSpelledOtherwise: isSpelledOtherwise,
            language: language,
            platforms: entry.platforms,
            attributes: attributes,
            tags: settings?["ASSET_TAGS"]?.array?.compactMap(\.settingText) ?? [],
            compilerFlags: flags,
            isOfSynchronizedFolder: false,
            place: place
        )
    }

    private func location(of reference: GraphObject) -> (String, TargetMember.State, Bool) {
        switch paths[reference.id] {
        case .source(let path)?:
            guard case .inside(let inside) = path else { return (path.text, .outside, false) }
            guard let found = folder.find(inside) else { return (inside, .missing, false) }
            switch found.entry.kind {
            case .file: return (found.path, .file, !found.isExact)
            case .folder: return (found.path, .folder, !found.isExact)
            case .other: return (found.path, .outside, !found.isExact)
            }
        case .product(let path)?, .system(let path)?: return (path, .built, false)
        case .custom(_, let path)?: return (path, .outside, false)
        case .tooDeep?:
            return (reference.text("path") ?? reference.text("name") ?? "", .outside, false)
        case nil: return (reference.text("path") ?? reference.text("name") ?? "", .built, false)
        }
    }

    // MARK: Synchronized folders

    private mutating func add(
        _ item: SynchronizedFolder,
        isListed: Bool,
        of target: GraphObject,
        _ phases: [BuildPhase],
        to members: inout [TargetMember]
    ) {
        let sets = item.exceptions.filter { $0.target == target.id }
        guard isListed || !sets.isEmpty else { return }
        let usual = ExceptionPaths(sets.filter { $0.phase == nil }.flatMap(\.paths))
        let moved = sets.filter { $0.phase != nil }.map { set in
            (set, ExceptionPaths(set.paths), phases.first { $0.id == set.phase }?.role)
        }
        guard let content = contents[item.id] else {
            addUnseen(item, isListed: isListed, sets, to: &members)
            return
        }
        let root = item.path.insidePath.flatMap { folder.find($0)?.path } ?? ""
        for file in content.items {
            guard count < limits.members else { return }
            let other = moved.first { $0.1.contains(file.path) }
            let isException = usual.contains(file.path)
            guard other != nil || (isListed != isException) else { continue }
            let kind =
                file.isFolder && item.explicitFolders.contains(file.path)
                ? .resource
                : item.explicitFileTypes[file.path].map(MemberKinds.role(ofType:))
                    ?? MemberKinds.role(of: file.path)
            guard let role = other.map({ $0.2 ?? .copied }) ?? kind else { continue }
            count += 1
            members.append(
                TargetMember(
                    role: role,
                    path: .path(root, file.path),
                    state: file.isFolder ? .folder : .file,
                    isSpelledOtherwise: false,
                    language: MemberKinds.language(in: file.path),
                    platforms: sets.firstNonEmpty { $0.platforms[file.path] },
                    attributes: sets.firstNonEmpty { $0.attributes[file.path] },
                    tags: sets.firstNonEmpty { $0.tags[file.path] },
                    compilerFlags: sets.lazy.compactMap { $0.compilerFlags[file.path] }.first ?? "",
                    isOfSynchronizedFolder: true,
                    place: (other?.0 ?? (isListed ? nil : sets.first))?.place ?? item.place
                )
            )
        }
        if !isListed { addMissing(sets, content, root: root, to: &members) }
    }

    /// Adds the exceptions that would be members, but do not exist on disk.
    private mutating func addMissing(
        _ sets: [SynchronizedFolder.Exceptions],
        _ content: FolderContent,
        root: String,
        to members: inout [TargetMember]
    ) {
        for set in sets where set.phase == nil {
            for path in set.paths where !path.hasPrefix("/") {
                let full = String.path(root, path)
                guard folder.find(full) == nil, let role = MemberKinds.role(of: path) else {
                    continue
                }
                members.append(unseen(path: full, role: role, state: .missing, set.place))
            }
        }
    }

    /// Adds the members of a folder that is outside the tree or missing: those that the project names.
    private mutating func addUnseen(
        _ item: SynchronizedFolder,
        isListed: Bool,
        _ sets: [SynchronizedFolder.Exceptions],
        to members: inout [TargetMember]
    ) {
        let state: TargetMember.State = item.path.insidePath == nil ? .outside : .missing
        if isListed {
            members.append(unseen(path: item.path.text, role: .folder, state: state, item.place))
            return
        }
        for set in sets {
            for path in set.paths {
                guard let role = MemberKinds.role(of: path) else { continue }
                members.append(
                    unseen(
                        path: ProjectPath(path, in: item.path).text,
                        role: role,
                        state: state,
                        set.place
                    )
                )
            }
        }
    }

    private func unseen(
        path: String,
        role: TargetMember.Role,
        state: TargetMember.State,
        _ place: Place
    ) -> TargetMember {
        TargetMember(
            role: role,
            path: path,
            state: state,
            isSpelledOtherwise: false,
            language: MemberKinds.language(in: path),
            platforms: [],
            attributes: [],
            tags: [],
            compilerFlags: "",
            isOfSynchronizedFolder: true,
            place: place
        )
    }
}

extension BuildPhase {
    /// The role of the files in the phase.
    var role: TargetMember.Role? {
        switch kind {
        case .sources: .source
        case .resources: .resource
        case .frameworks: .framework
        case .headers: .header
        case .copyFiles: .copied
        case .script, .other: nil
        }
    }
}

extension [SynchronizedFolder.Exceptions] {
    /// Returns the first list of all elements that is not empty.
    fileprivate func firstNonEmpty(_ list: (Element) -> [String]?) -> [String] {
        for set in self {
            if let found = list(set), !found.isEmpty { return found }
        }
        return []
    }
}
