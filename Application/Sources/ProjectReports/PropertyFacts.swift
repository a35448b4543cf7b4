// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import MorselWording

/// An Info.plist or entitlements file, as `morsel project` prints it.
struct PropertyFacts: Encodable, Sendable {
    let path: String?
    let state: String
    let message: String?
    let values: [String: PropertyFact]
    let generated: [String]

    init(_ file: PropertyFile) {
        path = file.path
        (state, message) =
            switch file.state {
            case .unset: ("unset", nil)
            case .unresolved: ("unresolved", nil)
            case .missing: ("missing", nil)
            case .outside: ("outside", nil)
            case .other: ("other", nil)
            case .unreadable(let error): ("unreadable", error.sentence)
            case .read: ("read", nil)
            }
        values = PropertyFact.members(file.values)
        generated = file.values.filter { $0.origin == .generated }.map(\.name).sorted()
    }
}

/// A value of a property list as JSON; data is replaced by its size, in words.
enum PropertyFact: Encodable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int64)
    case real(Double)
    case array([PropertyFact])
    case dictionary([String: PropertyFact])

    init(_ value: PropertyValue) {
        self =
            switch value.content {
            case .string(let text), .date(let text): .string(text)
            case .boolean(let flag): .boolean(flag)
            case .integer(let number): .integer(number)
            // JSON cannot represent infinite numbers.
            case .real(let number): number.isFinite ? .real(number) : .string("\(number)")
            case .data(let bytes): .string("\(bytes.count) bytes")
            case .array(let values): .array(values.map(PropertyFact.init))
            case .dictionary(let entries): .dictionary(Self.members(entries))
            }
    }

    static func members(_ entries: [PropertyEntry]) -> [String: PropertyFact] {
        Dictionary(entries.map { ($0.name, PropertyFact($0.value)) }) { $1 }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .boolean(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .array(let values): try container.encode(values)
        case .dictionary(let values): try container.encode(values)
        }
    }
}
