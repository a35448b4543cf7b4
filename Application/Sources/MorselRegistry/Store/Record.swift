// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// Something that the store keeps few of, as JSON: default experiences, uploads, keys, people.
///
/// What there are millions of has tables of its own.
public protocol Record: Codable, Sendable, Hashable {
    /// The name of the type in the registry, which never changes.
    static var kind: String { get }

    /// What identifies it among those of its type.
    var id: String { get }

    /// What it belongs to; empty if to nothing.
    var owner: String { get }

    /// The clip whose pages show it, which is told to those who follow; `nil` if none does.
    var shownClip: AppIdentifier? { get }

    /// The build whose clip it belongs to, where it does not name the clip itself.
    var shownBuild: Int64? { get }

    /// The images that pages of ``shownClip`` show.
    var shownImages: [Digest] { get }

    /// The bytes that belong to it, and are removed when it has them no more.
    var ownedBytes: [Digest] { get }

    /// What the log shows of it; `nil` if its changes do not stand in the log.
    var logged: Self? { get }
}

extension Record {
    /// Belongs to nothing.
    public var owner: String { "" }

    /// Is shown nowhere.
    public var shownClip: AppIdentifier? { nil }

    /// Belongs to no build.
    public var shownBuild: Int64? { nil }

    /// Shows no images.
    public var shownImages: [Digest] { [] }

    /// Has no bytes.
    public var ownedBytes: [Digest] { [] }

    /// Stands in the log as it is.
    public var logged: Self? { self }
}
