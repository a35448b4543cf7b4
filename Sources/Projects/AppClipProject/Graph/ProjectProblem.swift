// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// Something in the files of a project that could not be read, or not all of it.
///
/// Reading goes on as Xcode does; what is judged is left to others.
public struct ProjectProblem: Sendable, Hashable {
    /// What was met.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The file is not there or cannot be read.
        case unreadable(FileTreeError)
        /// The file is no property list, or has none of the values that its kind has.
        case form
        /// An id is used for two objects; the last one counts.
        case duplicateObject(id: String)
        /// An id leads to no object.
        case danglingReference(id: String)
        /// A project or target has two configurations of one name; the first one counts.
        case duplicateConfiguration(name: String)
        /// A settings file includes itself.
        case circularInclude(path: String)
        /// A line of a settings file is neither an assignment nor an include.
        case settingsLine
        /// There are more files, or folders in folders, than are read.
        case tooMany
    }

    /// What was met.
    public let code: Code
    /// Where.
    public let place: Place

    /// A problem.
    public init(_ code: Code, at place: Place) {
        self.code = code
        self.place = place
    }
}
