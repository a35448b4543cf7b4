// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// A change in the log: who changed what, and what was there before.
public struct LogEntry: Sendable, Hashable {
    /// The number; later entries have larger ones.
    public let number: Int64

    /// The moment of the change.
    public let time: Timestamp

    /// Who made it.
    public let author: Author

    /// What was changed.
    public let subject: Subject

    /// What was there before, as JSON; `nil` for something new.
    public let before: String?

    /// What is there since, as JSON; `nil` for something that was removed.
    public let after: String?

    /// What a change is about.
    public struct Subject: Sendable, Hashable {
        /// `experience`, `build`, or the kind of a record.
        public let kind: String

        /// The number of the experience or the build, or the id of the record.
        public let id: String

        /// A subject.
        public init(kind: String, id: String) {
            self.kind = kind
            self.id = id
        }

        /// The kind of advanced experiences.
        public static let experience = "experience"

        /// The kind of builds.
        public static let build = "build"
    }

    /// Whether it can be undone: it is a change of an advanced or a default experience.
    public var isUndoable: Bool {
        subject.kind == Subject.experience || subject.kind == DefaultExperienceRecord.kind
    }

    /// A change.
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
