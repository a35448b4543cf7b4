// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry
import MorselWording

/// The fields of an experience in a form: texts as they were typed, valid or not.
struct ExperienceDraft: Sendable {
    /// The texts in one language.
    struct Words: Sendable {
        let tag: String
        var title: String
        var subtitle: String
    }

    /// A fault of a field, or advice about it.
    struct Problem: Sendable {
        /// The id of the field on the page.
        let field: String
        let sentence: String
        let isAdvice: Bool
    }

    var clip: String
    var url: String
    var words: [Words]
    var defaultLanguage: String
    var verb: Verb
    var category: BusinessCategory?
    var isPoweredBy: Bool
    var latitude: String
    var longitude: String
    /// The digest of the image; empty if there is none.
    var image: String
    /// The id of the upload that the image came with; empty if there is none.
    var upload: String
    /// The version of the experience from which the form was made; 0 for a new one.
    var version: Int

    /// The maximum number of languages of a form.
    private static let mostLanguages = 64

    /// Creates an empty form.
    init(clip: String, url: String = "") {
        self.clip = clip
        self.url = url
        words = [Words(tag: "en", title: "", subtitle: "")]
        defaultLanguage = "en"
        verb = .open
        isPoweredBy = false
        latitude = ""
        longitude = ""
        image = ""
        upload = ""
        version = 0
    }

    /// Creates the form of a stored experience; the default language is the first one.
    init(_ stored: StoredExperience) {
        let experience = stored.experience
        clip = experience.clip.text
        url = experience.url.url.text
        let card = experience.card
        words = card.texts.sorted { one, other in
            (one.key != card.defaultLanguage ? 1 : 0, one.key)
                < (other.key != card.defaultLanguage ? 1 : 0, other.key)
        }.map { Words(tag: $0.tag, title: $1.title ?? "", subtitle: $1.subtitle) }
        defaultLanguage = card.defaultLanguage.tag
        verb = card.verb
        category = experience.category
        isPoweredBy = experience.isPoweredBy
        latitude = experience.place.map { "\($0.latitude)" } ?? ""
        longitude = experience.place.map { "\($0.longitude)" } ?? ""
        image = card.image?.reference ?? ""
        upload = stored.upload ?? ""
        version = stored.version
    }

    /// Creates a draft from the fields of a form that was sent.
    init(_ form: FormFields) {
        clip = form.text("clip")
        url = form.text("url")
        var seen: Set<String> = []
        words = form.all("language").prefix(Self.mostLanguages).compactMap { tag in
            guard let language = Language(tag), seen.insert(language.tag).inserted else {
                return nil
            }
            return Words(
                tag: language.tag,
                title: form.text("title-\(tag)"),
                subtitle: form.text("subtitle-\(tag)")
            )
        }
        defaultLanguage = form.text("default")
        verb = Verb(rawValue: form.text("verb")) ?? .open
        category = BusinessCategory(rawValue: form.text("category"))
        isPoweredBy = form.has("powered")
        latitude = form.text("latitude")
        longitude = form.text("longitude")
        image = form.text("image")
        upload = form.text("upload")
        version = Int(form.text("version")) ?? 0
    }

    // MARK: Languages

    /// Performs the action of a button beside the languages: adds or removes one, or makes it the default.
    ///
    /// - Returns: Whether the action was one of these.
    mutating func edit(_ action: String, adding tag: String) -> Bool {
        if action == "add-language" {
            if let language = Language(tag), language.isOfStore,
                !words.contains(where: { $0.tag == language.tag }),
                words.count < Self.mostLanguages
            {
                words.append(Words(tag: language.tag, title: "", subtitle: ""))
            }
        } else if action.hasPrefix("remove-") {
            words.removeAll { $0.tag == action.dropFirst(7) && $0.tag != defaultLanguage }
        } else if action.hasPrefix("default-") {
            let tag = String(action.dropFirst(8))
            guard let place = words.firstIndex(where: { $0.tag == tag }) else { return true }
            words.insert(words.remove(at: place), at: 0)
            defaultLanguage = tag
        } else {
            return false
        }
        return true
    }
}

// MARK: - Reading

extension ExperienceDraft {
    /// Returns the experience that the form describes, and the faults that keep it from being one.
    ///
    /// - Parameters:
    ///   - state: The state of the new experience.
    ///   - store: The store with its image.
    /// - Returns: The experience, or `nil` and the problems.
    /// - Throws: An error of the registry.
    func experience(
        in state: PublicationState,
        from store: ReadTransaction
    ) throws -> (experience: NewExperience?, problems: [Problem]) {
        var problems: [Problem] = []
        func problem(_ field: String, _ sentence: String) {
            problems.append(Problem(field: field, sentence: sentence, isAdvice: false))
        }
        let identifier = try? AppIdentifier(clip)
        if identifier == nil { problem("clip", "Choose a clip.") }
        var registered: RegisteredURL?
        do throws(InvocationURL.ParsingError) {
            let invocation = try InvocationURL(url)
            do throws(RegisteredURL.RegistrationError) {
                registered = try RegisteredURL(invocation)
            } catch {
                problem("url", error.sentence)
            }
        } catch {
            problem("url", url.isEmpty ? "The invocation URL is missing." : error.sentence)
        }
        let header = try Digest(image).flatMap { try store.image($0) }
        if header == nil, !image.isEmpty {
            problem("file", "The image is not in the database. Choose it again.")
        }
        let place = place
        if place == nil, !(latitude + longitude).isEmpty {
            problem(
                "latitude",
                "A place needs a latitude from -90 to 90 and a longitude from -180 to 180, such as "
                    + "37.33 and -122.01."
            )
        }
        problems += languageProblems
        guard let identifier, let registered, problems.isEmpty else { return (nil, problems) }
        var texts: [Language: CardText] = [:]
        // A published card has texts in all of its languages: none is silently left out.
        for words in words where state == .published || !(words.title + words.subtitle).isEmpty {
            guard let language = Language(words.tag) else { continue }
            texts[language] = CardText(title: words.title, subtitle: words.subtitle)
        }
        let card = CardMetadata(
            verb: verb,
            image: header,
            defaultLanguage: Language(defaultLanguage) ?? .english,
            texts: texts
        )
        let experience = NewExperience(
            clip: identifier,
            url: registered,
            card: card,
            isPoweredBy: isPoweredBy,
            place: place,
            category: category,
            state: state
        )
        return (experience, [])
    }

    /// The problems of the languages in which the store has no texts, also in drafts.
    var languageProblems: [Problem] {
        words.compactMap { words in
            guard let language = Language(words.tag), !language.isOfStore else { return nil }
            return Problem(
                field: "subtitle-\(words.tag)",
                sentence: language.notInStore,
                isAdvice: false
            )
        }
    }

    private var place: Place? {
        // Maps writes both coordinates in one text, with a comma between them.
        let parts = (latitude + "," + longitude).split(separator: ",")
            .map { $0.filter { $0 != " " } }
        guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1])
        else { return nil }
        return Place(latitude: latitude, longitude: longitude)
    }
}

extension ExperienceDraft.Problem {
    /// Creates the problem that a finding of the store describes.
    init(_ finding: ExperienceFinding, defaultLanguage: String) {
        let field =
            switch finding.field {
            case .image, .localizedImage: "file"
            case .texts: "subtitle-\(defaultLanguage)"
            case .title(let language): "title-\(language.tag)"
            case .subtitle(let language): "subtitle-\(language.tag)"
            case .verb: "verb"
            case .url: "url"
            case .place: "latitude"
            }
        self.init(
            field: field,
            sentence: finding.sentence,
            isAdvice: finding.severity == .advice
        )
    }
}
