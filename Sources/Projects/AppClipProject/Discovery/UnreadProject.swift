// SPDX-License-Identifier: Apache-2.0

/// A project that was found but not read.
public struct UnreadProject: Sendable, Hashable {
    /// The reason a project was not read.
    @nonexhaustive public enum Reason: Sendable, Hashable {
        /// Its file cannot be read.
        case unreadable(ProjectReadingError)
        /// XcodeGen generates the project from `project.yml`, and it has not been generated.
        case generatedByXcodeGen
        /// Tuist generates the project from `Project.swift`, and it has not been generated.
        case generatedByTuist
        /// There are more folders than the limit for the search.
        case tooMany
    }

    /// The path of the file or folder.
    public let path: String
    /// The reason it was not read.
    public let reason: Reason

    /// Creates a record of a project that was not read.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
