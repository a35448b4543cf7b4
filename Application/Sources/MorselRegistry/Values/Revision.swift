// SPDX-License-Identifier: Apache-2.0

/// The number of a change.
///
/// Later changes have larger numbers; numbers may be left out.
public struct Revision: RawRepresentable, Sendable, Hashable, Comparable {
    /// The number, 0 before the first change.
    public let rawValue: Int64

    /// A number given by a registry.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Before the first change.
    public static let none = Revision(rawValue: 0)

    /// Revisions in their order.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A change, for those who follow a registry.
public struct Change: Sendable, Hashable {
    /// The number of the change.
    public let revision: Revision

    /// What was changed.
    public let subject: Subject

    /// What a change is about.
    public enum Subject: String, Sendable, Hashable, CaseIterable {
        /// A build, with its app, clip and default experience.
        case build
        /// An advanced experience.
        case experience
        /// An image.
        case image
        /// A domain.
        case domain
    }

    /// What exactly was changed: a clip's identifier, an experience's number, an image's digest, a
    /// host.
    public let key: String

    /// A change.
    public init(revision: Revision, subject: Subject, key: String) {
        self.revision = revision
        self.subject = subject
        self.key = key
    }
}
