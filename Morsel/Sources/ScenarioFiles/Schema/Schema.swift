import AppClipTypes
import DeviceScenarios

/// What may stand behind a key: what the reader takes, as a value, from which the JSON Schema for
/// editors is made.
indirect enum Schema: Sendable {
    case text
    case flag
    case integer(ClosedRange<Int64>)
    case word([String])
    case form(ScenarioFault.Form)
    case null
    /// Whatever it stands for.
    case anything
    case list(Schema)
    /// A mapping with keys that the author chooses.
    case map(Schema)
    /// A mapping with keys of the format.
    case object(Definition)
    case any([Schema])

    /// Something, or null where there is none.
    static func optional(_ schema: Schema) -> Schema { .any([schema, .null]) }

    /// One, or a list of them.
    static func oneOrMore(_ schema: Schema) -> Schema { .any([schema, .list(schema)]) }

    static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> Schema {
        .word(type.allCases.map(\.rawValue))
    }

    static let number: Schema = .integer(0...Int64(Int32.max))
}

extension Schema {
    /// What an answer looks like in a file.
    init(_ kind: AnswerKind) {
        self =
            switch kind {
            case .flag: .flag
            case .number: .number
            case .text: .text
            case .word(let words): .word(words)
            case .url: .form(.url)
            case .rule: .form(.rule)
            case .clip, .app, .holder: .form(.identifier)
            case .list(let entry): .list(Schema(entry))
            }
    }
}
