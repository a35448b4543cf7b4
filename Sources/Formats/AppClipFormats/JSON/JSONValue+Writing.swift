// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

extension JSONValue {
    /// The value as a JSON text in UTF-8, without spaces.
    ///
    /// Quotation marks, backslashes and control characters are escaped; numbers keep their digits.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch content {
        case .null: bytes += "null".utf8
        case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let digits): bytes += digits.utf8
        case .string(let text): JSONString.append(text, to: &bytes)
        case .array(let elements):
            bytes.append(.leftBracket)
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(.comma) }
                element.write(to: &bytes)
            }
            bytes.append(.rightBracket)
        case .object(let members):
            bytes.append(0x7B)
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(.comma) }
                JSONString.append(member.name, to: &bytes)
                bytes.append(.colon)
                member.value.write(to: &bytes)
            }
            bytes.append(0x7D)
        }
    }
}

extension JSONValue: Encodable {
    /// Encodes the value, for texts with sorted names or line breaks.
    ///
    /// The last value of each name is encoded, and a number as an `Int64` or a `Double`.
    public func encode(to encoder: any Encoder) throws {
        switch content {
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .object(let members):
            var container = encoder.container(keyedBy: Name.self)
            for member in members {
                try container.encode(member.value, forKey: Name(stringValue: member.name))
            }
        case .null, .boolean, .number, .string:
            var container = encoder.singleValueContainer()
            try encodeScalar(to: &container)
        }
    }

    private func encodeScalar(to container: inout any SingleValueEncodingContainer) throws {
        switch content {
        case .boolean(let flag): try container.encode(flag)
        case .number(let digits):
            if let number = Int64(digits) {
                try container.encode(number)
            } else {
                try container.encode(Double(digits) ?? 0)
            }
        case .string(let text): try container.encode(text)
        default: try container.encodeNil()
        }
    }

    /// The name of a member.
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
