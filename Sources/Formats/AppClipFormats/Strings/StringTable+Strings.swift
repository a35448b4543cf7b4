// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension StringTable {
    /// Reads a `.strings` file: keys and values without braces, or a property list in another format.
    ///
    /// An empty file is an empty table. The comment in front of a key is its note.
    ///
    /// - Parameters:
    ///   - bytes: The file, in UTF-8 or in UTF-16.
    ///   - limits: The limits for size, depth and number of values.
    /// - Throws: ``PropertyListError`` with the first error.
    public init(
        strings bytes: [UInt8],
        limits: ReadingLimits = .project
    ) throws(PropertyListError) {
        var notes: [Int: String] = [:]
        let list: PropertyList
        if let text = DecodedText(bytes), bytes.count <= limits.size,
            [nil, .openStep].contains(PropertyListForm(text))
        {
            var reader = OpenStepReader(text, limits: limits, keepsNotes: true)
            do throws(PropertyListError) {
                list = try reader.read()
            } catch { throw error.namingConflicts(in: text.bytes) }
            notes = reader.notes.mapValues { Self.note(text.bytes[$0]) }
        } else {
            list = try PropertyList(bytes, limits: limits)
        }
        guard let members = list.members else {
            throw PropertyListError(code: .form, offset: list.offset)
        }
        self.init(
            sourceLanguage: nil,
            entries: members.compactMap { member in
                guard let text = member.value.string else { return nil }
                let value = Value(
                    language: nil,
                    conditions: [],
                    text: text,
                    state: nil,
                    offset: member.value.offset
                )
                return Entry(
                    key: member.name,
                    note: notes[member.offset],
                    isTranslated: true,
                    values: [value],
                    variables: [],
                    offset: member.offset
                )
            }
        )
    }

    /// Returns the text of a comment, without its delimiters.
    private static func note(_ comment: ArraySlice<UInt8>) -> String {
        var text = comment.dropFirst(2)
        if comment.dropFirst().first == .asterisk { text = text.dropLast(2) }
        return String(decoding: text.trimmed, as: UTF8.self)
    }
}
