// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
public import CodeProduction
public import ScenarioFiles

/// An error in a list of experiences, and its place.
public struct ExperienceListError: Error, Sendable, Hashable {
    /// The place of the error.
    public let place: ListPlace

    /// The kind of error.
    public let code: Code

    /// Creates an error at a place.
    public init(place: ListPlace, code: Code) {
        self.place = place
        self.code = code
    }

    /// The kinds of errors.
    @nonexhaustive public enum Code: Sendable, Hashable {
        // MARK: The file

        /// The file is not CSV.
        case csv(CSVRecords.ReadingError.Code)
        /// The file is not YAML, or too large.
        case yaml(ScenarioFileError)
        /// The file lists no experiences.
        case empty
        /// There are more experiences than the limit.
        case tooManyExperiences(limit: Int)

        // MARK: Columns

        /// A column is unknown.
        case unknownColumn(String, known: [String])
        /// A column, or a text in a language, occurs twice.
        case repeatedColumn(String)
        /// A row has more fields than there are columns.
        case tooManyFields(columns: Int)
        /// A value is missing.
        case missing(String)
        /// A value is a list or a mapping, or has one where a text is expected.
        case notText

        // MARK: Values

        /// The URL is not one that a clip can be invoked with.
        case url(InvocationURL.ParsingError)
        /// The URL cannot be registered.
        case registration(RegisteredURL.RegistrationError)
        /// An earlier experience of the list has the same URL.
        case repeatedURL(first: ListPlace)
        /// A text is not the identifier of a clip.
        case identifier(String)
        /// A text is not a language.
        case language(String)
        /// A word is not one of the accepted ones.
        case word(String, known: [String])
        /// A text is not a number within a range.
        case number(String, from: Int, through: Int)

        // MARK: The store

        /// The rules of the store refuse the experience.
        case finding(ExperienceFinding)
        /// The image cannot be read, for a reason in words.
        case image(String)
        /// The clip was never published.
        case unknownClip(AppIdentifier)
    }
}

/// A place in a list of experiences.
public struct ListPlace: Sendable, Hashable {
    /// The line, or the row of a table, from 1.
    public let line: Int

    /// The character in the line, or the column of a table, from 1.
    public let column: Int

    /// The name of the column; `nil` for a whole row.
    public let name: String?

    /// Creates a place.
    public init(line: Int, column: Int, name: String? = nil) {
        self.line = line
        self.column = column
        self.name = name
    }
}
