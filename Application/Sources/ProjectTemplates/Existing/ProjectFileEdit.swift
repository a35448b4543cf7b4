// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// An edit of a `project.pbxproj` as text: all bytes that are not changed stay the same.
struct ProjectFileEdit {
    /// An error that occurs when a file cannot be edited, with the reason as a part of a sentence.
    struct EditError: Error {
        let reason: String
    }

    private let bytes: [UInt8]
    private let list: PropertyList
    private let objects: PropertyList
    private var insertions: [(offset: Int, text: String)] = []

    /// The ids of the objects that are changed; all others stay the same.
    private var changed: Set<String> = []
    private(set) var added: Set<String> = []

    init(_ bytes: [UInt8]) throws(EditError) {
        self.bytes = bytes
        do throws(PropertyListError) {
            list = try PropertyList(bytes, limits: .project)
        } catch {
            throw EditError(reason: "it cannot be read")
        }
        guard bytes.first == UInt8(ascii: "/") || bytes.first == UInt8(ascii: "{") else {
            throw EditError(reason: "it is not in the text form that Xcode writes")
        }
        guard let objects = list["objects"], let members = objects.members else {
            throw EditError(reason: "it has no objects")
        }
        guard Set(members.map(\.name)).count == members.count else {
            throw EditError(reason: "two of its objects have the same identifier")
        }
        self.objects = objects
    }

    // MARK: Reading

    /// Returns the object with an id.
    func object(_ id: String?) -> PropertyList? { id.flatMap { objects[$0] } }

    /// The id of the project object.
    var root: String? { list["rootObject"]?.string }

    /// Returns the ids of objects of a kind.
    func ids(of kind: String) -> [String] {
        (objects.members ?? []).filter { $0.value["isa"]?.string == kind }.map(\.name)
    }

    /// Returns an id that is not in use; it is the same for the same name in the same project.
    mutating func newID(_ name: String) -> String {
        var salt = 0
        while true {
            let id = Self.digits("\(name) \(salt)")
            if objects[id] == nil, added.insert(id).inserted { return id }
            salt += 1
        }
    }

    // Returns 96 bits of hashes: ids have to be unique, not secret.
    private static func digits(_ text: String) -> String {
        var words = ""
        for seed in UInt8(0)..<2 {
            let hash = FNV.hash64([seed] + Array(text.utf8))
            words += Hexadecimal.text(of: hash, uppercase: true)
        }
        return String(words.prefix(24))
    }

    // MARK: Changing

    /// Adds an object: at the end of its kind's section if the file has sections, or else at the
    /// end of the objects.
    mutating func add(_ text: String, kind: String) {
        let section = "/* End \(kind) section */"
        if let offset = offset(of: section) {
            insertions.append((offset, text + "\n"))
        } else {
            let comment = "/* Begin \(kind) section */\n"
            let place = startOfLine(objects.end - 1)
            insertions.append((place, "\n\(comment)\(text)\n\(section)\n"))
        }
    }

    /// Adds an element to an array of an object; the array is created if it is missing.
    mutating func append(_ element: String, to name: String, of id: String) throws(EditError) {
        guard let object = objects[id], object.members != nil else {
            throw EditError(reason: "it has no object \(id)")
        }
        changed.insert(id)
        let indent = "\n\t\t\t\t"
        guard let value = object[name] else {
            return try insert(
                "\t\t\t\(name) = (\(indent)\(element),\n\t\t\t);\n",
                at: endOfMembers(of: object)
            )
        }
        guard value.array != nil else {
            throw EditError(reason: "'\(name)' of the object \(id) is not an array")
        }
        let last = lastCode(before: value.end - 1)
        let comma = [UInt8(ascii: ","), UInt8(ascii: "(")].contains(bytes[last]) ? "" : ","
        insertions.append((endOfText(before: value.end - 1), "\(comma)\(indent)\(element),"))
    }

    /// Adds a member to a dictionary in an object, such as its build settings.
    mutating func set(
        _ name: String,
        _ text: String,
        in dictionary: String,
        of id: String
    ) throws(EditError) {
        guard let value = objects[id]?[dictionary], value.members != nil, value[name] == nil else {
            throw EditError(reason: "the object \(id) has no '\(dictionary)' to add '\(name)' to")
        }
        changed.insert(id)
        try insert("\t\t\t\t\(name) = \(text);\n", at: endOfMembers(of: value))
    }

    private mutating func insert(_ text: String, at offset: Int) throws(EditError) {
        guard startOfLine(offset) == offset else {
            throw EditError(
                reason: "an object of it is written on one line, which Xcode does not do"
            )
        }
        insertions.append((offset, text))
    }

    /// Returns the offset at which a new member of a dictionary starts: that of the line with its closing brace.
    private func endOfMembers(of dictionary: PropertyList) throws(EditError) -> Int {
        let line = startOfLine(dictionary.end - 1)
        guard line > dictionary.offset,
            bytes[line..<(dictionary.end - 1)].allSatisfy({ $0 == 0x09 || $0 == 0x20 })
        else {
            throw EditError(
                reason: "an object of it is written on one line, which Xcode does not do"
            )
        }
        return line
    }

    private func startOfLine(_ offset: Int) -> Int {
        var place = offset
        while place > 0, bytes[place - 1] != UInt8(ascii: "\n") { place -= 1 }
        return place
    }

    /// Returns the offset after the last byte before a position that is not white space.
    private func endOfText(before end: Int) -> Int {
        var place = end
        while place > 0, [0x09, 0x0A, 0x0D, 0x20].contains(bytes[place - 1]) { place -= 1 }
        return place
    }

    /// Returns the offset of the last byte before a position that is neither white space nor part
    /// of a comment at the end of its line.
    private func lastCode(before end: Int) -> Int {
        var place = end - 1
        while place > 0 {
            if [0x09, 0x0A, 0x0D, 0x20].contains(bytes[place]) {
                place -= 1
            } else if bytes[place] == UInt8(ascii: "/"), bytes[place - 1] == UInt8(ascii: "*") {
                place -= 2
                while place > 1,
                    bytes[place] != UInt8(ascii: "*") || bytes[place - 1] != UInt8(ascii: "/")
                { place -= 1 }
                place -= 2
            } else {
                return place
            }
        }
        return place
    }

    private func offset(of text: String) -> Int? {
        let wanted = Array(text.utf8)
        var place = objects.offset
        while place + wanted.count <= objects.end {
            if bytes[place] == wanted[0],
                bytes[place..<(place + wanted.count)].elementsEqual(wanted)
            {
                return startOfLine(place)
            }
            place += 1
        }
        return nil
    }

    // MARK: The result

    /// Returns the file with all changes, after it was parsed again to check that nothing else has changed.
    func result() throws(EditError) -> [UInt8] {
        var result: [UInt8] = []
        var place = 0
        // Insertions at the same offset are in the order in which they were made.
        let ordered = insertions.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        for insertion in ordered.map(\.element) {
            result += bytes[place..<insertion.offset]
            result += Array(insertion.text.utf8)
            place = insertion.offset
        }
        result += bytes[place...]
        guard let list = try? PropertyList(result, limits: .project),
            let members = list["objects"]?.members,
            members.count == (objects.members?.count ?? 0) + added.count
        else { throw EditError(reason: "its objects are not written as Xcode writes them") }
        for member in objects.members ?? [] where !changed.contains(member.name) {
            guard let now = list["objects"]?[member.name], now.isSame(as: member.value) else {
                throw EditError(reason: "its objects are not written as Xcode writes them")
            }
        }
        return result
    }
}

extension PropertyList {
    /// Returns whether two lists have the same content, regardless of their locations.
    fileprivate func isSame(as other: PropertyList) -> Bool {
        switch (content, other.content) {
        case (.array(let these), .array(let those)):
            these.count == those.count && zip(these, those).allSatisfy { $0.isSame(as: $1) }
        case (.dictionary(let these), .dictionary(let those)):
            these.count == those.count
                && zip(these, those).allSatisfy {
                    $0.name == $1.name && $0.value.isSame(as: $1.value)
                }
        default: content == other.content
        }
    }
}
