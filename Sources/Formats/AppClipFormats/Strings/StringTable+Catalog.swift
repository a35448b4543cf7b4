// SPDX-License-Identifier: Apache-2.0

extension StringTable {
    /// Reads an `.xcstrings` file: a catalog of all languages.
    ///
    /// A key without texts is in the table, too: its text in the source language is the key itself.
    ///
    /// - Parameters:
    ///   - bytes: The file, in JSON.
    ///   - limits: The limits for size, depth and number of values.
    /// - Throws: ``PropertyListError`` with the first error.
    public init(
        xcstrings bytes: [UInt8],
        limits: ReadingLimits = .project
    ) throws(PropertyListError) {
        let root: JSONValue
        do throws(JSONError) {
            root = try JSONValue(bytes, limits: limits)
        } catch {
            throw PropertyListError(code: .json(error.code), offset: error.offset)
                .namingConflicts(in: bytes)
        }
        guard let strings = root["strings"]?.members else {
            throw PropertyListError(code: .form, offset: root.offset)
        }
        self.init(
            sourceLanguage: root["sourceLanguage"]?.string,
            entries: strings.map { member in
                var reader = CatalogReader()
                for language in member.value["localizations"]?.members ?? [] {
                    reader.read(language)
                }
                return Entry(
                    key: member.name,
                    note: member.value["comment"]?.string,
                    isTranslated: member.value["shouldTranslate"]?.boolean ?? true,
                    values: reader.values,
                    variables: reader.variables,
                    offset: member.offset
                )
            }
        )
    }
}

/// Collects the texts of one key.
private struct CatalogReader {
    private(set) var values: [StringTable.Value] = []
    private(set) var variables: [StringTable.Variable] = []
    private var language = ""

    mutating func read(_ localization: JSONValue.Member) {
        language = localization.name
        read(localization.value, conditions: [])
        for member in localization.value["substitutions"]?.members ?? [] {
            variables.append(
                StringTable.Variable(
                    name: member.name,
                    language: language,
                    specifier: member.value["formatSpecifier"]?.string,
                    argument: member.value["argNum"]?.integer,
                    offset: member.offset
                )
            )
            read(member.value, conditions: [.variable(member.name)])
        }
    }

    /// Reads a string unit, or variations of it, which can have variations themselves.
    private mutating func read(_ value: JSONValue, conditions: [StringTable.Condition]) {
        if let unit = value["stringUnit"], let text = unit["value"] { add(text, unit, conditions) }
        // A set of texts, any of which is understood: phrases for Siri.
        if let set = value["stringSet"] {
            for text in set["values"]?.array ?? [] { add(text, set, conditions) }
        }
        for kind in value["variations"]?.members ?? [] {
            for member in kind.value.members ?? [] {
                let condition: StringTable.Condition
                switch kind.name {
                case "plural": condition = .plural(member.name)
                case "device": condition = .device(member.name)
                case "width":
                    guard let width = Int(member.name) else { continue }
                    condition = .width(width)
                default: continue
                }
                read(member.value, conditions: conditions + [condition])
            }
        }
    }

    private mutating func add(
        _ text: JSONValue,
        _ unit: JSONValue,
        _ conditions: [StringTable.Condition]
    ) {
        guard let string = text.string else { return }
        values.append(
            StringTable.Value(
                language: language,
                conditions: conditions,
                text: string,
                state: unit["state"]?.string,
                offset: text.offset
            )
        )
    }
}
