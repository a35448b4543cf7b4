// SPDX-License-Identifier: Apache-2.0

/// A project that was found and not read.
public struct UnreadProject: Sendable, Hashable {
    /// Why not.
    @nonexhaustive public enum Reason: Sendable, Hashable {
        /// Its file cannot be read.
        case unreadable(ProjectReadingError)
        /// XcodeGen makes the project from `project.yml`, and there is none beside it.
        case generatedByXcodeGen
        /// Tuist makes the project from `Project.swift`, and there is none beside it.
        case generatedByTuist
        /// There are more folders than are searched.
        case tooMany
    }

    /// The file or folder.
    public let path: String
    /// Why not.
    public let reason: Reason

    /// A project that was not read.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
