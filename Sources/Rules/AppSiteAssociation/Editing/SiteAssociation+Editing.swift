// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipFormats
public import AppClipTypes

extension SiteAssociation {
    /// Adds an app to a list of a file, and keeps the rest of the file byte for byte (rule B-10).
    ///
    /// - Parameters:
    ///   - app: The app or clip.
    ///   - section: The service to whose list it is added: any but universal links, which require
    ///     rules.
    ///   - file: The file.
    /// - Returns: The new file; unchanged if it already names the app.
    /// - Throws: ``EditingError`` if the file cannot be changed without losing something.
    public static func adding(
        _ app: AppIdentifier,
        to section: AssociatedDomain.Service = .appClips,
        in file: [UInt8]
    ) throws(EditingError) -> [UInt8] {
        let editor = try FileEditor(file, section)
        return try editor.adding(app)
    }

    /// Removes an app from a list of a file, and keeps the rest of the file byte for byte.
    ///
    /// - Parameters:
    ///   - app: The app or clip. All its occurrences are removed.
    ///   - section: The service from whose list it is removed: any but universal links.
    ///   - file: The file.
    /// - Returns: The new file; unchanged if it does not name the app.
    /// - Throws: ``EditingError`` if the file cannot be changed without losing something.
    public static func removing(
        _ app: AppIdentifier,
        from section: AssociatedDomain.Service = .appClips,
        in file: [UInt8]
    ) throws(EditingError) -> [UInt8] {
        let editor = try FileEditor(file, section)
        return try editor.removing(app)
    }

    /// The reason a file was not changed.
    @nonexhaustive public enum EditingError: Error, Sendable, Hashable {
        /// The file is not JSON.
        case notJSON(JSONError)
        /// A change would break the signature around the text.
        case signed
        /// A value does not have the required type; its path from the root.
        case type(FilePlace)
        /// The section is `applinks`, in which an app requires rules.
        case appLinks
        /// The new file would be larger than ``SiteAssociation/largestFile``.
        case tooLarge
    }
}

/// Changes one list of apps in the text of a file.
private struct FileEditor {
    private let file: [UInt8]
    private let root: JSONValue
    private let section: String

    init(
        _ file: [UInt8],
        _ section: AssociatedDomain.Service
    ) throws(SiteAssociation.EditingError) {
        guard section != .appLinks else { throw .appLinks }
        if file.first == 0x30, SignedMessage(file) != nil { throw .signed }
        do throws(JSONError) {
            root = try JSONReader.value(of: file, sizeLimit: SiteAssociation.largestFile)
        } catch { throw .notJSON(error) }
        self.file = file
        self.section = section.rawValue
    }

    func adding(_ app: AppIdentifier) throws(SiteAssociation.EditingError) -> [UInt8] {
        // Identifiers have no characters that would need an escape.
        let name = Array("\"\(app.text)\"".utf8)
        let list: [UInt8] = [.leftBracket] + name + [.rightBracket]
        guard let section = try member(self.section, of: root, "") else {
            let apps = Array("{ \"apps\": ".utf8) + list + Array(" }".utf8)
            return try inserting(member: self.section, apps, in: root)
        }
        guard let apps = try member("apps", of: section, self.section + ".") else {
            return try inserting(member: "apps", list, in: section)
        }
        guard case .array(let elements) = apps.content else {
            throw .type(place(apps, self.section + ".apps"))
        }
        if elements.contains(where: { $0.isString(app.text) }) { return file }
        return try inserting(
            name,
            last: elements.last?.end,
            first: elements.first?.offset,
            in: apps
        )
    }

    func removing(_ app: AppIdentifier) throws(SiteAssociation.EditingError) -> [UInt8] {
        guard let section = try member(self.section, of: root, ""),
            let apps = try member("apps", of: section, self.section + ".")
        else { return file }
        guard case .array(let elements) = apps.content else {
            throw .type(place(apps, self.section + ".apps"))
        }
        let kept = elements.filter { !$0.isString(app.text) }
        guard kept.count < elements.count else { return file }
        guard let first = kept.first else {
            return Array(file[...apps.offset]) + file[(apps.end - 1)...]
        }
        // The text before the first kept element is removed, then each removed element with its
        // comma.
        var output = Array(file[..<(elements.first?.offset ?? first.offset)])
        var end = first.offset
        for (index, element) in elements.enumerated() where !element.isString(app.text) {
            if element.offset != first.offset {
                output += file[elements[index - 1].end..<element.offset]
            }
            output += file[element.offset..<element.end]
            end = element.end
        }
        end = max(end, elements.last?.end ?? end)
        return output + file[end...]
    }

    // MARK: Members

    /// Returns the last member with a name, which is the one that is used.
    private func member(
        _ name: String,
        of value: JSONValue,
        _ path: String
    ) throws(SiteAssociation.EditingError) -> JSONValue? {
        guard case .object(let members) = value.content else {
            throw .type(place(value, path.isEmpty ? "" : String(path.dropLast())))
        }
        return members.last { $0.name == name }?.value
    }

    private func place(_ value: JSONValue, _ path: String) -> FilePlace {
        FilePlace(path: path, position: TextPosition(of: value.offset, in: file.span))
    }

    private func inserting(
        member name: String,
        _ value: [UInt8],
        in object: JSONValue
    ) throws(SiteAssociation.EditingError) -> [UInt8] {
        guard case .object(let members) = object.content else { return file }
        return try inserting(
            Array("\"\(name)\": ".utf8) + value,
            last: members.last?.value.end,
            first: members.first?.offset,
            in: object
        )
    }

    /// Inserts a text after the last element of an object or array, with the spacing of its first
    /// element.
    private func inserting(
        _ text: [UInt8],
        last: Int?,
        first: Int?,
        in value: JSONValue
    ) throws(SiteAssociation.EditingError) -> [UInt8] {
        var output: [UInt8]
        if let last, let first {
            output = Array(file[..<last]) + [0x2C] + file[(value.offset + 1)..<first]
            output += text
            output += file[last...]
        } else {
            output = Array(file[...value.offset]) + text + file[(value.end - 1)...]
        }
        guard output.count <= SiteAssociation.largestFile else { throw .tooLarge }
        return output
    }
}

extension JSONValue {
    fileprivate func isString(_ text: String) -> Bool {
        guard case .string(let own) = content else { return false }
        return ExactName(own) == ExactName(text)
    }
}
