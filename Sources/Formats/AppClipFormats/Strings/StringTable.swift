// SPDX-License-Identifier: Apache-2.0

/// The texts of an app by their keys: what `.strings`, `.stringsdict` and `.xcstrings` files hold.
///
/// The first two are of one language each, which the folder around them names (`fr.lproj`); values of
/// their tables have no language. A text that depends on a number, a device or a width is one value for
/// each case, with its conditions.
public struct StringTable: Sendable, Hashable {
    /// What has to hold for a value to be taken.
    public enum Condition: Sendable, Hashable {
        /// The number belongs to this category of the language: `zero`, `one`, `two`, `few`, `many`,
        /// `other`.
        case plural(String)
        /// The device is of this kind: `iphone`, `ipad`, `mac`, `other` and more.
        case device(String)
        /// There is room for so many letters "M".
        case width(Int)
        /// The value stands for a variable in another text, not for the key itself: `%#@name@`.
        case variable(String)
    }

    /// A text, and when it is taken.
    public struct Value: Sendable, Hashable {
        /// The language, as `fr` or `zh-Hans`; `nil` in files of one language.
        public let language: String?

        /// What has to hold, all of it, from the outermost to the innermost; empty for a text without
        /// cases.
        public let conditions: [Condition]

        /// The text.
        public let text: String

        /// How far a translation is, in `.xcstrings` files: `translated`, `new`, `needs_review`, `stale`.
        public let state: String?

        /// The place of the text's first byte.
        ///
        /// ``TextPlaces`` of the file's bytes gives its line and column.
        public let offset: Int
    }

    /// A number within a text, which `%#@name@` stands for.
    public struct Variable: Sendable, Hashable {
        /// The name.
        public let name: String

        /// The language; `nil` in files of one language.
        public let language: String?

        /// How the number is written, without `%`: `d`, `lld`, `@`.
        public let specifier: String?

        /// Which of the arguments it is, from 1 on, where the file says so.
        public let argument: Int?

        /// The place of the variable's first byte.
        public let offset: Int
    }

    /// A key with all that stands for it.
    public struct Entry: Sendable, Hashable {
        /// The key.
        public let key: String

        /// What is said to translators.
        public let note: String?

        /// Whether the key is to be translated; files can say that it is not.
        public let isTranslated: Bool

        /// The texts, in the order of the file.
        public let values: [Value]

        /// The numbers within the texts, in the order of the file.
        public let variables: [Variable]

        /// The place of the key's first byte.
        public let offset: Int
    }

    /// The language of the keys, where the file names it.
    public let sourceLanguage: String?

    /// The keys in the order of the file.
    ///
    /// A `.strings` file can have one several times; the last one counts.
    public let entries: [Entry]

    /// A table.
    public init(sourceLanguage: String?, entries: [Entry]) {
        self.sourceLanguage = sourceLanguage
        self.entries = entries
    }

    /// The last entry of a key.
    ///
    /// - Complexity: O(number of entries).
    public subscript(key: String) -> Entry? {
        entries.last { $0.key.utf8.elementsEqual(key.utf8) }
    }

    /// The languages that have values, in the order in which they occur.
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

    /// The form of a file by the end of its name.
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
    ///   - form: What it is by its name.
    ///   - limits: How much is read.
    /// - Throws: ``PropertyListError`` with the first fault. A value that the form does not know is no
    ///   fault, and is not in the table.
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
