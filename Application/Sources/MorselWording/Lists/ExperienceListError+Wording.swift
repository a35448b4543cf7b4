// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
public import ExperienceLists
import MorselRegistry

extension ExperienceListError {
    /// A stable name, for programs.
    public var name: String {
        switch code {
        case .csv: "not-csv"
        case .yaml: "not-yaml"
        case .empty: "empty"
        case .tooManyExperiences: "too-large"
        case .unknownColumn, .repeatedColumn, .tooManyFields: "column"
        case .missing: "missing"
        case .repeatedURL: "repeated-url"
        case .finding(let finding): finding.rule.text
        case .image: "image"
        case .unknownClip: "unknown-clip"
        default: "value"
        }
    }

    /// Returns a sentence with the location and a description of the error.
    ///
    /// - Parameter file: The name of the list.
    /// - Returns: One line without a line break, such as `list.csv:3:7: title: …`, in the form in
    ///   which editors and compilers write locations.
    public func sentence(in file: String) -> String {
        let column = place.name.map { "\($0): " } ?? ""
        return "\(file):\(place.line):\(place.column): \(column)\(sentence)"
    }

    /// A sentence that describes the error, without its location.
    public var sentence: String {
        switch code {
        case .csv(let code): code.clause
        case .yaml(let error): error.sentence
        case .empty: "the list has no experiences."
        case .tooManyExperiences(let limit): "the list has more than \(limit) experiences."
        case .unknownColumn(let name, let known): Self.unknown("no column is called", name, known)
        case .repeatedColumn(let name): "'\(name)' occurs twice."
        case .tooManyFields(let columns):
            "the row has more fields than the header, which has \(columns)."
        case .missing: "the value is missing."
        case .notText: "the value must be a text."
        case .url(let error): error.sentence
        case .registration(let error): error.sentence
        case .repeatedURL(let first):
            "the same URL stands in line \(first.line); an experience needs a URL of its own."
        case .identifier(let text):
            "'\(text)' is not a clip's identifier, such as ABCDE12345.com.example.Fruta.Clip."
        case .language(let text):
            "'\(text)' is not a language of the store; use \(Language.acceptedInPlace(of: text))."
        case .word(let word, let known): Self.unknown("there is no value", word, known)
        case .number(let text, let lowest, let highest):
            "'\(text)' is not a number between \(lowest) and \(highest)."
        case .finding(let finding): finding.sentence
        case .image(let reason): reason
        case .unknownClip(let clip): RegistryError.unknownClip(clip).sentence
        @unknown default: "the value is not accepted."
        }
    }

    private static func unknown(_ start: String, _ word: String, _ known: [String]) -> String {
        if let meant = NearestWord.to(word, among: known) {
            return "\(start) '\(word)'; did you mean '\(meant)'?"
        }
        return "\(start) '\(word)'; use one of \(known.joined(separator: ", "))."
    }
}
