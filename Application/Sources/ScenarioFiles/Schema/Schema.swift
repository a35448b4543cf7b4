// SPDX-License-Identifier: Apache-2.0

import DeviceScenarios

/// The values that the reader accepts for a key.
///
/// The JSON Schema for editors is generated from it.
indirect enum Schema: Sendable {
    case text
    case flag
    case integer(ClosedRange<Int64>)
    case word([String])
    case form(ScenarioFileError.Form)
    case null
    /// Any value.
    case anything
    case list(Schema)
    /// A mapping with arbitrary keys.
    case map(Schema)
    /// A mapping with keys of the format.
    case object(Definition)
    case any([Schema])

    /// Returns the schema of a value or null.
    static func optional(_ schema: Schema) -> Schema { .any([schema, .null]) }

    /// Returns the schema of a value or a list of such values.
    static func oneOrMore(_ schema: Schema) -> Schema { .any([schema, .list(schema)]) }

    static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> Schema {
        .word(type.allCases.map(\.rawValue))
    }

    static let number: Schema = .integer(0...Int64(Int32.max))
}

extension Schema {
    /// Creates the schema of a property's values.
    init(_ type: PropertyType) {
        self =
            switch type {
            case .flag: .flag
            case .number: .number
            case .text: .text
            case .word(let words): .word(words)
            case .url: .form(.url)
            case .rule: .form(.rule)
            case .effect: .form(.effect)
            case .clip, .app, .appOrClip: .form(.identifier)
            case .list(let entry): .list(Schema(entry))
            }
    }
}
