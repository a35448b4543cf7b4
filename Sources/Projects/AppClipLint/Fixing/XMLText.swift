// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// Values as XML property lists write them, with each level indented by one unit; Xcode uses a tab.
enum XMLText {
    /// Returns an element that contains a text.
    static func element(_ name: String, _ text: String) -> String {
        "<\(name)>\(text.escaped(for: .content))</\(name)>"
    }

    /// Returns a value, with all lines but the first indented.
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
