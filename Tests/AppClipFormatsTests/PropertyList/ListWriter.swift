// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// Writes property lists for tests that read them again.
enum ListWriter {
    static func write(_ list: PropertyList, as form: PropertyListForm) -> [UInt8] {
        switch form {
        case .xml: Array(("<?xml version=\"1.0\"?>\n<plist>" + xml(list) + "</plist>").utf8)
        case .json: Array(json(list).utf8)
        case .binary: BinaryListWriter.bytes(of: list)
        default: Array(("// !$*UTF8*$!\n" + openStep(list)).utf8)
        }
    }

    private static func xml(_ list: PropertyList) -> String {
        switch list.content {
        case .string(let text): "<string>\(escaped(text))</string>"
        case .boolean(let flag): "<\(flag)/>"
        case .integer(let number): "<integer>\(number)</integer>"
        case .real(let number): "<real>\(number)</real>"
        case .date(let text): "<date>\(text)</date>"
        case .data(let bytes): "<data>\(base64(bytes))</data>"
        case .array(let values): "<array>\n" + values.map(xml).joined() + "</array>"
        case .dictionary(let members):
            "<dict>"
                + members.map { "<key>\(escaped($0.name))</key>\n\t" + xml($0.value) }.joined()
                + "</dict>"
        }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped += "&lt;"
            case "&": escaped += "&amp;"
            case "\"": escaped += "&#34;"
            case "é": escaped += "&#xE9;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | Int($1) }
            bits <<= 8 * (3 - group.count)
            for index in 0..<4 {
                text.append(index > group.count ? "=" : digits[bits >> (18 - 6 * index) & 63])
            }
        }
        return text
    }

    private static func json(_ list: PropertyList) -> String {
        switch list.content {
        case .string(let text), .date(let text): quoted(text)
        case .boolean(let flag): "\(flag)"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .data: "[]"
        case .array(let values): "[" + values.map(json).joined(separator: " , ") + "]"
        case .dictionary(let members):
            "{" + members.map { quoted($0.name) + ":\n" + json($0.value) }.joined(separator: ",")
                + "}"
        }
    }

    private static func openStep(_ list: PropertyList) -> String {
        switch list.content {
        case .data(let bytes): "<" + Hexadecimal.text(of: bytes, separator: " ") + ">"
        case .array(let values): "(" + values.map { openStep($0) + " /* ; */, " }.joined() + ")"
        case .dictionary(let members):
            "{\n" + members.map { name($0.name) + " = " + openStep($0.value) + "; // }\n" }.joined()
                + "}"
        case .string(let text): name(text)
        default: ""
        }
    }

    private static func name(_ text: String) -> String {
        let isBare = !text.isEmpty && text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
        return isBare ? text : quoted(text)
    }

    /// Returns a string in quotation marks, with the escapes that OpenStep and JSON have in common.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
