// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Writes a JSON text.
///
/// Names are ours and need no escapes.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Writes an object whose members `body` writes.
    mutating func object(_ body: (inout JSONText) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
        body(&self)
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    mutating func member(_ name: String, _ value: String) {
        writeName(name)
        JSONString.append(value, to: &bytes)
    }

    mutating func member(_ name: String, _ value: Int) {
        writeName(name)
        bytes += String(value).utf8
    }

    mutating func member(_ name: String, _ value: Bool) {
        writeName(name)
        bytes += (value ? "true" : "false").utf8
    }

    mutating func member(_ name: String, _ body: (inout JSONText) -> Void) {
        writeName(name)
        object(body)
    }

    /// Writes the member `error` with a code, and the members that `body` writes.
    mutating func error(_ code: String, _ body: (inout JSONText) -> Void = { _ in }) {
        member("error") { json in
            json.member("code", code)
            body(&json)
        }
    }

    private mutating func writeName(_ name: String) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        bytes.append(UInt8(ascii: "\""))
        bytes += name.utf8
        bytes += "\":".utf8
    }
}
