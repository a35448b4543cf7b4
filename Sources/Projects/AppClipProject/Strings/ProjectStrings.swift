// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A strings file of a target, with its table and language.
public struct StringFile: Sendable, Hashable {
    /// The name of the table, such as `Localizable` or `InfoPlist`.
    public let table: String
    /// The language of the enclosing folder; `nil` for a `.xcstrings`, which contains all languages.
    public let language: String?
    /// The path, as the tree spells it.
    public let path: String
    /// The texts; `nil` if the file cannot be read.
    public let content: StringTable?
    /// The reason the file cannot be read; `nil` if it was read.
    public let error: ProjectReadingError?
}

extension ConfiguredTarget {
    /// Reads the strings files among the target's resources, in the order of the project.
    ///
    /// - Complexity: O(length of all files); they are read at each call.
    public func stringFiles() -> [StringFile] {
        var seen: Set<String> = []
        return target.members.compactMap { member in
            guard member.state == .file, member.isForPhones,
                let form = StringTableForm(name: member.name), seen.insert(member.path).inserted
            else { return nil }
            return StringFile(member, form: form, in: project.folder, limits: project.limits)
        }
    }
}

extension StringFile {
    fileprivate init(
        _ member: TargetMember,
        form: StringTableForm,
        in folder: ProjectFolder,
        limits: ProjectLimits
    ) {
        path = member.path
        table = member.path.pathStem
        language = member.language
        do throws(ProjectReadingError) {
            content = try Self.read(member.path, form: form, in: folder, limits: limits)
            error = nil
        } catch {
            content = nil
            self.error = error
        }
    }

    private static func read(
        _ path: String,
        form: StringTableForm,
        in folder: ProjectFolder,
        limits: ProjectLimits
    ) throws(ProjectReadingError) -> StringTable {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try folder.bytes(of: path, limit: limits.stringFile)
        } catch {
            throw ProjectReadingError(path: path, code: .file(error))
        }
        do throws(PropertyListError) {
            return try StringTable(bytes, form: form)
        } catch {
            let position = TextPlaces(of: bytes).position(of: error.offset)
            throw ProjectReadingError(path: path, code: .propertyList(error, position))
        }
    }
}
