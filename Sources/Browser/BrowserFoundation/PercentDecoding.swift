// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// Decodes a percent-encoded text to bytes; `nil` if a percent sign is not followed by two
/// hexadecimal digits.
func percentDecodedBytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let text = text.span
    var bytes: [UInt8] = []
    var index = 0
    while index < text.count {
        if text[index] != .percent {
            bytes.append(text[index])
            index += 1
        } else {
            guard let byte = text.percentEncodedByte(at: index, before: text.count) else {
                return nil
            }
            bytes.append(byte)
            index += 3
        }
    }
    return bytes
}

/// Decodes a percent-encoded text; `nil` also if the bytes are not UTF-8.
func percentDecoded(_ text: ArraySlice<UInt8>) -> String? {
    percentDecodedBytes(text).flatMap { String(validating: $0, as: UTF8.self) }
}

func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
