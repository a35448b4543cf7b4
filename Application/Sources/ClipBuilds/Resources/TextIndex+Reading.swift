// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

extension TextIndex {
    /// Adds the texts of a file.
    ///
    /// - Parameters:
    ///   - table: The table that was read.
    ///   - name: The name of the table: that of the file without its extension.
    ///   - language: The language of the folder around it; `nil` for a file with all languages, or with
    ///     none.
    mutating func add(_ table: StringTable, named name: String, language: String?) {
        for entry in table.entries {
            for value in entry.values {
                let own = value.language ?? language ?? ""
                var text = tables[name]?[own]?[entry.key] ?? Text()
                if value.conditions.isEmpty {
                    text.text = value.text
                } else {
                    text.cases = (text.cases ?? []) + [Text.Case(value)]
                }
                for variable in entry.variables where variable.language ?? own == own {
                    guard let specifier = variable.specifier else { continue }
                    text.specifiers = (text.specifiers ?? [:])
                        .merging([variable.name: specifier]) { $1 }
                }
                tables[name, default: [:]][own, default: [:]][entry.key] = text
            }
        }
    }

    /// Returns the texts of a table in a language without variations, in the format of a `.strings` file,
    /// as Foundation reads it.
    func plainFile(of table: String, in language: String) -> String {
        let texts = tables[table]?[language] ?? [:]
        return texts.sorted { $0.key < $1.key }.compactMap { key, text in
            (text.text ?? text.cases?.last { $0.plural == "other" && $0.variable == nil }?.text)
                .map { "\(OpenStepText.quoted(key)) = \(OpenStepText.quoted($0));\n" }
        }.joined()
    }
}

extension TextIndex.Text.Case {
    fileprivate init(_ value: StringTable.Value) {
        self.init(text: value.text)
        for condition in value.conditions {
            switch condition {
            case .plural(let category): plural = category
            case .device(let name): device = name
            case .width(let letters): width = letters
            case .variable(let name): variable = name
            }
        }
    }
}
