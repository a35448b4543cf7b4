// SPDX-License-Identifier: Apache-2.0

/// The texts of an app by their keys, from `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// Files of the first two kinds are for one language each, which the enclosing folder names (`fr.lproj`); the values in
/// their tables have no language. A text that depends on a number, a device or a width has one value for each case,
/// with its conditions.
public struct StringTable: Sendable, Hashable {
    /// A condition under which a value applies.
    public enum Condition: Sendable, Hashable {
        /// The number is in this plural category of the language: `zero`, `one`, `two`, `few`, `many`, `other`.
        case plural(String)
        /// The device is of this kind: `iphone`, `ipad`, `mac`, `other` and more.
        case device(String)
        /// There is room for this many letters "M".
        case width(Int)
        /// The value is for a variable in another text, `%#@name@`, not for the key itself.
        case variable(String)
    }

    /// A text, and the conditions under which it applies.
    public struct Value: Sendable, Hashable {
        /// The language, such as `fr` or `zh-Hans`; `nil` in files of one language.
        public let language: String?

        /// The conditions, which must all hold, from the outermost to the innermost; empty for a text without cases.
        public let conditions: [Condition]

        /// The text, with its format specifiers.
        public let text: String

        /// The state of a translation in `.xcstrings` files: `translated`, `new`, `needs_review`, `stale`.
        public let state: String?

        /// The offset of the text's first byte.
        ///
        /// ``TextPlaces`` of the file's bytes gives its line and column.
        public let offset: Int
    }

    /// A variable number within a text, written `%#@name@`.
    public struct Variable: Sendable, Hashable {
        /// The name between `%#@` and `@`.
        public let name: String

        /// The language; `nil` in files of one language.
        public let language: String?

        /// The format specifier, without `%`: `d`, `lld`, `@`.
        public let specifier: String?

        /// The number of the argument, from 1 on, if the file states it.
        public let argument: Int?

        /// The offset of the variable's first byte.
        public let offset: Int
    }

    /// A key with its texts.
    public struct Entry: Sendable, Hashable {
        /// The key, as code and the other languages refer to it.
        public let key: String

        /// The comment for translators.
        public let note: String?

        /// Whether the key is to be translated; a file can say that it is not.
        public let isTranslated: Bool

        /// The texts, in the order of the file.
        public let values: [Value]

        /// The numbers within the texts, in the order of the file.
        public let variables: [Variable]

        /// The offset of the key's first byte.
        public let offset: Int
    }

    /// The language of the keys, if the file states it.
    public let sourceLanguage: String?

    /// The keys in the order of the file.
    ///
    /// A `.strings` file can contain a key several times; the last one counts.
    public let entries: [Entry]

    /// Creates a table.
    public init(sourceLanguage: String?, entries: [Entry]) {
        self.sourceLanguage = sourceLanguage
        self.entries = entries
    }

    /// The last entry with a key; `nil` if there is none.
    ///
    /// - Complexity: O(number of entries).
    public subscript(key: String) -> Entry? {
        entries.last { $0.key.utf8.elementsEqual(key.utf8) }
    }

    /// The languages that have values, in the order of their first occurrence.
    ///
    /// - Complexity: O(number of values).
    public var languages: [String] {
        var known: Set<String> = []
        return entries.flatMap(\.values).compactMap(\.language).filter { known.insert($0).inserted }
    }
}

/// The kinds of files that hold texts.
@nonexhaustive public enum StringTableForm: Sendable, Hashable {
    /// `"key" = "value";`, also as a property list.
    case strings
    /// A property list of texts that depend on numbers, devices or widths.
    case stringsdict
    /// A catalog of all languages, in JSON.
    case xcstrings

    /// Detects the kind of a file by its extension; `nil` for other files.
    public init?(name: String) {
        if name.hasSuffix(".strings") {
            self = .strings
        } else if name.hasSuffix(".stringsdict") {
            self = .stringsdict
        } else if name.hasSuffix(".xcstrings") {
            self = .xcstrings
        } else {
            return nil
        }
    }
}

extension StringTable {
    /// Reads a table.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - form: The kind of the file, by its name.
    ///   - limits: The limits for size, depth and number of values.
    /// - Throws: ``PropertyListError`` with the first error. An unknown value is not an error, and is not in the table.
    /// - Complexity: O(length of `bytes`).
    public init(
        _ bytes: [UInt8],
        form: StringTableForm,
        limits: ReadingLimits = .project
    ) throws(PropertyListError) {
        switch form {
        case .strings: try self.init(strings: bytes, limits: limits)
        case .stringsdict: try self.init(stringsdict: bytes, limits: limits)
        case .xcstrings: try self.init(xcstrings: bytes, limits: limits)
        }
    }
}
