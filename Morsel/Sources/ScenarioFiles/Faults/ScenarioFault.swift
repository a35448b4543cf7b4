public import DeviceScenarios

/// Why a file of scenarios cannot be played, and where.
public struct ScenarioFault: Error, Sendable, Hashable {
    /// The file, as it was named.
    public let file: String

    /// The place in the file.
    public let place: ScenarioPlace

    /// What is wrong.
    public let code: Code

    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        // MARK: The file

        /// The file is larger than is read.
        case fileTooLarge(limit: Int)
        /// The file is no UTF-8.
        case notUTF8
        /// The file is no YAML; the reader's own words.
        case notYAML(String)
        /// The file has no scenario.
        case empty
        /// Values stand within each other more deeply than is read.
        case tooDeep(limit: Int)
        /// There are more values than are read, aliases counted each time.
        case tooManyValues(limit: Int)
        /// There are too many keys that are no plain words, or too many aliases beside one.
        case keysNotPlain
        /// A world in a file of its own cannot be read.
        case worldFile(WorldFileFault)

        // MARK: Keys

        /// A key that means nothing here.
        case unknownKey(String, known: [String])
        /// A key is missing.
        case missingKey(String)
        /// A key stands twice.
        case repeatedKey(String)
        /// A key is no plain word.
        case keyNotText
        /// Of several keys, one and only one is wanted.
        case oneOf([String], found: [String])
        /// A key has no meaning beside another one.
        case notBeside(String, String)

        // MARK: Values

        /// Something of another type is wanted.
        case wanted(Shape, found: Shape)
        /// A word that is none of those that are known.
        case unknownWord(String, known: [String])
        /// A text does not have the form that is wanted.
        case form(Form, String)
        /// A number is out of its range.
        case outOfRange(String, from: String, through: String)
        /// A list has more entries than are taken.
        case tooMany(limit: Int)

        // MARK: Cases

        /// A variable has no value in a case.
        case unknownVariable(String, known: [String])
        /// A value of a case is not used.
        case unusedVariable(String)
        /// A variable within a text has no text as its value.
        case variableNotText(String)

        // MARK: Meaning

        /// Two things have the same identifier, number or URL.
        case twice(String)
        /// A clip has the identifier of its app.
        case clipIsItsApp(String)
        /// Something is named that is not in the world.
        case notInWorld(String, known: [String])
        /// Which clip or app is meant has to be said: there is none, or more than one.
        case sayWhich(known: [String])
        /// The clock would go back.
        case clockTurnedBack
        /// No device's clock shows such a moment.
        case impossibleTime
        /// There is no such version of the system.
        case unknownSystem(String)
        /// A system does not become older.
        case systemTurnedBack(from: String, to: String)
        /// There is no such time zone.
        case unknownZone(String)
        /// The step cannot be, since the scenario contradicts itself.
        case contradiction(FaultName)
    }

    /// A kind of value.
    public enum Shape: String, Sendable, Hashable, CaseIterable {
        /// A mapping.
        case mapping
        /// A list.
        case list
        /// A text.
        case text
        /// `true` or `false`.
        case flag
        /// A whole number.
        case integer
        /// A number.
        case number
        /// Nothing.
        case null
    }

    /// A form of texts.
    public enum Form: String, Sendable, Hashable, CaseIterable {
        /// An invocation URL.
        case url
        /// A URL that experiences are registered with.
        case registeredURL
        /// The identifier of an app or clip.
        case identifier
        /// A bundle identifier.
        case bundle
        /// A host.
        case host
        /// An entry of an entitlement.
        case domain
        /// The tag of a language.
        case language
        /// A version of the system.
        case version
        /// The id of a rule.
        case rule
        /// A moment.
        case time
        /// A length of time.
        case duration
        /// A size of a clip.
        case size
        /// A place on earth.
        case position
        /// A length in metres.
        case distance
        /// The name of a world's file.
        case worldFile
        /// A name that is not empty.
        case name
    }

    /// Why a world in a file of its own cannot be read.
    public enum WorldFileFault: String, Error, Sendable, Hashable, CaseIterable {
        /// There is no such file.
        case missing
        /// It lies outside the scenario's folder.
        case outside
        /// It cannot be read.
        case unreadable
        /// It is larger than is read.
        case tooLarge
        /// It has no world, or more than one.
        case notOneWorld
    }

    /// A fault at a place.
    public init(file: String, place: ScenarioPlace, code: Code) {
        self.file = file
        self.place = place
        self.code = code
    }
}
