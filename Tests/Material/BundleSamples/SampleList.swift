// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// A value of a property list, to be written in XML, in DER, or in a form that Xcode would not
/// write.
public indirect enum SampleValue: Sendable, Hashable, ExpressibleByStringLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case date(String)
    case array([SampleValue])
    case dictionary([String: SampleValue])

    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates a Boolean value.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Creates an integer.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Creates an array.
    public init(arrayLiteral elements: SampleValue...) { self = .array(elements) }
    /// Creates a dictionary; of two members with the same name, the last one counts.
    public init(dictionaryLiteral elements: (String, SampleValue)...) {
        self = .dictionary(Dictionary(elements) { _, last in last })
    }

    /// The bytes of a complete property list in XML, with its names in order.
    public var plist: [UInt8] { Array(PropertyList(content).xml.utf8) }

    private var content: PropertyList.Content {
        switch self {
        case .string(let text): .string(text)
        case .boolean(let flag): .boolean(flag)
        case .integer(let number): .integer(Int64(number))
        case .date(let text): .date(text)
        case .array(let elements): .array(elements.map { PropertyList($0.content) })
        case .dictionary(let members):
            .dictionary(
                members.sorted { $0.key < $1.key }
                    .map { PropertyList.Member($0.key, $0.value.content) }
            )
        }
    }

    /// The entitlements in DER, as in signatures.
    public var der: [UInt8] { DER.element(0x70, DER.element(0x02, [1]) + derValue) }

    private var derValue: [UInt8] {
        switch self {
        case .string(let text), .date(let text): DER.element(0x0C, Array(text.utf8))
        case .boolean(let flag): DER.element(0x01, [flag ? 0xFF : 0])
        case .integer(let number): DER.integer(number)
        case .array(let elements): DER.element(0x30, elements.flatMap(\.derValue))
        case .dictionary(let members):
            DER.element(
                0xB0,
                members.sorted { $0.key < $1.key }
                    .flatMap { key, value in
                        DER.element(0x30, DER.element(0x0C, Array(key.utf8)) + value.derValue)
                    }
            )
        }
    }
}
