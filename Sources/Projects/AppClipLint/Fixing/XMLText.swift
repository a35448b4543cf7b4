// SPDX-License-Identifier: Apache-2.0

/// Values as XML property lists have them, each level one unit further in; Xcode takes a tab.
enum XMLText {
    /// An element with a text in it.
    static func element(_ name: String, _ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return "<\(name)>\(escaped)</\(name)>"
    }

    /// A value; its lines but the first are indented.
    static func value(_ value: LintFix.Value, indentation: String, unit: String) -> String {
        switch value {
        case .string(let text): return element("string", text)
        case .boolean(let isTrue): return isTrue ? "<true/>" : "<false/>"
        case .strings(let texts):
            let lines = texts.map { indentation + unit + element("string", $0) + "\n" }
            return "<array>\n" + lines.joined() + indentation + "</array>"
        case .booleans(let members):
            guard !members.isEmpty else { return "<dict/>" }
            let lines = members.sorted { $0.key < $1.key }.map { name, isTrue in
                let own = indentation + unit
                return own + element("key", name) + "\n" + own + (isTrue ? "<true/>" : "<false/>")
                    + "\n"
            }
            return "<dict>\n" + lines.joined() + indentation + "</dict>"
        }
    }
}
