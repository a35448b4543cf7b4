// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A type of which the store keeps few values, as JSON: default experiences, uploads, keys, people.
///
/// Types with millions of values have tables of their own.
public protocol Record: Codable, Sendable, Hashable {
    /// The name of the type in the registry, which must never change.
    static var kind: String { get }

    /// The identifier, which is unique among records of the type.
    var id: String { get }

    /// The id of the object that the record belongs to; empty if there is none.
    var owner: String { get }

    /// The clip whose pages show it, which is named in changes; `nil` if none does.
    var shownClip: AppIdentifier? { get }

    /// The build whose clip it belongs to, if it does not name the clip itself.
    var shownBuild: Int64? { get }

    /// The digests of the images that pages of ``shownClip`` show.
    var shownImages: [Digest] { get }

    /// The digests of the bytes that belong to it, and are removed when it no longer refers to them.
    var ownedBytes: [Digest] { get }

    /// The content that the log shows; `nil` if its changes are not logged.
    var logged: Self? { get }
}

extension Record {
    /// The default: it belongs to nothing.
    public var owner: String { "" }

    /// The default: no page shows it.
    public var shownClip: AppIdentifier? { nil }

    /// The default: it belongs to no build.
    public var shownBuild: Int64? { nil }

    /// The default: it shows no images.
    public var shownImages: [Digest] { [] }

    /// The default: it has no bytes.
    public var ownedBytes: [Digest] { [] }

    /// The default: it is logged unchanged.
    public var logged: Self? { self }
}
