// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A container with files and user defaults.
public struct Container: Sendable, Hashable {
    /// The content of each file, by name.
    public internal(set) var files: [String: [UInt8]] = [:]

    /// The user defaults, by key.
    public internal(set) var defaults: [String: String] = [:]

    /// Creates an empty container.
    public init() {}
}

/// The container that a call uses.
public enum DataPlace: Sendable, Hashable {
    /// The caller's own container.
    case own
    /// The container of an App Group.
    case group(String)
}

/// An App Group of one full app and its clip.
///
/// Another app that names the same group has a container of its own (rule E-23).
public struct GroupIdentifier: Sendable, Hashable, Comparable {
    /// The full app to which the group belongs.
    public let app: AppIdentifier

    /// The name of the group, such as `group.com.example.fruta`.
    public let name: String

    /// Orders groups by app, then by name.
    public static func < (one: Self, other: Self) -> Bool {
        one.app == other.app ? one.name < other.name : one.app < other.app
    }
}

/// A clip or a full app.
public enum AppOrClip: Sendable, Hashable {
    /// A clip, by its identifier.
    case clip(AppIdentifier)
    /// A full app, by its identifier.
    case app(AppIdentifier)
}
