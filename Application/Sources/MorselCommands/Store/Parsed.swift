// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import AppSiteAssociation
internal import MorselWording

/// Reads words of the command line into the types of the rules.
enum Parsed {
    /// An invocation URL.
    ///
    /// - Throws: ``CommandError``.
    static func url(_ text: String) throws -> InvocationURL {
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

    /// The URL of an experience.
    ///
    /// - Throws: ``CommandError``.
    static func registeredURL(_ text: String) throws -> RegisteredURL {
        let url = try url(text)
        do throws(RegisteredURL.RegistrationError) {
            return try RegisteredURL(url)
        } catch {
            throw CommandError("url", "url: \(error.sentence)")
        }
    }

    /// The identifier of an app or a clip.
    ///
    /// - Throws: ``CommandError``.
    static func identifier(_ text: String) throws -> AppIdentifier {
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

    /// A host.
    ///
    /// - Throws: ``CommandError``.
    static func host(_ text: String) throws -> HostName {
        do throws(HostName.ParsingError) {
            return try HostName(text)
        } catch {
            // The host of a URL that was given in its place.
            let host = (try? InvocationURL(text)).map { " Use its host alone: \($0.host)." }
            throw CommandError(
                "domain",
                "domain: '\(text)' is not a host name of letters, digits, hyphens and dots, such "
                    + "as fruta.example.\(host ?? "")"
            )
        }
    }

    /// One of the words of an enumeration.
    ///
    /// - Throws: ``CommandError``.
    static func word<Word: RawRepresentable<String> & CaseIterable>(
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

    /// The words of an enumeration, for sentences.
    static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
        type.allCases.map(\.rawValue).joined(separator: ", ")
    }

    /// A word of the App Store Connect API, in letters of either case and with hyphens.
    ///
    /// - Throws: ``CommandError``.
    static func apiWord<Word: RawRepresentable<String> & CaseIterable>(
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

    /// The action on a card's button.
    ///
    /// - Throws: ``CommandError``.
    static func verb(_ text: String) throws -> Verb {
        guard let verb = Verb(rawValue: text.uppercased()) else {
            throw CommandError("verb", "verb: the action must be open, view or play.")
        }
        return verb
    }

    /// A version of iOS that exists.
    ///
    /// - Throws: ``CommandError``.
    static func system(_ text: String) throws -> SystemVersion {
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

    /// A language that somebody reads.
    ///
    /// - Throws: ``CommandError``.
    static func readLanguage(_ text: String) throws -> Language {
        guard let language = Language(text) else {
            throw CommandError(
                "language",
                "language: '\(text)' is not a language tag, such as 'en' or 'zh-Hans'."
            )
        }
        return language
    }

    /// A language in which the store has texts.
    ///
    /// - Throws: ``CommandError``.
    static func language(_ text: String) throws -> Language {
        guard let language = Language(text), language.isOfStore else {
            throw CommandError(
                "language",
                "language: '\(text)' is not a language of the store; use "
                    + "\(Language.acceptedInPlace(of: text))."
            )
        }
        return language
    }

    /// An entry of the entitlement for associated domains (rule B-04).
    ///
    /// - Throws: ``CommandError``.
    static func domainEntry(_ text: String, _ option: String) throws -> AssociatedDomain {
        guard let entry = try? AssociatedDomain(text) else {
            throw CommandError(
                option,
                "\(option): '\(text)' is not an associated domain, such as appclips:fruta.example."
            )
        }
        return entry
    }
}
