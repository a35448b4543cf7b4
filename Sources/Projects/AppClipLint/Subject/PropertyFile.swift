// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// The Info.plist or the entitlements of a target in one configuration.
public struct PropertyFile: Sendable, Hashable {
    /// What became of the file.
    public enum State: Sendable, Hashable {
        /// No setting names a file.
        case unset
        /// The setting has a variable without a value.
        case unresolved([String])
        /// There is no such file.
        case missing
        /// The path leads out of the tree.
        case outside
        /// The file cannot be read.
        case unreadable(Int)
        /// The file was read.
        case read
    }

    /// The path.
    public let path: String?
    /// What became of the file.
    public let state: State
    /// Where the setting is written that names the file.
    public let place: Place?
    /// The names and values.
    public let values: [PropertyEntry]

    /// The entry with a name; of two with one name, the last.
    public func entry(_ name: String) -> PropertyEntry? { values.last { $0.name == name } }
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
    /// Where the name is written.
    public let namePlace: Place?
    /// The value.
    public let value: PropertyValue
    /// Where it comes from.
    public let origin: Origin
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
    public enum Content: Sendable, Hashable {
        /// A text.
        case string(String)
        /// `true` or `false`.
        case boolean(Bool)
        /// A whole number.
        case integer(Int64)
        /// Any other number.
        case real(Double)
        /// A moment.
        case date(String)
        /// Bytes.
        case data([UInt8])
        /// A row of values.
        case array([PropertyValue])
        /// Values by names, in the order of the file.
        case dictionary([PropertyEntry])
    }

    /// A string.
    public var string: String? { if case .string(let text) = content { text } else { nil } }

    /// A Boolean.
    public var boolean: Bool? { if case .boolean(let value) = content { value } else { nil } }

    /// The elements of an array.
    public var array: [PropertyValue]? { if case .array(let values) = content { values } else { nil } }

    /// The members.
    public var entries: [PropertyEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }
}
