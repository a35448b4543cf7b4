// SPDX-License-Identifier: Apache-2.0

/// The number of a change.
///
/// Later changes have larger numbers; numbers may be skipped.
public struct Revision: RawRepresentable, Sendable, Hashable, Comparable {
    /// The number; 0 before the first change.
    public let rawValue: Int64

    /// Creates a revision from its number in a registry.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// The revision before the first change.
    public static let none = Revision(rawValue: 0)

    /// Compares two revisions; the earlier one is smaller.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A change, for those who follow a registry.
public struct Change: Sendable, Hashable {
    /// The number of the change.
    public let revision: Revision

    /// The kind of object that was changed.
    public let subject: Subject

    /// The kinds of objects that changes are about.
    public enum Subject: String, Sendable, Hashable, CaseIterable {
        /// A build, with its app, clip and default experience.
        case build
        /// An advanced experience.
        case experience
        /// An image that cards show.
        case image
        /// A host, with its association file.
        case domain
    }

    /// The key of the changed object: a clip's identifier, an experience's number, an image's digest,
    /// or a host.
    public let key: String

    /// Creates a change.
    public init(revision: Revision, subject: Subject, key: String) {
        self.revision = revision
        self.subject = subject
        self.key = key
    }
}
