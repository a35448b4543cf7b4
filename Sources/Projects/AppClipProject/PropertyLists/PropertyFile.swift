// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The Info.plist or the entitlements of a target in one configuration.
public struct PropertyFile: Sendable, Hashable {
    /// What became of the file.
    public enum State: Sendable, Hashable {
        /// No setting names a file.
        case unset
        /// The setting has a variable without a value, so that nobody knows the path.
        case unresolved([String])
        /// There is no such file.
        case missing
        /// The path leads out of the tree.
        case outside
        /// The file cannot be read.
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
    ///   - expand: Replaces variables in texts.
    init(
        named setting: ResolvedSetting?,
        from root: ProjectPath,
        in folder: ProjectFolder,
        limit: Int,
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
            self.init(path: inside, state: .missing, place: setting.place)
            return
        }
        let state: State
        var values: [PropertyEntry] = []
        do throws(ProjectReadingError) {
            let (list, file) = try Self.read(found.path, in: folder, limit: limit)
            values = (list.members ?? []).map { PropertyEntry($0, of: file, expand: expand) }
            state = .read
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

    private static func read(
        _ path: String,
        in folder: ProjectFolder,
        limit: Int
    ) throws(ProjectReadingError) -> (PropertyList, GraphFile) {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try folder.bytes(of: path, limit: limit)
        } catch {
            throw ProjectReadingError(path: path, code: .file(error))
        }
        let file = GraphFile(path: path, bytes: bytes)
        do throws(PropertyListError) {
            return (try PropertyList(bytes), file)
        } catch {
            throw ProjectReadingError(
                path: path,
                code: .propertyList(error, file.places.position(of: error.offset))
            )
        }
    }
}
