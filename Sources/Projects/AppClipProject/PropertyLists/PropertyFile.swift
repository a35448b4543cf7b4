// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The Info.plist or the entitlements of a target in one configuration.
public struct PropertyFile: Sendable, Hashable {
    /// The result of reading the file.
    public enum State: Sendable, Hashable {
        /// No setting names a file.
        case unset
        /// The setting has a variable without a value, so that the path is unknown; or a preprocessor makes the list
        /// from the file with an unknown result, in which case the name is `INFOPLIST_PREPROCESS`.
        case unresolved([String])
        /// There is no such file.
        case missing
        /// The path is not that of a file, but of a folder, a pipe, or a link that leads out of the tree or nowhere.
        case other
        /// The path leads out of the tree.
        case outside
        /// The file cannot be read, or is not a dictionary; with the location and the reason.
        case unreadable(ProjectReadingError)
        /// The file was read.
        case read
    }

    /// The path in the tree, as the tree spells it if the file exists; `nil` if no setting names a file.
    public let path: String?
    /// The result of reading the file.
    public let state: State
    /// The location of the setting that names the file.
    public let place: Place?
    /// Whether the project spells the path differently from the tree.
    public let isSpelledOtherwise: Bool
    /// The entries in the order of the file, then those that settings add.
    public let values: [PropertyEntry]

    /// The value of the last entry with a name; `nil` if there is none.
    public subscript(name: String) -> PropertyValue? { entry(name)?.value }

    /// Returns the last entry with a name; `nil` if there is none.
    public func entry(_ name: String) -> PropertyEntry? { values.last { $0.name == name } }

    /// The names of all variables without a value, each once.
    public var unresolved: [String] {
        var names: [String] = []
        var open = values.map(\.value)
        while let value = open.popLast() {
            for name in value.unresolved where !names.contains(name) { names.append(name) }
            open += value.array ?? []
            open += value.entries?.map(\.value) ?? []
        }
        return names.sorted()
    }

    init(
        path: String?,
        state: State,
        place: Place?,
        isSpelledOtherwise: Bool = false,
        values: [PropertyEntry] = []
    ) {
        self.path = path
        self.state = state
        self.place = place
        self.isSpelledOtherwise = isSpelledOtherwise
        self.values = values
    }

    /// Returns the same file with other values.
    func with(_ values: [PropertyEntry]) -> PropertyFile {
        PropertyFile(
            path: path,
            state: state,
            place: place,
            isSpelledOtherwise: isSpelledOtherwise,
            values: values
        )
    }

    /// Reads the file that a setting names.
    ///
    /// - Parameters:
    ///   - setting: The setting; `nil` if there is none.
    ///   - root: The folder to which its path is relative.
    ///   - folder: The tree.
    ///   - limit: The maximum size, in bytes.
    ///   - preprocessing: The preprocessing of the file; `nil` for the file as it is.
    ///   - expand: Replaces variables in strings.
    init(
        named setting: ResolvedSetting?,
        from root: ProjectPath,
        in folder: ProjectFolder,
        limit: Int,
        preprocessing: ListPreprocessing? = nil,
        expand: (String) -> ResolvedSetting
    ) {
        guard let setting, !setting.text.isEmpty else {
            self.init(path: nil, state: .unset, place: setting?.place)
            return
        }
        let open = setting.unresolved + setting.symbolic
        guard open.isEmpty else {
            self.init(path: setting.text, state: .unresolved(open), place: setting.place)
            return
        }
        let path = ProjectPath(setting.list.count == 1 ? setting.list[0] : setting.text, in: root)
        guard case .inside(let inside) = path else {
            self.init(path: path.text, state: .outside, place: setting.place)
            return
        }
        guard let found = folder.find(inside), found.entry.kind == .file else {
            let state: State = folder.find(inside) == nil ? .missing : .other
            self.init(path: inside, state: state, place: setting.place)
            return
        }
        let state: State
        var values: [PropertyEntry] = []
        do throws(ProjectReadingError) {
            let (bytes, file) = try folder.file(at: found.path, limit: limit)
            if let preprocessing {
                let members = preprocessing.list(bytes)?.members
                values = (members ?? []).map { PropertyEntry($0, of: file, expand: expand) }
                state = members == nil ? .unresolved(["INFOPLIST_PREPROCESS"]) : .read
            } else {
                values = try Self.members(of: bytes, file)
                    .map { PropertyEntry($0, of: file, expand: expand) }
                state = .read
            }
        } catch {
            state = .unreadable(error)
        }
        self.init(
            path: found.path,
            state: state,
            place: setting.place,
            isSpelledOtherwise: !found.isExact,
            values: values
        )
    }

    private static func members(
        of bytes: [UInt8],
        _ file: GraphFile
    ) throws(ProjectReadingError) -> [PropertyList.Member] {
        guard let members = try file.list(bytes).members else {
            throw ProjectReadingError(path: file.path, code: .noDictionary)
        }
        return members
    }
}
