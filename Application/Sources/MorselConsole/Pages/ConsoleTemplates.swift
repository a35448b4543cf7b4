// SPDX-License-Identifier: Apache-2.0

internal import HTMLTemplates
internal import Mustache
internal import WebFiles

/// The templates in `Web/console`.
enum ConsoleTemplates {
    private static let sources: [String: String] = {
        var sources: [String: String] = [:]
        // The table is static, and ends with an entry without a path.
        var entries = unsafe console_templates()
        while let next = unsafe entries, let path = unsafe next.pointee.path {
            let entry = unsafe next.pointee
            let bytes = unsafe UnsafeBufferPointer(start: entry.bytes, count: entry.count)
            unsafe sources[String(cString: path)] = String(decoding: bytes, as: UTF8.self)
            unsafe entries = next + 1
        }
        return sources
    }()

    /// The parts of pages that are also made again while a person types.
    private static let fragments = [
        "explanation", "code-experiences", "code-preview", "phone-answer",
    ]

    private static let templates: [String: MustacheTemplate] = {
        var templates: [String: MustacheTemplate] = [:]
        for (name, source) in sources {
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
        var text = names.map { sources[$0] ?? "" }.joined()
        for fragment in fragments {
            text = text.replacing("{{> \(fragment)}}", with: sources[fragment] ?? "")
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
