// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// Changes a property list, an xcconfig or a project file in as few bytes as possible.
struct PropertyListEditor {
    /// The maximum size of a file that is changed, in bytes.
    static let largestFile = ReadingLimits.project.size

    /// The path, whose extension determines the format.
    let path: String

    /// The original content.
    let original: [UInt8]

    /// The current content.
    private(set) var bytes: [UInt8]

    /// The replacements of strings in the original content, by their start offsets.
    private var replaced: [Int: (end: Int, text: [UInt8])] = [:]

    init(path: String, _ bytes: [UInt8]) {
        self.path = path
        original = bytes
        self.bytes = bytes
    }

    /// Applies a change, and returns whether it is made or was already there.
    mutating func apply(_ change: LintFix.Change) -> Bool {
        switch change {
        case .replace(let place, let text): return replace(at: place.position, with: text)
        case .append(let text, let keys, _): return append(text, to: keys)
        case .set(let keys, let value, _): return set(keys, to: value)
        case .remove(let keys, _): return remove(keys)
        }
    }

    // MARK: At a place

    private mutating func replace(at position: TextPosition, with text: String) -> Bool {
        guard let offset = Self.offset(of: position, in: original),
            let (start, end, new) = path.hasSuffix(".xcconfig")
                ? assignment(at: offset, text) : value(at: offset, text)
        else { return false }
        if let known = replaced[start] { return known.text == new }
        replaced[start] = (end, new)
        var result: [UInt8] = []
        var index = 0
        for (start, change) in replaced.sorted(by: { $0.key < $1.key }) {
            result += original[index..<start]
            result += change.text
            index = change.end
        }
        bytes = result + original[index...]
        return true
    }

    /// Returns the range of a string in a property list, and the text to write there.
    private func value(at offset: Int, _ text: String) -> (start: Int, end: Int, text: [UInt8])? {
        guard let list = try? PropertyList(original, limits: .project) else { return nil }
        var open = [list]
        while let next = open.popLast() {
            switch next.content {
            case .array(let values):
                open += values.filter { $0.offset <= offset && offset < $0.end }
            case .dictionary(let members):
                for member in members where member.offset <= offset && offset < member.value.end {
                    if member.offset == offset, member.value.string != nil {
                        return replacement(of: member.value, text)
                    }
                    open.append(member.value)
                }
            case .string where next.offset == offset: return replacement(of: next, text)
            default: break
            }
        }
        return nil
    }

    private func replacement(
        of value: PropertyList,
        _ text: String
    ) -> (start: Int, end: Int, text: [UInt8])? {
        guard original.indices.contains(value.offset), value.end <= original.count else {
            return nil
        }
        switch original[value.offset] {
        case .lessThan:
            let element = PropertyList(.string(text)).element()
            return (value.offset, value.end, Array(element.utf8))
        // A binary list has no text to replace.
        case 0..<0x20, 0x7F...: return nil
        default: return (value.offset, value.end, Array(OpenStepText.string(text).utf8))
        }
    }

    /// Returns the range of a value in an xcconfig, without the space around it and a comment after it.
    private func assignment(
        at offset: Int,
        _ text: String
    ) -> (start: Int, end: Int, text: [UInt8])? {
        let lineStart = original[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let lineEnd = original[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? original.count
        var index = lineStart
        var depth = 0
        while index < lineEnd, depth > 0 || original[index] != .equals {
            if original[index] == .leftBracket { depth += 1 }
            if original[index] == .rightBracket { depth -= 1 }
            index += 1
        }
        guard index < lineEnd else { return nil }
        var end = index + 1
        while end < lineEnd {
            let isComment =
                original[end] == .slash && end + 1 < lineEnd && original[end + 1] == .slash
            if isComment { break }
            end += 1
        }
        let comment = original[(index + 1)..<end].trimmed
        return (comment.startIndex, comment.endIndex, Array(text.utf8))
    }

    private static func offset(of position: TextPosition, in bytes: [UInt8]) -> Int? {
        guard position.line > 0, position.column > 0 else { return nil }
        var start = 0
        var line = 1
        while line < position.line {
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
            line += 1
        }
        let (offset, isTooFar) = start.addingReportingOverflow(position.column - 1)
        return !isTooFar && offset < bytes.count ? offset : nil
    }

    // MARK: Members of an XML list

    private var root: PropertyList? {
        let first = bytes.first { !$0.isSpace && !(0xBB...0xEF).contains($0) }
        guard first == .lessThan, let list = try? PropertyList(bytes, limits: .project),
            list.members != nil
        else { return nil }
        return list
    }

    private mutating func append(_ text: String, to keys: [String]) -> Bool {
        guard let root else { return false }
        guard let array = root[path: keys] else { return set(keys, to: .strings([text])) }
        guard let values = array.array else { return false }
        if values.contains(where: { $0.string == text }) { return true }
        guard let last = values.last else { return set(keys, to: .strings([text])) }
        let line = "\n" + indentation(at: last.offset) + PropertyList(.string(text)).element()
        insert(line, at: last.end)
        return true
    }

    private mutating func set(_ keys: [String], to value: LintFix.Value) -> Bool {
        guard let root, let name = keys.last else { return false }
        if keys.count > 1, root[path: Array(keys.dropLast())] == nil {
            guard set(Array(keys.dropLast()), to: .booleans([:])) else { return false }
            return set(keys, to: value)
        }
        guard let dictionary = root[path: Array(keys.dropLast())], let members = dictionary.members
        else { return false }
        if let member = members.last(where: { $0.name == name }) {
            let text = PropertyList(value.content)
                .element(indentation: indentation(at: member.offset), unit: unit)
            bytes.replaceSubrange(member.value.offset..<member.value.end, with: Array(text.utf8))
            return true
        }
        let around = indentation(at: members.last?.offset ?? dictionary.offset)
        let member = PropertyList.Member(name, value.content)
        if let last = members.last {
            let entry = member.elements(indentation: around, unit: unit)
            insert("\n" + around + entry, at: last.value.end)
        } else {
            // Xcode indents keys of the root by one tab.
            let text = PropertyList(.dictionary([member]))
                .element(indentation: around, unit: unit)
            bytes.replaceSubrange(dictionary.offset..<dictionary.end, with: Array(text.utf8))
        }
        return true
    }

    private mutating func remove(_ keys: [String]) -> Bool {
        guard let root, let name = keys.last,
            let members = root[path: Array(keys.dropLast())]?.members
        else { return false }
        for member in members.reversed() where member.name == name {
            var start = member.offset
            while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
            var end = member.value.end
            let isWholeLine = start == 0 || bytes[start - 1] == 0x0A
            if isWholeLine {
                while end < bytes.count, bytes[end].isSpace, bytes[end] != 0x0A { end += 1 }
                if end < bytes.count, bytes[end] == 0x0A {
                    end += 1
                } else {
                    end = member.value.end
                }
            } else {
                start = member.offset
            }
            bytes.removeSubrange(start..<end)
        }
        return true
    }

    private mutating func insert(_ text: String, at offset: Int) {
        bytes.insert(contentsOf: Array(text.utf8), at: offset)
    }

    /// The indentation of one level: that of the root's members, or a tab.
    private var unit: String {
        guard let root, let first = root.members?.first else { return "\t" }
        let own = indentation(at: first.offset)
        let around = indentation(at: root.offset)
        guard own.hasPrefix(around), own != around else {
            return own.isEmpty || own.hasPrefix("\t") ? "\t" : "    "
        }
        return String(own.dropFirst(around.count))
    }

    /// Returns the spaces and tabs at the start of the line that contains an offset.
    private func indentation(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return String(
            decoding: bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 },
            as: UTF8.self
        )
    }
}

extension PropertyList {
    /// The value for a sequence of keys, from the outermost dictionary inwards.
    fileprivate subscript(path keys: [String]) -> PropertyList? {
        keys.reduce(self as PropertyList?) { list, key in
            list?.members?.last { $0.name == key }?.value
        }
    }
}

extension LintFix.Value {
    /// The value as a property list has it.
    fileprivate var content: PropertyList.Content {
        switch self {
        case .string(let text): .string(text)
        case .boolean(let flag): .boolean(flag)
        case .strings(let texts): .strings(texts)
        case .booleans(let members):
            .dictionary(
                members.sorted { $0.key < $1.key }
                    .map { PropertyList.Member($0.key, .boolean($0.value)) }
            )
        }
    }
}
