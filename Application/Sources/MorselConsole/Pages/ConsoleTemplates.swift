// SPDX-License-Identifier: Apache-2.0

import HTMLTemplates
import Mustache
import WebFiles

/// The templates in `Web/console`.
enum ConsoleTemplates {
    /// The parts of pages that are also made again while a person types.
    private static let fragments = [
        "explanation", "code-experiences", "code-preview", "phone-answer",
    ]

    private static let templates: [String: MustacheTemplate] = {
        var templates: [String: MustacheTemplate] = [:]
        for (name, source) in WebFiles.templates {
            if ["sign-in", "first", "message"].contains(name) {
                templates[name] = template(["entry-head", name, "entry-tail"])
            } else if fragments.contains(name) {
                templates[name] = .escaped(source)
            } else if !name.hasSuffix("head"), !name.hasSuffix("tail") {
                templates[name] = template(["head", name, "tail"])
            }
        }
        return templates
    }()

    private static func template(_ names: [String]) -> MustacheTemplate {
        var text = names.map { WebFiles.templates[$0] ?? "" }.joined()
        for fragment in fragments {
            text = text.replacing("{{> \(fragment)}}", with: WebFiles.templates[fragment] ?? "")
        }
        return .escaped(text)
    }

    /// The names of all pages and fragments.
    static var names: [String] { Array(templates.keys) }

    /// Fills a template.
    ///
    /// - Parameters:
    ///   - name: The name of its file, without the ending.
    ///   - values: Its values, as stored properties.
    /// - Returns: The page or the fragment.
    static func render(_ name: String, _ values: Any) -> String {
        guard let template = templates[name] else {
            preconditionFailure("a template is missing")
        }
        return template.render(values)
    }
}
