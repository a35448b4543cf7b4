// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// A change in the log: its author, its subject, and the previous state.
public struct LogEntry: Sendable, Hashable {
    /// The number of the entry; later entries have larger ones.
    public let number: Int64

    /// The time of the change.
    public let time: Timestamp

    /// The author of the change.
    public let author: Author

    /// The object that was changed.
    public let subject: Subject

    /// The previous state, as JSON; `nil` for a new object.
    public let before: String?

    /// The new state, as JSON; `nil` for a removed object.
    public let after: String?

    /// The object that a change is about.
    public struct Subject: Sendable, Hashable {
        /// The kind: `experience`, `build`, or the kind of a record.
        public let kind: String

        /// The number of the experience or the build, or the id of the record.
        public let id: String

        /// Creates a subject.
        public init(kind: String, id: String) {
            self.kind = kind
            self.id = id
        }

        /// The kind of advanced experiences.
        public static let experience = "experience"

        /// The kind of builds.
        public static let build = "build"
    }

    /// Whether the change can be undone: it is one of an advanced or a default experience.
    public var isUndoable: Bool {
        subject.kind == Subject.experience || subject.kind == DefaultExperienceRecord.kind
    }

    /// Creates an entry.
    public init(
        number: Int64,
        time: Timestamp,
        author: Author,
        subject: Subject,
        before: String?,
        after: String?
    ) {
        self.number = number
        self.time = time
        self.author = author
        self.subject = subject
        self.before = before
        self.after = after
    }
}
