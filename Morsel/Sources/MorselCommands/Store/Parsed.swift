internal import AppClipExperiences
internal import AppClipTypes
internal import MorselWording

/// Reads words of the command line into the types of the rules.
enum Parsed {
    /// An invocation URL.
    ///
    /// - Throws: ``Refusal``.
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
            throw Refusal(report)
        }
    }

    /// The URL of an experience.
    ///
    /// - Throws: ``Refusal``.
    static func registeredURL(_ text: String) throws -> RegisteredURL {
        let url = try url(text)
        do throws(RegisteredURL.Fault) {
            return try RegisteredURL(url)
        } catch {
            throw Refusal("url", "url: \(error.sentence)")
        }
    }

    /// The identifier of an app or a clip.
    ///
    /// - Throws: ``Refusal``.
    static func identifier(_ text: String) throws -> AppIdentifier {
        do throws(IdentifierError) {
            return try AppIdentifier(text)
        } catch {
            throw Refusal(
                "identifier",
                "identifier: '\(text)' is none; the team's prefix, a dot and the bundle identifier are wanted, such as ABCDE12345.com.example.Fruta.Clip."
            )
        }
    }

    /// A host.
    ///
    /// - Throws: ``Refusal``.
    static func host(_ text: String) throws -> HostName {
        do throws(HostName.ParsingError) {
            return try HostName(text)
        } catch {
            throw Refusal(
                "domain",
                "domain: '\(text)' is none; a name of letters, digits, hyphens and dots is wanted, such as fruta.example."
            )
        }
    }

    /// One of the words of an enumeration.
    ///
    /// - Throws: ``Refusal``.
    static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String,
        _ type: Word.Type,
        _ option: String
    ) throws -> Word {
        guard let word = Word(rawValue: text) else {
            let meant = NearestWord.to(text, among: type.allCases.map(\.rawValue))
            let end = meant.map { "did you mean '\($0)'?" } ?? "\(words(type)) are."
            throw Refusal(option, "\(option): '\(text)' is not known; \(end)")
        }
        return word
    }

    /// The words of an enumeration, for sentences.
    static func words<Word: RawRepresentable<String> & CaseIterable>(_ type: Word.Type) -> String {
        type.allCases.map(\.rawValue).joined(separator: ", ")
    }

    /// A language.
    ///
    /// - Throws: ``Refusal``.
    static func language(_ text: String) throws -> Language {
        guard let language = Language(text) else {
            throw Refusal("language", "language: '\(text)' is no tag such as 'en' or 'zh-Hans'.")
        }
        return language
    }
}
