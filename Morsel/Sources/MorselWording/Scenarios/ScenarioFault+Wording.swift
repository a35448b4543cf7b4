import DeviceScenarios
public import ScenarioFiles

extension ScenarioFault {
    /// A stable name, for programs.
    public var name: String {
        switch code {
        case .fileTooLarge, .tooDeep, .tooManyValues, .keysNotPlain, .tooMany: "too-large"
        case .notUTF8, .notYAML: "not-yaml"
        case .empty: "empty"
        case .worldFile: "world-file"
        case .unknownKey, .missingKey, .repeatedKey, .keyNotText, .oneOf, .notBeside: "key"
        case .wanted, .unknownWord, .form, .outOfRange: "value"
        case .unknownVariable, .unusedVariable, .variableNotText: "variable"
        case .clockTurnedBack, .impossibleTime: "clock"
        case .unknownSystem, .systemTurnedBack: "system"
        case .unknownZone: "zone"
        default: "contradiction"
        }
    }

    /// What is wrong, as a sentence for people.
    public var sentence: String {
        switch code {
        case .fileTooLarge(let limit):
            "The file is larger than \(limit >> 20) MiB, the most that is read."
        case .notUTF8: "The file is no UTF-8."
        case .notYAML(let words): "The file is no YAML: \(words)."
        case .empty: "The file has no scenario; one begins with 'scenario:'."
        case .tooDeep(let limit):
            "Values stand within each other more than \(limit) times, the most that is read."
        case .tooManyValues(let limit):
            "There are more than \(limit) values, the most that are read; an alias counts as all that it stands for."
        case .keysNotPlain:
            "Every key has to be a plain word; so many that are none, or aliases beside one, are not read."
        case .worldFile(let fault): fault.sentence
        default: sentenceAboutValues
        }
    }

    private var sentenceAboutValues: String {
        switch code {
        case .unknownKey(let key, let known):
            Self.unknown("key '\(Self.short(key))'", key, known)
        case .missingKey(let key): "The key '\(key)' is missing here."
        case .repeatedKey(let key): "The key '\(Self.short(key))' stands twice."
        case .keyNotText: "A key has to be a word."
        case .oneOf(let keys, let found):
            found.isEmpty
                ? "One of \(Self.list(keys)) is wanted here."
                : "\(Self.list(found)) stand together; only one of them can."
        case .notBeside(let key, let other): "'\(key)' means nothing beside '\(other)'."
        case .wanted(let wanted, let found):
            "\(wanted.words) is wanted here, and not \(found.words.lowercased())."
        case .unknownWord(let word, let known):
            Self.unknown("word '\(Self.short(word))'", word, known)
        case .form(let form, let text): "'\(Self.short(text))' is no \(form.words)."
        case .outOfRange(let value, let lowest, let highest):
            "\(Self.short(value)) is out of range; \(lowest) to \(highest) is taken."
        case .tooMany(let limit): "There are more than \(limit), the most that are taken."
        default: sentenceAboutMeaning
        }
    }

    private var sentenceAboutMeaning: String {
        switch code {
        case .unknownVariable(let name, let known):
            Self.unknown("variable '\(Self.short(name))'", name, known)
        case .unusedVariable(let name):
            "The scenario does not use '${\(Self.short(name))}'."
        case .variableNotText(let name):
            "'${\(Self.short(name))}' stands for more than a text, and can only stand alone."
        case .twice(let name): "'\(Self.short(name))' is there already."
        case .clipIsItsApp(let name): "'\(name)' is the app; its clip has an identifier of its own."
        case .notInWorld(let name, let known):
            Self.unknown("clip or app '\(name)' in the world", name, known)
        case .sayWhich(let known):
            known.isEmpty
                ? "There is no clip in the world." : "Say which is meant: \(Self.list(known))."
        case .clockTurnedBack: "The clock would go back: this is before the step above."
        case .impossibleTime: "No device's clock shows this; 1970 to 9999 it does."
        case .unknownSystem(let version): "There is no iOS \(version)."
        case .systemTurnedBack(let before, let after):
            "A system does not become older: iOS \(before) came before, iOS \(after) now."
        case .unknownZone(let name):
            "There is no time zone '\(Self.short(name))'; a name such as Europe/Berlin or an offset such as +01:00 is wanted."
        case .contradiction(let name): name.sentence
        default: "There is something that cannot be read."
        }
    }

    // MARK: Words

    private static func unknown(_ what: String, _ word: String, _ known: [String]) -> String {
        let start = "There is no \(what)"
        if known.isEmpty { return start + "." }
        if let meant = NearestWord.to(word, among: known) {
            return "\(start); did you mean '\(meant)'?"
        }
        return "\(start); \(list(known)) \(known.count == 1 ? "is" : "are")."
    }

    private static func list(_ words: [String]) -> String {
        words.map { "'\($0)'" }.joined(separator: ", ")
    }

    private static func short(_ text: String) -> String {
        text.count > 80 ? text.prefix(80) + "…" : text
    }
}

extension ScenarioFault.WorldFileFault {
    fileprivate var sentence: String {
        switch self {
        case .missing: "There is no such file beside the scenario."
        case .outside:
            "A world's file has to lie in or below the scenario's folder, and be named plainly."
        case .unreadable: "The world's file cannot be read."
        case .tooLarge: "The world's file is larger than is read."
        case .notOneWorld: "A world's file has one world, and no more."
        }
    }
}

extension ScenarioFault.Shape {
    fileprivate var words: String {
        switch self {
        case .mapping: "A mapping"
        case .list: "A list"
        case .text: "A text"
        case .flag: "true or false"
        case .integer: "A whole number"
        case .number: "A number"
        case .null: "Nothing"
        }
    }
}

extension ScenarioFault.Form {
    fileprivate var words: String {
        switch self {
        case .url: "invocation URL, such as https://fruta.example/menu"
        case .registeredURL: "URL of an experience: https, and without a fragment"
        case .identifier:
            "identifier: the team's prefix, a dot and the bundle identifier, such as ABCDE12345.com.example.fruta"
        case .bundle: "bundle identifier, such as com.example.fruta.Clip"
        case .host: "host, such as fruta.example"
        case .domain: "entry of an entitlement, such as appclips:fruta.example"
        case .language: "language, such as en or zh-Hans"
        case .version: "version, such as 16.4"
        case .rule: "rule, such as D-10"
        case .time: "time: 2026-03-20T10:00:00+01:00, or +2h after the step before"
        case .duration: "length of time, such as 8h, 90 s or 30 days"
        case .size: "size, such as 9.9 MB or 10485760 bytes"
        case .position: "place: degrees north, a comma and degrees east, such as 37.7749, -122.4194"
        case .distance: "length in metres, such as 500 m"
        case .worldFile: "name of a file"
        case .name: "name"
        }
    }
}
