// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
package import Mustache

extension MustacheTemplate {
    /// Returns a template of this program, in which `{{x}}` is escaped for HTML by ``EscapedTexts``.
    ///
    /// The library's own escaping leaves markup characters unescaped that have a combining mark after
    /// them.
    ///
    /// - Parameter text: The template; invalid Mustache is a programming error.
    /// - Returns: The template.
    package static func escaped(_ text: String) -> MustacheTemplate {
        guard
            let template = try? MustacheTemplate(
                string: "{{% CONTENT_TYPE:\(EscapedType.name)}}" + text
            )
        else {
            preconditionFailure("a template is not valid Mustache")
        }
        return template
    }
}

private struct EscapedType: MustacheContentType {
    /// The name of the type in templates.
    static let name: String = {
        let name = "ESCAPED"
        MustacheContentTypes.register(Self(), named: name)
        return name
    }()

    func escapeText(_ text: String) -> String { text.escaped(for: .anyAttribute) }
}
