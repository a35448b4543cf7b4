// SPDX-License-Identifier: Apache-2.0

import AppClipProject

extension PropertyValue {
    /// The number of entries of an array, in words.
    var countWords: String {
        guard let values = array else { return "a value that is not an array" }
        if values.contains(where: { $0.string == nil }) { return "an entry that is not a string" }
        return values.count == 1 ? "one entry" : "\(values.count) entries"
    }

    /// Whether a string begins with a variable as it is written.
    var startsWithVariable: Bool { raw?.utf8.first == 0x24 }

    /// The type of the value, in words.
    var typeWords: String {
        switch content {
        case .string(let text): "the string '\(text)'"
        case .boolean(let value): value ? "true" : "false"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .integer(let number): "the number \(number)"
        case .real: "a number"
        case .date: "a date"
        case .data: "data"
        }
    }
}
