// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import Synchronization

/// A settings file that is referred to, but is not in the tree.
public struct MissingSettingsFile: Sendable, Hashable {
    /// The path of the file.
    public let path: String
    /// Whether the path leads out of the tree, where files are not looked for.
    public let isOutside: Bool
    /// The location of the reference.
    public let place: Place
}

/// The assignments of a `.xcconfig` file and the files that it includes, in the order of precedence.
struct SettingsFile: Sendable {
    var assignments: [SettingAssignment] = []
    var missing: [MissingSettingsFile] = []
    var problems: [ProjectProblem] = []
}

/// Reads `.xcconfig` files, and caches them.
final class SettingsFiles: Sendable {
    /// The maximum depth of inclusions.
    private static let depthLimit = 32

    private let folder: ProjectFolder
    private let limits: ProjectLimits
    /// The second folder for an included file, after the folder of the including file.
    private let root: ProjectPath
    private let files = Mutex<[String: SettingsFile]>([:])
    private let texts = Mutex<[String: [SettingsLine]?]>([:])

    init(_ folder: ProjectFolder, root: ProjectPath, limits: ProjectLimits) {
        self.folder = folder
        self.root = root
        self.limits = limits
    }

    /// Reads a file with everything that it includes.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - place: The location of the reference to it.
    /// - Returns: The assignments; for a file that does not exist, only a record that it is missing.
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
