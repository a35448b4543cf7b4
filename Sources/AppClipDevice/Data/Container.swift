public import AppClipTypes

/// Files and defaults.
public struct Container: Sendable, Hashable {
    /// The bytes of each file.
    public internal(set) var files: [String: [UInt8]] = [:]

    /// The defaults.
    public internal(set) var defaults: [String: String] = [:]

    /// An empty container.
    public init() {}
}

/// Whose files and defaults are meant.
public enum DataPlace: Sendable, Hashable {
    /// The caller's own.
    case own
    /// Those of an App Group.
    case group(String)
}

/// An App Group of one full app and its clip.
///
/// A third app that names the same group is elsewhere (rule E-23).
public struct GroupIdentifier: Sendable, Hashable, Comparable {
    /// The full app.
    public let app: AppIdentifier

    /// The group, such as `group.com.example.fruta`.
    public let name: String

    /// Groups by app, then by name.
    public static func < (one: Self, other: Self) -> Bool {
        one.app == other.app ? one.name < other.name : one.app < other.app
    }
}

/// Who calls: a clip or a full app.
public enum Holder: Sendable, Hashable {
    /// A clip.
    case clip(AppIdentifier)
    /// A full app.
    case app(AppIdentifier)
}
