// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import Synchronization

/// A settings file that something names, and that is not in the tree.
public struct MissingSettingsFile: Sendable, Hashable {
    /// The path that was looked for.
    public let path: String
    /// Whether it leads out of the tree, so that nobody looked there.
    public let isOutside: Bool
    /// Where it is named.
    public let place: Place
}

/// What a `.xcconfig` file and the files that it includes give, in the order in which they count.
struct SettingsFile: Sendable {
    var assignments: [SettingAssignment] = []
    var missing: [MissingSettingsFile] = []
    var problems: [ProjectProblem] = []
}

/// Reads `.xcconfig` files, each once.
final class SettingsFiles: Sendable {
    /// The most files within each other.
    private static let depthLimit = 32

    private let folder: ProjectFolder
    private let limits: ProjectLimits
    /// Where an include is looked for that is not beside its file.
    private let root: ProjectPath
    private let files = Mutex<[String: SettingsFile]>([:])
    private let texts = Mutex<[String: [SettingsLine]?]>([:])

    init(_ folder: ProjectFolder, root: ProjectPath, limits: ProjectLimits) {
        self.folder = folder
        self.root = root
        self.limits = limits
    }

    /// A file with everything that it includes.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - place: Where it is named.
    /// - Returns: What it gives; if it is not there, that alone.
    func file(at path: ProjectPath, namedAt place: Place) -> SettingsFile {
        guard let found = folder.find(path), found.entry.kind == .file else {
            var file = SettingsFile()
            file.missing = [
                MissingSettingsFile(
                    path: path.text,
                    isOutside: path.insidePath == nil,
                    place: place
                )
            ]
            return file
        }
        if let known = files.withLock({ $0[found.path] }) { return known }
        var file = SettingsFile()
        var count = 0
        add(found.path, to: &file, inside: [], count: &count)
        files.withLock { $0[found.path] = file }
        return file
    }

    private func add(
        _ path: String,
        to file: inout SettingsFile,
        inside outer: [String],
        count: inout Int
    ) {
        count += 1
        guard let lines = lines(of: path) else {
            let place = Place(file: path, position: TextPosition(line: 1, column: 1))
            file.problems.append(ProjectProblem(.unreadable(.unreadable), at: place))
            return
        }
        for line in lines {
            switch line {
            case .assignment(let assignment):
                guard file.assignments.count < limits.assignmentsOfFile else { return }
                file.assignments.append(assignment)
            case .fault(let place): file.problems.append(ProjectProblem(.settingsLine, at: place))
            case .include(let name, let isOptional, let place):
                include(
                    name,
                    isOptional,
                    place,
                    from: path,
                    to: &file,
                    inside: outer,
                    count: &count
                )
            }
        }
    }

    private func include(
        _ name: String,
        _ isOptional: Bool,
        _ place: Place,
        from path: String,
        to file: inout SettingsFile,
        inside outer: [String],
        count: inout Int
    ) {
        let beside = ProjectPath(name, in: .inside(path.withoutLastPathPart))
        let candidates = [beside, ProjectPath(name, in: root)]
        guard let found = candidates.lazy.compactMap({ self.folder.find($0) }).first,
            found.entry.kind == .file
        else {
            if !isOptional {
                file.missing.append(
                    MissingSettingsFile(
                        path: beside.text,
                        isOutside: beside.insidePath == nil,
                        place: place
                    )
                )
            }
            return
        }
        guard found.path != path, !outer.contains(found.path) else {
            file.problems.append(ProjectProblem(.circularInclude(path: found.path), at: place))
            return
        }
        guard outer.count < Self.depthLimit, count < limits.includesOfFile else {
            file.problems.append(ProjectProblem(.tooMany, at: place))
            return
        }
        add(found.path, to: &file, inside: outer + [path], count: &count)
    }

    private func lines(of path: String) -> [SettingsLine]? {
        if let known = texts.withLock({ $0[path] }) { return known }
        let bytes = try? folder.bytes(of: path, limit: limits.settingsFile)
        let lines = bytes.map { SettingsLine.lines(of: $0, at: path) }
        texts.withLock { $0[path] = .some(lines) }
        return lines
    }
}
