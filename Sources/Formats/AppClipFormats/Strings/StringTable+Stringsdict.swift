// SPDX-License-Identifier: Apache-2.0

extension StringTable {
    /// Reads a `.stringsdict` file: texts that depend on numbers, devices or widths.
    ///
    /// The values of variables have the condition ``Condition/variable(_:)`` and the plural category; the text around
    /// them, which names them, has neither.
    ///
    /// - Parameters:
    ///   - bytes: The file, a property list in any format.
    ///   - limits: The limits for size, depth and number of values.
    /// - Throws: ``PropertyListError`` with the first error.
    public init(
        stringsdict bytes: [UInt8],
        limits: ReadingLimits = .project
    ) throws(PropertyListError) {
        let list = try PropertyList(bytes, limits: limits)
        guard let members = list.members else {
            throw PropertyListError(code: .form, offset: list.offset)
        }
        self.init(
            sourceLanguage: nil,
            entries: members.map { member in
                var reader = StringsdictReader()
                reader.read(member.value, conditions: [])
                return Entry(
                    key: member.name,
                    note: nil,
                    isTranslated: true,
                    values: reader.values,
                    variables: reader.variables,
                    offset: member.offset
                )
            }
        )
    }
}

/// Collects the texts of one key.
private struct StringsdictReader {
    private(set) var values: [StringTable.Value] = []
    private(set) var variables: [StringTable.Variable] = []

    mutating func read(_ value: PropertyList, conditions: [StringTable.Condition]) {
        if let text = value.string {
            values.append(
                StringTable.Value(
                    language: nil,
                    conditions: conditions,
                    text: text,
                    state: nil,
                    offset: value.offset
                )
            )
            return
        }
        for member in value.members ?? [] {
            switch member.name {
            case "NSStringLocalizedFormatKey": read(member.value, conditions: conditions)
            case "NSStringVariableWidthRuleType":
                for width in member.value.members ?? [] {
                    guard let number = Int(width.name) else { continue }
                    read(width.value, conditions: conditions + [.width(number)])
                }
            case "NSStringDeviceSpecificRuleType":
                for device in member.value.members ?? [] {
                    read(device.value, conditions: conditions + [.device(device.name)])
                }
            default: readVariable(member, conditions: conditions)
            }
        }
    }

    private mutating func readVariable(
        _ member: PropertyList.Member,
        conditions: [StringTable.Condition]
    ) {
        guard member.value["NSStringFormatSpecTypeKey"] != nil else { return }
        variables.append(
            StringTable.Variable(
                name: member.name,
                language: nil,
                specifier: member.value["NSStringFormatValueTypeKey"]?.string,
                argument: nil,
                offset: member.offset
            )
        )
        for category in member.value.members ?? [] where !category.name.hasPrefix("NSString") {
            guard let text = category.value.string else { continue }
            values.append(
                StringTable.Value(
                    language: nil,
                    conditions: conditions + [.variable(member.name), .plural(category.name)],
                    text: text,
                    state: nil,
                    offset: category.value.offset
                )
            )
        }
    }
}
