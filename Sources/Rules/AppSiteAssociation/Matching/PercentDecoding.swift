// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Decoding of percent-encoded texts (rule 6 of matching).
enum PercentDecoding {
    /// Decodes a text.
    ///
    /// Text that is not an escape, and escapes that are not UTF-8, are not changed.
    ///
    /// - Complexity: O(length of `bytes`).
    static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(bytes)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            guard let first = bytes.span.percentEncodedByte(at: place, before: bytes.count) else {
                output.append(bytes[place])
                place += 1
                continue
            }
            // All bytes of a character have to be present.
            let length = characterLength(of: first)
            let units = (0..<length).compactMap {
                bytes.span.percentEncodedByte(at: place + 3 * $0, before: bytes.count)
            }
            if length > 0, units.count == length,
                String(validating: units, as: UTF8.self) != nil
            {
                output += units
                place += 3 * length
            } else {
                output += bytes[place..<(place + 3)]
                place += 3
            }
        }
        return output
    }

    /// Returns the number of bytes of a UTF-8 character that begins with a byte; 0 if no character
    /// does.
    private static func characterLength(of first: UInt8) -> Int {
        switch first {
        case 0..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
    }
}
