// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The bytes that a percent-encoded text stands for; `nil` if two digits do not follow each percent
/// sign.
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

/// The text that a percent-encoded text stands for; `nil` also if it is not UTF-8.
func percentDecoded(_ text: ArraySlice<UInt8>) -> String? {
    percentDecodedBytes(text).flatMap { String(validating: $0, as: UTF8.self) }
}

func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
