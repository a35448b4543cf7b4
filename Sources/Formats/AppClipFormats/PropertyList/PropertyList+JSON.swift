// SPDX-License-Identifier: Apache-2.0

extension PropertyList {
    /// Converts a JSON value; `null` has no equivalent in a property list.
    init(json value: JSONValue) throws(PropertyListError) {
        let content: Content
        switch value.content {
        case .null: throw PropertyListError(code: .valueExpected, offset: value.offset)
        case .boolean(let flag): content = .boolean(flag)
        case .number(let digits):
            content = Int64(digits).map { .integer($0) } ?? .real(Double(digits) ?? 0)
        case .string(let text): content = .string(text)
        case .array(let elements):
            var values: [PropertyList] = []
            values.reserveCapacity(elements.count)
            for element in elements { values.append(try PropertyList(json: element)) }
            content = .array(values)
        case .object(let members):
            var values: [Member] = []
            values.reserveCapacity(members.count)
            for member in members {
                let value = try PropertyList(json: member.value)
                values.append(Member(name: member.name, offset: member.offset, value: value))
            }
            content = .dictionary(values)
        }
        self.init(content, offset: value.offset, end: value.end)
    }
}
