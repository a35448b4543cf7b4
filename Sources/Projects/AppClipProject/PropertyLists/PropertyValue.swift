// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A value of an Info.plist or of entitlements, with its variables replaced.
public struct PropertyValue: Sendable, Hashable {
    /// The content of a value, by its type.
    public enum Content: Sendable, Hashable {
        /// A string, with its variables replaced.
        case string(String)
        /// `true` or `false`.
        case boolean(Bool)
        /// A whole number.
        case integer(Int64)
        /// Any other number.
        case real(Double)
        /// A date, as it is written in the file.
        case date(String)
        /// Bytes.
        case data([UInt8])
        /// An array of values.
        case array([PropertyValue])
        /// The members of a dictionary, in the order of the file.
        case dictionary([PropertyEntry])
    }

    /// The content, by its type.
    public let content: Content
    /// The location in the file, or of the setting that it is made from; `nil` for a value that Xcode adds.
    public let place: Place?
    /// The range of its bytes in the file, for editing; empty for a value that is made from a setting.
    public let range: Range<Int>
    /// The string as it is written, before its variables are replaced; `nil` for other values.
    public let raw: String?
    /// The variables in the string that have no value, without those of nested values.
    public let unresolved: [String]
    /// The variables in the string that only the signing machine knows.
    public let symbolic: [String]

    /// The offset after the value in its file.
    public var end: Int { range.upperBound }

    /// Creates a value.
    public init(
        _ content: Content,
        place: Place? = nil,
        range: Range<Int> = 0..<0,
        raw: String? = nil,
        unresolved: [String] = [],
        symbolic: [String] = []
    ) {
        self.content = content
        self.place = place
        self.range = range
        self.raw = raw
        self.unresolved = unresolved
        self.symbolic = symbolic
    }

    /// Creates a value from a value of a file.
    init(_ list: PropertyList, of file: GraphFile, expand: (String) -> ResolvedSetting) {
        var raw: String?
        var unresolved: [String] = []
        var symbolic: [String] = []
        switch list.content {
        case .string(let text):
            let value = expand(text)
            content = .string(value.text)
            raw = text
            unresolved = value.unresolved
            symbolic = value.symbolic
        case .boolean(let value): content = .boolean(value)
        case .integer(let value): content = .integer(value)
        case .real(let value): content = .real(value)
        case .date(let value): content = .date(value)
        case .data(let value): content = .data(value)
        case .array(let values):
            content = .array(values.map { PropertyValue($0, of: file, expand: expand) })
        case .dictionary(let members):
            content = .dictionary(
                members.map { PropertyEntry($0, of: file, expand: expand) }
            )
        }
        place = file.place(of: list.offset)
        range = list.offset..<max(list.offset, list.end)
        self.raw = raw
        self.unresolved = unresolved
        self.symbolic = symbolic
    }

    /// The text of a string; `nil` for other values.
    public var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The value of `true` or `false`; `nil` for other values.
    public var boolean: Bool? {
        if case .boolean(let flag) = content { flag } else { nil }
    }

    /// The elements of an array; `nil` for other values.
    public var array: [PropertyValue]? {
        if case .array(let values) = content { values } else { nil }
    }

    /// The members of a dictionary; `nil` for other values.
    public var entries: [PropertyEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// The value of the last member with a name; `nil` if there is none.
    public subscript(name: String) -> PropertyValue? { entries?.last { $0.name == name }?.value }

    /// The strings of an array, without other elements; empty for other values.
    public var strings: [String] { array?.compactMap(\.string) ?? [] }
}

/// A name in a property list, and its value.
public struct PropertyEntry: Sendable, Hashable {
    /// The origin of an entry.
    public enum Origin: Sendable, Hashable {
        /// The property list itself.
        case file
        /// A build setting, or Xcode itself.
        case generated
    }

    /// The key of the entry.
    public let name: String
    /// The location of the name; for a generated entry, that of the setting's assignment.
    public let namePlace: Place?
    /// The offset of the name in its file.
    public let nameOffset: Int
    /// The value for the name.
    public let value: PropertyValue
    /// The origin of the entry.
    public let origin: Origin

    /// Creates an entry.
    public init(
        name: String,
        namePlace: Place? = nil,
        nameOffset: Int = 0,
        value: PropertyValue,
        origin: Origin = .generated
    ) {
        self.name = name
        self.namePlace = namePlace
        self.nameOffset = nameOffset
        self.value = value
        self.origin = origin
    }

    init(
        _ member: PropertyList.Member,
        of file: GraphFile,
        expand: (String) -> ResolvedSetting
    ) {
        name = member.name
        namePlace = file.place(of: member.offset)
        nameOffset = member.offset
        value = PropertyValue(member.value, of: file, expand: expand)
        origin = .file
    }
}
