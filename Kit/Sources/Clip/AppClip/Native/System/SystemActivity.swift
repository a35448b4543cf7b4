// SPDX-License-Identifier: Apache-2.0

/// The content of a Live Activity.
public struct SystemActivityContent: Sendable, Hashable {
    /// The name of the type of its attributes.
    public var kind: String

    /// The static attributes, as JSON.
    public var attributes: [UInt8]

    /// The current dynamic content, as JSON.
    public var state: [UInt8]

    /// Creates content.
    public init(kind: String, attributes: [UInt8], state: [UInt8]) {
        self.kind = kind
        self.attributes = attributes
        self.state = state
    }
}

/// The reason a Live Activity could not start.
public enum SystemActivityError: Error, Sendable, Hashable {
    /// The version of the system does not support Live Activities (rule E-54).
    case unsupported
    /// The clip has no extension with the capability (rule E-57).
    case unentitled
    /// The person does not allow Live Activities.
    case denied
    /// The limit on active Live Activities is reached.
    case tooMany
    /// The clip is not in the foreground.
    case notVisible
}
