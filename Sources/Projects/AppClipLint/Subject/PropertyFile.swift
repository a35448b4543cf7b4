// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A property list of a target: its Info.plist or its entitlements.
public struct PropertyFile: Sendable, Hashable {
    /// The path; `nil` if no setting names one.
    public let path: String?

    /// What came of reading it.
    public let state: State

    /// The members, variables replaced.
    public let entries: [PropertyEntry]

    /// What came of reading a file.
    public enum State: Sendable, Hashable {
        /// No setting names a file.
        case unset
        /// The file is not there; it lies within what was read.
        case missing
        /// The path leads out of what was read, or has a variable without a value.
        case elsewhere
        /// The file is no property list, or no dictionary.
        case unreadable
        /// It was read.
        case read
    }

    /// A property list.
    public init(path: String?, state: State, entries: [PropertyEntry]) {
        self.path = path
        self.state = state
        self.entries = entries
    }

    /// The member with a name.
    public subscript(name: String) -> PropertyEntry? { entries.last { $0.name == name } }
}

/// A member of a dictionary in a property list.
public struct PropertyEntry: Sendable, Hashable {
    /// The name.
    public let name: String

    /// Where it stands: in the file, or where the setting is assigned that makes it.
    public let place: Place?

    /// The value.
    public let value: PropertyValue

    /// A member.
    public init(name: String, place: Place?, value: PropertyValue) {
        self.name = name
        self.place = place
        self.value = value
    }
}

/// A value in a property list.
public struct PropertyValue: Sendable, Hashable {
    /// The value, variables replaced.
    public let content: Content

    /// Where it stands.
    public let place: Place?

    /// A string as it is written, with its variables.
    public let raw: String?

    /// The variables in a string that have no value.
    public let unresolved: [String]

    /// The kinds of values.
    public indirect enum Content: Sendable, Hashable {
        case string(String)
        case boolean(Bool)
        case array([PropertyValue])
        case dictionary([PropertyEntry])
        /// A number, a date, data.
        case other
    }

    /// A value.
    public init(_ content: Content, place: Place?, raw: String? = nil, unresolved: [String] = []) {
        self.content = content
        self.place = place
        self.raw = raw
        self.unresolved = unresolved
    }

    /// A string.
    public var string: String? { if case .string(let text) = content { text } else { nil } }

    /// A Boolean.
    public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

    /// The elements of an array.
    public var array: [PropertyValue]? {
        if case .array(let values) = content { values } else { nil }
    }

    /// The members of a dictionary.
    public var members: [PropertyEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }
}
