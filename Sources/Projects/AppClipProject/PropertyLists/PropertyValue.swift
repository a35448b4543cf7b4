// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A value of an Info.plist or of entitlements, with its variables replaced.
public struct PropertyValue: Sendable, Hashable {
    /// What a value is.
    public enum Content: Sendable, Hashable {
        /// A text.
        case string(String)
        /// `true` or `false`.
        case boolean(Bool)
        /// A whole number.
        case integer(Int64)
        /// Any other number.
        case real(Double)
        /// A moment, as the file has it.
        case date(String)
        /// Bytes.
        case data([UInt8])
        /// A row of values.
        case array([PropertyValue])
        /// Values by names, in the order of the file.
        case dictionary([PropertyEntry])
    }

    /// What the value is.
    public let content: Content
    /// Where it is written: in the file, or in the setting that it is made from; `nil` for what Xcode adds.
    public let place: Place?
    /// The bytes of it in its file, for whoever edits it; empty for a value that is made from a setting.
    public let range: Range<Int>
    /// The text as it is written, if it is a text; with the variables that ``content`` has replaced.
    public let raw: String?
    /// The variables in it that have no value; those of the values inside are theirs.
    public let unresolved: [String]
    /// The variables in it that only the machine that signs knows.
    public let symbolic: [String]

    /// The byte after the value in its file.
    public var end: Int { range.upperBound }

    /// A value.
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

    /// A value of a file.
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

    /// The text.
    public var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    /// The value of `true` or `false`.
    public var boolean: Bool? {
        if case .boolean(let flag) = content { flag } else { nil }
    }

    /// The elements.
    public var array: [PropertyValue]? {
        if case .array(let values) = content { values } else { nil }
    }

    /// The members.
    public var entries: [PropertyEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// The value of a member; of two with one name, the last.
    public subscript(name: String) -> PropertyValue? { entries?.last { $0.name == name }?.value }

    /// The texts of an array, without other elements; empty for anything else.
    public var strings: [String] { array?.compactMap(\.string) ?? [] }
}

/// A name in a property list, and its value.
public struct PropertyEntry: Sendable, Hashable {
    /// Where an entry comes from.
    public enum Origin: Sendable, Hashable {
        /// The file.
        case file
        /// A build setting, or Xcode itself.
        case generated
    }

    /// The name.
    public let name: String
    /// Where the name is written; for a generated entry the assignment of its setting.
    public let namePlace: Place?
    /// The first byte of the name in its file.
    public let nameOffset: Int
    /// The value.
    public let value: PropertyValue
    /// Where it comes from.
    public let origin: Origin

    /// An entry.
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
