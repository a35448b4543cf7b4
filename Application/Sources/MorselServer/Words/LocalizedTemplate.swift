// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import HTMLTemplates
import Mustache
import Synchronization

/// A template with the fixed words of a language in its text, compiled once for each language.
///
/// A template is compiled when it is first used. So a page in any language is rendered as fast as
/// one whose words are constant.
final class LocalizedTemplate: Sendable {
    private let text: @Sendable (HTMLWords) -> String
    private let templates = Mutex<[PageLanguage: MustacheTemplate]>([:])

    /// Creates a template whose text is made from the words of a language.
    init(_ text: @escaping @Sendable (HTMLWords) -> String) { self.text = text }

    /// Returns the template in a language.
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
    /// The language of the words.
    let language: PageLanguage

    /// Creates the words of a language.
    init(_ language: PageLanguage) { self.language = language }

    /// Returns a group of words, which are escaped when they are read.
    subscript<Group>(dynamicMember group: KeyPath<PageWords, Group>) -> Escaped<Group> {
        Escaped(group: language.words[keyPath: group])
    }

    /// A group of words that are escaped when they are read.
    @dynamicMemberLookup
    struct Escaped<Group> {
        fileprivate let group: Group

        /// Returns a text that is escaped for HTML, in elements and in attributes.
        subscript(dynamicMember word: KeyPath<Group, String>) -> String {
            group[keyPath: word].escaped(for: .anyAttribute)
        }
    }

    /// The attributes `lang` and `dir` of an element with these words.
    var attributes: String {
        "lang=\"\(language.tag)\" dir=\"\(language.isRightToLeft ? "rtl" : "ltr")\""
    }
}

extension String {
    /// Returns the words with a name in place of the per cent sign.
    func naming(_ name: String) -> String {
        guard let sign = firstIndex(of: "%") else { return self }
        return self[..<sign] + name + self[index(after: sign)...]
    }
}
