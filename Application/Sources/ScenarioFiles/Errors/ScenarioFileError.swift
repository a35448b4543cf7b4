// SPDX-License-Identifier: Apache-2.0

public import DeviceScenarios

/// An error in a scenario file, and its position.
public struct ScenarioFileError: Error, Sendable, Hashable {
    /// The file, by the name under which it was given.
    public let file: String

    /// The position in the file.
    public let place: ScenarioPlace

    /// The kind of error.
    public let code: Code

    /// The kinds of errors.
    @nonexhaustive public enum Code: Sendable, Hashable {
        // MARK: The file

        /// The file is too large.
        case fileTooLarge(limit: Int)
        /// The file is not UTF-8 text.
        case notUTF8
        /// The file is not valid YAML, with the parser's message.
        case notYAML(String)
        /// The file has no scenario.
        case empty
        /// Values are nested too deeply.
        case tooDeep(limit: Int)
        /// The file has too many values; aliases count each time.
        case tooManyValues(limit: Int)
        /// A text is too long once its variables are filled in.
        case textTooLong(limit: Int)
        /// The file has too many complex keys, or too many aliases next to one.
        case keysNotPlain
        /// A world file cannot be read.
        case worldFile(WorldFileError)

        // MARK: Keys

        /// A key is unknown.
        case unknownKey(String, known: [String])
        /// A key is missing.
        case missingKey(String)
        /// A key occurs twice.
        case repeatedKey(String)
        /// A key is not text.
        case keyNotText
        /// Exactly one of several keys is required.
        case exactlyOne([String], found: [String])
        /// A key cannot be used together with another one.
        case conflictingKeys(String, String)
        /// A `not` is nested in another one.
        case nestedNot

        // MARK: Values

        /// A value has the wrong type.
        case typeMismatch(expected: Shape, found: Shape)
        /// A value is not one of the allowed words.
        case unknownWord(String, known: [String])
        /// A text does not have the required form.
        case malformed(Form, String)
        /// No rule has this id.
        case unknownRule(String, known: [String])
        /// A number is out of range.
        case outOfRange(String, from: String, through: String)
        /// A list has too many entries.
        case tooMany(limit: Int)

        // MARK: Cases

        /// A variable has no value in a case.
        case unknownVariable(String, known: [String])
        /// A value of a case is not used.
        case unusedVariable(String)
        /// The value of a variable within a text is not text.
        case variableNotText(String)

        // MARK: Meaning

        /// An identifier, number or URL is used twice.
        case duplicate(String)
        /// A clip has the same identifier as its app.
        case clipIsItsApp(String)
        /// A clip or app is not in the world.
        case notInWorld(String, known: [String])
        /// A clip or app has to be named, since the world has none or more than one.
        case ambiguous(known: [String])
        /// The steps so far launch a clip less often than this number says.
        case unknownLaunch(Int, launches: Int)
        /// The build has no test invocation with this title.
        case unknownTestInvocation(String, known: [String])
        /// The clock would go backward.
        case clockTurnedBack
        /// The time is outside the years 1970 to 9999.
        case impossibleTime
        /// This version of iOS does not exist.
        case unknownSystem(String)
        /// The system cannot be downgraded.
        case systemTurnedBack(from: String, to: String)
        /// The time zone does not exist.
        case unknownZone(String)
        /// The step is invalid, since the scenario contradicts itself.
        case contradiction(ErrorName)
    }

    /// The type of a YAML value.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// A mapping of keys to values.
        case mapping
        /// A list of values.
        case list
        /// A text, with or without quotes.
        case text
        /// `true` or `false`.
        case flag
        /// A whole number.
        case integer
        /// A number, with or without a fraction.
        case number
        /// The null value, `null` or `~`.
        case null
    }

    /// The form of a text.
    public enum Form: String, Sendable, Hashable, CaseIterable {
        /// An invocation URL.
        case url
        /// A URL that an experience can be registered with.
        case registeredURL
        /// The identifier of an app or clip.
        case identifier
        /// A bundle identifier.
        case bundle
        /// A host name.
        case host
        /// An entry of the Associated Domains entitlement.
        case domain
        /// A language tag.
        case language
        /// A version of iOS.
        case version
        /// The id of a rule.
        case rule
        /// The name of an effect, on its own or followed by what it concerns.
        case effect
        /// A time, in ISO 8601 format or relative.
        case time
        /// A duration, such as `8h`.
        case duration
        /// The size of a clip.
        case size
        /// A geographic position.
        case position
        /// A distance in metres.
        case distance
        /// The name of a world file.
        case worldFile
        /// A name that is not empty.
        case name
    }

    /// The reason a world file cannot be read.
    public enum WorldFileError: String, Error, Sendable, Hashable, CaseIterable {
        /// The file does not exist.
        case missing
        /// The file is outside the scenario's folder.
        case outside
        /// The file cannot be read.
        case unreadable
        /// The file is too large.
        case tooLarge
        /// The file does not contain exactly one world.
        case notOneWorld
    }

    /// Creates an error at a position.
    public init(file: String, place: ScenarioPlace, code: Code) {
        self.file = file
        self.place = place
        self.code = code
    }
}
