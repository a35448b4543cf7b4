// SPDX-License-Identifier: Apache-2.0

internal import HTMLTemplates
internal import Mustache
internal import Synchronization

/// A template with the fixed words of a language in its text, one for each language.
///
/// Each is made when it is used first. So a page in any language is rendered as fast as one with its
/// words written in.
final class LocalizedTemplate: Sendable {
    private let text: @Sendable (HTMLWords) -> String
    private let templates = Mutex<[PageLanguage: MustacheTemplate]>([:])

    /// The template with a text that is made from words.
    init(_ text: @escaping @Sendable (HTMLWords) -> String) { self.text = text }

    /// The template in a language.
    subscript(language: PageLanguage) -> MustacheTemplate {
        templates.withLock { templates in
            if let template = templates[language] { return template }
            let template = PageTemplates.template(text(HTMLWords(language)))
            templates[language] = template
            return template
        }
    }
}

/// The fixed words of a language, escaped for HTML.
@dynamicMemberLookup
struct HTMLWords: Sendable {
    /// The language.
    let language: PageLanguage

    /// The words of a language.
    init(_ language: PageLanguage) { self.language = language }

    /// A group of words, each of which is escaped when it is taken out.
    subscript<Group>(dynamicMember group: KeyPath<PageWords, Group>) -> Escaped<Group> {
        Escaped(group: language.words[keyPath: group])
    }

    /// Words that are escaped when they are taken out.
    @dynamicMemberLookup
    struct Escaped<Group> {
        fileprivate let group: Group

        /// A text for HTML, in elements and in attributes.
        subscript(dynamicMember word: KeyPath<Group, String>) -> String {
            group[keyPath: word].escapedForHTML
        }
    }

    /// The attributes `lang` and `dir` of an element with these words.
    var attributes: String {
        "lang=\"\(language.tag)\" dir=\"\(language.isRightToLeft ? "rtl" : "ltr")\""
    }
}

extension String {
    /// The words with a name in place of the per cent sign.
    func naming(_ name: String) -> String {
        guard let sign = firstIndex(of: "%") else { return self }
        return self[..<sign] + name + self[index(after: sign)...]
    }
}
