#if !hasFeature(Embedded)
/// What a Live Activity is made of.
public struct SystemActivityContent: Sendable, Hashable {
    /// The name of the type of its attributes.
    public var kind: String

    /// What never changes in it, as JSON.
    public var attributes: [UInt8]

    /// What it shows now, as JSON.
    public var state: [UInt8]

    /// The content of an activity.
    public init(kind: String, attributes: [UInt8], state: [UInt8]) {
        self.kind = kind
        self.attributes = attributes
        self.state = state
    }
}

/// Why a Live Activity did not begin.
public enum SystemActivityFault: Error, Sendable, Hashable {
    /// The system is too old (rule E-54).
    case unsupported
    /// The clip has no extension with the capability (rule E-57).
    case unentitled
    /// The person does not allow it.
    case denied
    /// There are as many as there may be.
    case tooMany
    /// The clip is not on the screen.
    case notVisible
}
#endif
