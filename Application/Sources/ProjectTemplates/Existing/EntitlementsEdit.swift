// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// An edit that adds values to arrays of an XML property list, as text: all other bytes stay the same.
struct EntitlementsEdit {
    private var bytes: [UInt8]
    private var list: PropertyList

    /// Creates an edit of the bytes of a property list.
    ///
    /// - Throws: `EditError` if the list has another form.
    init(_ bytes: [UInt8]) throws(ProjectFileEdit.EditError) {
        self.bytes = bytes
        list = try Self.read(bytes)
    }

    private static func read(_ bytes: [UInt8]) throws(ProjectFileEdit.EditError) -> PropertyList {
        guard let list = try? PropertyList(bytes), list.members != nil,
            bytes[list.offset...].starts(with: "<dict".utf8)
        else { throw .init(reason: "it is not a property list in XML") }
        return list
    }

    /// Adds a text to an array, which is created if it is missing; nothing changes if the array
    /// already has the text.
    mutating func add(_ text: String, to name: String) throws(ProjectFileEdit.EditError) {
        if let value = list[name] {
            guard let array = value.array else {
                throw .init(reason: "its '\(name)' is not an array")
            }
            guard !array.contains(where: { $0.string == text }) else { return }
            try insert(into: value, tag: "array") { _ in PropertyList(.string(text)).element() }
        } else {
            let unit = self.unit
            let member = PropertyList.Member(name, .strings([text]))
            try insert(into: list, tag: "dict") {
                member.elements(indentation: $0, unit: unit)
            }
        }
    }

    /// The bytes of the edited file.
    var result: [UInt8] { bytes }

    /// The indentation of one level.
    private var unit: String {
        String(decoding: bytes, as: UTF8.self).contains("\n\t") ? "\t" : "    "
    }

    /// Inserts an entry at the end of a value, with the indentation of its lines.
    private mutating func insert(
        into value: PropertyList,
        tag: String,
        entry: (_ indentation: String) -> String
    ) throws(ProjectFileEdit.EditError) {
        let source = bytes[value.offset..<value.end]
        let indent = indentation(at: value.offset)
        let text = "\(indent)\(unit)\(entry(indent + unit))\n"
        if source.starts(with: "<\(tag)/>".utf8) {
            let whole = "<\(tag)>\n\(text)\(indent)</\(tag)>"
            bytes.replaceSubrange(value.offset..<value.end, with: Array(whole.utf8))
        } else {
            let closing = Array("</\(tag)>".utf8)
            guard source.suffix(closing.count).elementsEqual(closing) else {
                throw .init(reason: "its '</\(tag)>' is written otherwise than Xcode does")
            }
            var place = value.end - closing.count
            var text = text
            // The closing tag stays on its own line.
            while place > value.offset, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 {
                place -= 1
            }
            if bytes[place - 1] != UInt8(ascii: "\n") {
                text = "\n" + text + indent
            }
            bytes.insert(contentsOf: Array(text.utf8), at: place)
        }
        let before = list
        list = try Self.read(bytes)
        guard list.members?.count ?? 0 >= before.members?.count ?? 0 else {
            throw .init(reason: "it is written otherwise than Xcode does")
        }
    }

    /// Returns the white space before the element at an offset.
    private func indentation(at offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return "" }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
}
