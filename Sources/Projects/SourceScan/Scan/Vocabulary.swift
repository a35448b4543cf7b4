// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The names, phrases and strings that a scan looks for in sources.
///
/// A phrase is a piece of code: names and single signs, between which a source may have spaces, comments and line
/// breaks. `UIDevice.current.name` is found in `UIDevice.current .name`, and neither in `UIDevice.current.names` nor in
/// a string. A phrase contains at least one name, with at most two signs before the first.
///
/// Create one for all files: it is a table that is built once.
public struct Vocabulary: Sendable {
    /// The role of a name, apart from being the beginning of phrases.
    enum Role: UInt8, Sendable {
        case none
        case `import`
        case function
        case type
        case `extension`
        case attribute
        case interface
    }

    /// A phrase, split into its parts.
    struct Phrase: Sendable {
        let text: String
        /// The signs before its first name.
        let before: [UInt8]
        /// The names and signs after it.
        let after: [[UInt8]]
    }

    /// A name with a role, or at the beginning of phrases.
    struct Entry: Sendable {
        let name: [UInt8]
        var role = Role.none
        /// A Boolean value that indicates whether functions with this name are described in detail.
        var isHandler = false
        /// A Boolean value that indicates whether closures that are passed to it are described in detail.
        var takesClosure = false
        var phrases: [Int] = []
    }

    private(set) var phrases: [Phrase] = []
    private(set) var entries: [Entry] = []

    /// The prefixes of strings that are kept.
    let literalPrefixes: [[UInt8]]

    /// For the first byte of a name, a bit mask of the lengths of such names; it rules out most names of a source.
    private var lengths: [UInt64] = Array(repeating: 0, count: 256)
    /// A hash table of indices of entries; -1 for an empty slot.
    ///
    /// The count is a power of two.
    private var slots: [Int] = []

    /// Creates a vocabulary.
    ///
    /// - Parameters:
    ///   - phrases: The pieces of code whose locations are requested.
    ///   - handlers: The names of functions that are described in detail, without labels; in Objective-C the first
    ///     label.
    ///   - closures: The names of functions whose last argument, a closure, is described like a function.
    ///   - literalPrefixes: The prefixes of the strings that are requested.
    public init(
        phrases: [String],
        handlers: [String] = [],
        closures: [String] = [],
        literalPrefixes: [String] = []
    ) {
        self.literalPrefixes = literalPrefixes.map { Array($0.utf8) }
        var indices: [[UInt8]: Int] = [:]
        func index(of name: [UInt8]) -> Int {
            if let index = indices[name] { return index }
            indices[name] = entries.count
            entries.append(Entry(name: name))
            return entries.count - 1
        }
        for (names, role) in Self.keywords {
            for name in names { entries[index(of: Array(name.utf8))].role = role }
        }
        for name in handlers { entries[index(of: Array(name.utf8))].isHandler = true }
        for name in closures { entries[index(of: Array(name.utf8))].takesClosure = true }
        for text in phrases {
            let parts = Self.parts(of: text)
            guard let first = parts.firstIndex(where: { $0[0].isWord }) else {
                preconditionFailure("the phrase \(text) holds no name")
            }
            entries[index(of: parts[first])].phrases.append(self.phrases.count)
            self.phrases.append(
                Phrase(
                    text: text,
                    before: parts[..<first].flatMap(\.self),
                    after: Array(parts[(first + 1)...])
                )
            )
        }
        makeTable()
    }

    private static let keywords: [([String], Role)] = [
        (["import"], .import), (["func"], .function),
        (["class", "struct", "enum", "actor", "protocol"], .type), (["extension"], .extension),
        (["main", "UIApplicationMain"], .attribute),
        (["interface", "implementation"], .interface),
    ]

    private static func parts(of text: String) -> [[UInt8]] {
        var parts: [[UInt8]] = []
        var isInWord = false
        for byte in text.utf8 {
            if byte.isWord, isInWord {
                parts[parts.count - 1].append(byte)
            } else if !byte.isSpace {
                parts.append([byte])
            }
            isInWord = byte.isWord
        }
        return parts
    }

    private mutating func makeTable() {
        var size = 16
        while size < entries.count * 4 { size *= 2 }
        slots = Array(repeating: -1, count: size)
        for (index, entry) in entries.enumerated() {
            lengths[Int(entry.name[0])] |= 1 << UInt64(min(entry.name.count, 63))
            var slot = Self.hash(entry.name, 0..<entry.name.count) & (size - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = index
        }
    }

    /// Returns a hash; collisions cannot be provoked, since the table only contains our names.
    private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        Int(FNV.hash32(bytes[range]))
    }

    /// Returns the index of the entry for a name in a source, which must not be empty.
    func entry(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard lengths[Int(bytes[range.lowerBound])] & 1 << UInt64(min(range.count, 63)) != 0 else {
            return nil
        }
        var slot = Self.hash(bytes, range) & (slots.count - 1)
        while slots[slot] >= 0 {
            let name = entries[slots[slot]].name
            if name.count == range.count,
                zip(name, range).allSatisfy({ $0 == bytes[$1] })
            {
                return slots[slot]
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }
}
