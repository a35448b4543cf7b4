// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
package import AppClipExperiences
package import AppClipTypes
package import AppSiteAssociation
import MorselWording
import Terminal

/// The parsers of words on the command line.
package enum Parsed {
    /// Parses an invocation URL.
    ///
    /// - Throws: ``CommandError`` if the text is not one.
    package static func url(_ text: String) throws -> InvocationURL {
        do throws(InvocationURL.ParsingError) {
            return try InvocationURL(text)
        } catch {
            var report = ErrorReport(
                code: "url",
                message: "url: \(error.part.rawValue): \(error.sentence)"
            )
            report.part = error.part.rawValue
            report.offset = error.offset
            throw CommandError(report)
        }
    }

    /// Parses the URL of an experience.
    ///
    /// - Throws: ``CommandError`` if the text is not one.
    package static func registeredURL(_ text: String) throws -> RegisteredURL {
        let url = try url(text)
        do throws(RegisteredURL.RegistrationError) {
            return try RegisteredURL(url)
        } catch {
            throw CommandError("url", "url: \(error.sentence)")
        }
    }

    /// Parses the identifier of an app or a clip.
    ///
    /// - Throws: ``CommandError`` if the text is not one.
    package static func identifier(_ text: String) throws -> AppIdentifier {
        do throws(IdentifierError) {
            return try AppIdentifier(text)
        } catch {
            throw CommandError(
                "identifier",
                "identifier: '\(text)' is not an app identifier: \(error.words(about: text))."
                    + (AppIdentifier.lacksPrefix(text)
                        ? "" : " An identifier is, for example, ABCDE12345.com.example.Fruta.Clip.")
            )
        }
    }

    /// Parses a host name.
    ///
    /// - Throws: ``CommandError`` if the text is not one.
    package static func host(_ text: String) throws -> HostName {
        do throws(HostName.ParsingError) {
            return try HostName(text)
        } catch {
            throw CommandError("domain", "domain: \(error.sentence(about: text))")
        }
    }

    /// Parses one of the words of an enumeration.
    ///
    /// - Throws: ``CommandError`` if the text is not one of them.
    package static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String,
        _ type: Word.Type,
        _ option: String
    ) throws -> Word {
        guard let word = Word(rawValue: text) else {
            let meant = NearestWord.to(text, among: type.allCases.map(\.rawValue))
            let end = meant.map { "did you mean '\($0)'?" } ?? "use one of \(words(type))."
            throw CommandError(option, "\(option): '\(text)' is not a known value; \(end)")
        }
        return word
    }

    /// Returns the words of an enumeration, for sentences.
    package static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type)
        -> String
    {
        type.allCases.map(\.rawValue).joined(separator: ", ")
    }

    /// Parses a word of the App Store Connect API, in letters of either case and with hyphens.
    ///
    /// - Throws: ``CommandError`` if there is no such word.
    package static func apiWord<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String,
        _ type: Word.Type,
        _ option: String
    ) throws -> Word {
        let words = type.allCases.map { $0.rawValue.lowercased().replacing("_", with: "-") }
        let plain = text.lowercased().replacing("_", with: "-")
        if let index = words.firstIndex(of: plain),
            let word = Word(rawValue: words[index].uppercased().replacing("-", with: "_"))
        {
            return word
        }
        let end =
            NearestWord.to(plain, among: words).map { "did you mean '\($0)'?" }
            ?? "use one of \(words.joined(separator: ", "))."
        throw CommandError(option, "\(option): '\(text)' is not a known value; \(end)")
    }

    /// Parses the action of a card's button.
    ///
    /// - Throws: ``CommandError`` if there is no such action.
    package static func verb(_ text: String) throws -> Verb {
        guard let verb = Verb(rawValue: text.uppercased()) else {
            throw CommandError("verb", "verb: the action must be open, view or play.")
        }
        return verb
    }

    /// Parses a version of iOS that exists.
    ///
    /// - Throws: ``CommandError`` if there is no such version.
    package static func system(_ text: String) throws -> SystemVersion {
        guard let system = SystemVersion(text) else {
            throw CommandError(
                "system",
                "system: '\(text)' is not a version number, such as 16.4."
            )
        }
        guard system.isKnown else {
            throw CommandError("system", "system: iOS \(text) does not exist.")
        }
        return system
    }

    /// Parses a language that a person reads.
    ///
    /// - Throws: ``CommandError`` if the text is not a language tag.
    package static func readLanguage(_ text: String) throws -> Language {
        guard let language = Language(text) else {
            throw CommandError(
                "language",
                "language: '\(text)' is not a language tag, such as 'en' or 'zh-Hans'."
            )
        }
        return language
    }

    /// Parses a language in which the store has texts.
    ///
    /// - Throws: ``CommandError`` if the store does not have it.
    package static func language(_ text: String) throws -> Language {
        guard let language = Language(text), language.isOfStore else {
            throw CommandError(
                "language",
                "language: '\(text)' is not a language of the store; use "
                    + "\(Language.acceptedInPlace(of: text))."
            )
        }
        return language
    }

    /// Parses an entry of the entitlement for associated domains (rule B-04).
    ///
    /// - Throws: ``CommandError`` if the entry is invalid.
    package static func domainEntry(_ text: String, _ option: String) throws -> AssociatedDomain {
        guard let entry = try? AssociatedDomain(text) else {
            throw CommandError(
                option,
                "\(option): '\(text)' is not an associated domain, such as appclips:fruta.example."
            )
        }
        return entry
    }
}
