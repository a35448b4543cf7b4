// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A part of a project's files that could not be read.
///
/// Reading continues as in Xcode; problems are assessed elsewhere.
public struct ProjectProblem: Sendable, Hashable {
    /// The kind of a problem.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The file does not exist or cannot be read.
        case unreadable(FileTreeError)
        /// The file is not a property list, or lacks the values that files of its kind have.
        case form
        /// Two objects have the same id; the last one counts.
        case duplicateObject(id: String)
        /// There is no object with an id.
        case danglingReference(id: String)
        /// A project or target has two configurations with the same name; the first one counts.
        case duplicateConfiguration(name: String)
        /// A settings file includes itself.
        case circularInclude(path: String)
        /// A line of a settings file is neither an assignment nor an include.
        case settingsLine
        /// There are more files, or more deeply nested folders, than the limit.
        case tooMany
    }

    /// The kind of the problem.
    public let code: Code
    /// The location of the problem.
    public let place: Place

    /// Creates a problem.
    public init(_ code: Code, at place: Place) {
        self.code = code
        self.place = place
    }
}
