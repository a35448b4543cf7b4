// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import DeviceScenarios
public import ScenarioFiles

extension ScenarioFileError {
    /// A stable name, for programs.
    public var name: String {
        switch code {
        case .fileTooLarge, .tooDeep, .tooManyValues, .textTooLong, .keysNotPlain, .tooMany:
            "too-large"
        case .notUTF8, .notYAML: "not-yaml"
        case .empty: "empty"
        case .worldFile: "world-file"
        case .unknownKey, .missingKey, .repeatedKey, .keyNotText, .exactlyOne, .conflictingKeys,
            .nestedNot:
            "key"
        case .typeMismatch, .unknownWord, .unknownRule, .malformed, .outOfRange: "value"
        case .unknownVariable, .unusedVariable, .variableNotText: "variable"
        case .clockTurnedBack, .impossibleTime: "clock"
        case .unknownSystem, .systemTurnedBack: "system"
        case .unknownZone: "zone"
        default: "contradiction"
        }
    }

    /// A sentence that describes the error.
    public var sentence: String {
        switch code {
        case .fileTooLarge(let limit):
            "The file is larger than \(ByteCount(limit)), the limit."
        case .notUTF8: "The file is not UTF-8 text."
        case .notYAML(let words): "The file is not valid YAML: \(words)."
        case .empty: "The file has no scenario; a scenario starts with 'scenario:'."
        case .tooDeep(let limit):
            "Values are nested more than \(limit) levels deep, the limit."
        case .tooManyValues(let limit):
            "There are more than \(limit) values, the limit; an alias counts as all values that it stands for."
        case .keysNotPlain:
            "Keys must be plain text; replace keys that are lists, mappings or aliases."
        case .textTooLong(let limit):
            "With its variables filled in, this text is longer than \(limit) bytes, the limit."
        case .worldFile(let error): error.sentence
        default: sentenceAboutValues
        }
    }

    private var sentenceAboutValues: String {
        switch code {
        case .unknownKey(let key, let known):
            Self.unknown("There is no key '\(Self.short(key))'", key, known)
        case .missingKey(let key): "The key '\(key)' is missing."
        case .repeatedKey(let key): "The key '\(Self.short(key))' occurs twice."
        case .keyNotText: "A key must be text."
        case .exactlyOne(let keys, let found):
            found.isEmpty
                ? "One of these keys is required: \(Self.list(keys))."
                : "\(Self.list(found)) cannot be combined; use only one of them."
        case .conflictingKeys(let key, let other): "'\(key)' and '\(other)' cannot be combined."
        case .nestedNot: "'not' cannot be nested in another 'not'."
        case .typeMismatch(let expected, let found):
            "Expected \(expected.words), but found \(found.words)."
        case .unknownWord(let word, let known):
            Self.unknown("'\(Self.short(word))' is not a valid value", word, known)
        case .unknownRule(let id, let known):
            Self.nearest("No rule has the id '\(id)'", id, known)
                ?? "No rule has the id '\(id)'; 'morsel rule' lists all of them."
        case .malformed(let form, let text): "'\(Self.short(text))' is not \(form.words)."
        case .outOfRange(let value, let lowest, let highest):
            "\(Self.short(value)) is out of range; it must be between \(lowest) and \(highest)."
        case .tooMany(let limit): "There are more than \(limit) entries, the limit."
        default: sentenceAboutMeaning
        }
    }

    private var sentenceAboutMeaning: String {
        switch code {
        case .unknownVariable(let name, let known):
            Self.unknown("There is no variable '\(Self.short(name))'", name, known)
        case .unusedVariable(let name):
            "The scenario does not use '${\(Self.short(name))}'."
        case .variableNotText(let name):
            "The value of '${\(Self.short(name))}' is not text, so it cannot be part of a longer text."
        case .duplicate(let name): "'\(Self.short(name))' is already in use."
        case .clipIsItsApp(let name):
            "'\(name)' is the identifier of the app; its clip needs another one."
        case .notInWorld(let name, let known):
            Self.unknown("The world has no clip or app '\(name)' that fits here", name, known)
        case .ambiguous(let known):
            known.isEmpty
                ? "The world has no clip."
                : "The world has several that fit; name one: \(Self.list(known))."
        case .unknownLaunch(let number, let launches):
            launches == 0
                ? "There is no launch \(number): no step so far launches a clip."
                : "There is no launch \(number): the steps so far launch a clip \(launches == 1 ? "once" : "\(launches) times") at most."
        case .unknownTestInvocation(let title, let known):
            Self.unknown("The build has no test invocation '\(Self.short(title))'", title, known)
        case .clockTurnedBack: "The clock cannot go backward: this is before the previous step."
        case .impossibleTime: "The time must be between the years 1970 and 9999."
        case .unknownSystem(let version): "There is no iOS \(version)."
        case .systemTurnedBack(let before, let after):
            "The system cannot be downgraded from iOS \(before) to iOS \(after)."
        case .unknownZone(let name):
            "There is no time zone '\(Self.short(name))'; use a name such as Europe/Berlin or an offset such as +01:00."
        case .contradiction(let name): name.sentence
        default: "The file cannot be read."
        }
    }

    // MARK: Lists and suggestions

    private static func unknown(_ start: String, _ word: String, _ known: [String]) -> String {
        if known.isEmpty { return start + "." }
        if let suggestion = nearest(start, word, known) { return suggestion }
        return "\(start); known: \(list(known))."
    }

    private static func nearest(_ start: String, _ word: String, _ known: [String]) -> String? {
        NearestWord.to(word, among: known).map { "\(start); did you mean '\($0)'?" }
    }

    private static func list(_ words: [String]) -> String {
        words.map { "'\($0)'" }.joined(separator: ", ")
    }

    private static func short(_ text: String) -> String {
        text.count > 80 ? text.prefix(80) + "…" : text
    }
}

extension ScenarioFileError.WorldFileError {
    fileprivate var sentence: String {
        switch self {
        case .missing: "The world file does not exist."
        case .outside:
            "A world file must be in or below the scenario's folder; its path must not contain '..'."
        case .unreadable: "The world file cannot be read."
        case .tooLarge:
            "The world file is larger than \(ByteCount(YAMLText.largestFile)), the limit."
        case .notOneWorld: "A world file must contain exactly one world."
        }
    }
}

extension ScenarioFileError.Shape {
    fileprivate var words: String {
        switch self {
        case .mapping: "a mapping"
        case .list: "a list"
        case .text: "text"
        case .flag: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .null: "null"
        }
    }
}

extension ScenarioFileError.Form {
    fileprivate var words: String {
        switch self {
        case .url: "an invocation URL, such as https://fruta.example/menu"
        case .registeredURL: "a URL of an experience: it starts with https and has no fragment"
        case .identifier:
            "an app identifier: a prefix, a dot and a bundle identifier, such as ABCDE12345.com.example.fruta"
        case .bundle: "a bundle identifier, such as com.example.fruta.Clip"
        case .host: "a host name, such as fruta.example"
        case .domain:
            "an entry of the Associated Domains entitlement, such as appclips:fruta.example"
        case .language: "a language, such as en or zh-Hans"
        case .version: "a version, such as 16.4"
        case .rule: "a rule id, such as D-10"
        case .effect: "the name of an effect, such as download or launch-clip"
        case .time: "a time, such as 2026-03-20T10:00:00+01:00, or +2h for two hours later"
        case .duration: "a duration, such as 8h, 90 s or 30 days"
        case .size: "a size, such as 9.9 MB or 10485760 bytes"
        case .position: "a position: latitude, comma and longitude, such as 37.7749, -122.4194"
        case .distance: "a distance in metres, such as 500 m"
        case .worldFile: "a file name"
        case .name: "a valid name"
        }
    }
}
