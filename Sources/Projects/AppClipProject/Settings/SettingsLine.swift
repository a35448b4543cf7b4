// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// A line of a settings file.
enum SettingsLine: Sendable {
    case assignment(SettingAssignment)
    case include(path: String, isOptional: Bool, place: Place)
    case fault(Place)

    static func lines(of bytes: [UInt8], in file: GraphFile) -> [SettingsLine] {
        var result: [SettingsLine] = []
        var offset = 0
        for raw in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            defer { offset += raw.count + 1 }
            var text = String(decoding: raw, as: UTF8.self)
            if let comment = text.firstRange(ofSlashes: ()) { text = String(text[..<comment]) }
            text = text.trimmed
            if text.isEmpty { continue }
            let place = file.place(of: offset)
            if text.hasPrefix("#include") {
                let isOptional = text.hasPrefix("#include?")
                let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count == 3 else {
                    result.append(.fault(place))
                    continue
                }
                result.append(
                    .include(path: String(parts[1]), isOptional: isOptional, place: place)
                )
                continue
            }
            var depth = 0
            var split: String.Index?
            for index in text.utf8.indices {
                let byte = text.utf8[index]
                if byte == UInt8(ascii: "[") { depth += 1 }
                if byte == UInt8(ascii: "]") { depth -= 1 }
                if byte == UInt8(ascii: "="), depth <= 0 {
                    split = index
                    break
                }
            }
            guard let split else {
                result.append(.fault(place))
                continue
            }
            result.append(
                .assignment(
                    SettingAssignment(
                        key: String(text[..<split]).trimmed,
                        value: String(text[text.utf8.index(after: split)...]).trimmed,
                        place: place
                    )
                )
            )
        }
        return result
    }
}

extension String {
    fileprivate func firstRange(ofSlashes: Void) -> String.Index? {
        var last: String.Index?
        for index in utf8.indices {
            if utf8[index] == UInt8(ascii: "/") {
                if let last { return last }
                last = index
            } else {
                last = nil
            }
        }
        return nil
    }
}
