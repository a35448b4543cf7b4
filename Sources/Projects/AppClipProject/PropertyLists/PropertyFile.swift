// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The Info.plist or the entitlements of a target in one configuration.
public struct PropertyFile: Sendable, Hashable {
    /// What became of the file.
    public enum State: Sendable, Hashable {
        /// No setting names a file.
        case unset
        /// The setting has a variable without a value, so that nobody knows the path; or a preprocessor makes the
        /// list from the file, and what it makes is unknown: then the name is `INFOPLIST_PREPROCESS`.
        case unresolved([String])
        /// There is no such file.
        case missing
        /// What stands there is no file: a folder, a pipe, a link that leads out of the tree or nowhere.
        case other
        /// The path leads out of the tree.
        case outside
        /// The file cannot be read, or has no dictionary; with the place and the reason.
        case unreadable(ProjectReadingError)
        /// The file was read.
        case read
    }

    /// The path in the tree, as the tree spells it if it is there; `nil` where no setting names a file.
    public let path: String?
    /// What became of the file.
    public let state: State
    /// Where the setting is written that names the file.
    public let place: Place?
    /// Whether the project spells the path otherwise than the tree.
    public let isSpelledOtherwise: Bool
    /// The names and values in the order of the file, then those that settings add.
    public let values: [PropertyEntry]

    /// The value of a name; of two with one name, the last.
    public subscript(name: String) -> PropertyValue? { entry(name)?.value }

    /// The entry with a name; of two with one name, the last.
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

    /// The same file with other values.
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
    ///   - setting: The setting; `nil` where there is none.
    ///   - root: The folder that its path counts from.
    ///   - folder: The tree.
    ///   - limit: The most bytes.
    ///   - preprocessing: How a preprocessor makes the list from the file; `nil` for the file as it is.
    ///   - expand: Replaces variables in texts.
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
