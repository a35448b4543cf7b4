// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry

extension ListedExperience {
    /// Creates the experience in a row, or `nil` if anything in it is wrong.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - errors: The list to which the errors of the row are added.
    init?(_ row: ListRow, _ errors: inout [ExperienceListError]) {
        var reader = RowReader(row)
        let url = reader.url()
        let clip = reader.required("clip") {
            try? AppIdentifier($0)
        } wrong: {
            .identifier($0)
        }
        let language = reader.value("language", Language.init) { .language($0) } ?? .english
        let verb = reader.word("verb", Verb.self) ?? .open
        let state = reader.state() ?? .published
        let category = reader.word("category", BusinessCategory.self)
        let isPoweredBy = reader.flag("powered-by") ?? false
        let texts = reader.texts(in: language)
        let place = reader.place()
        let details = reader.placeDetails()
        let image = reader.text("image").map { text in
            text.hasPrefix(Image.storedPrefix)
                ? Digest(String(text.dropFirst(Image.storedPrefix.count))).map { .stored($0) }
                    ?? Image.file(text) : .file(text)
        }
        errors += reader.errors
        guard reader.errors.isEmpty, let url, let clip else { return nil }
        self.place = row.place
        self.image = image
        content = NewExperience(
            clip: clip,
            url: url,
            card: CardMetadata(verb: verb, image: nil, defaultLanguage: language, texts: texts),
            isPoweredBy: isPoweredBy,
            place: place,
            placeDetails: details.isEmpty ? nil : details,
            category: category,
            state: state
        )
    }
}

/// Reads the values of a row, and records each error.
private struct RowReader {
    let row: ListRow
    private(set) var errors: [ExperienceListError] = []

    init(_ row: ListRow) { self.row = row }

    func text(_ name: String) -> String? { row.cells[name]?.texts.first }

    func list(_ name: String) -> [String] { row.cells[name]?.texts ?? [] }

    private mutating func note(_ code: ExperienceListError.Code, _ name: String) {
        let place =
            row.cells[name]?.place
            ?? ListPlace(line: row.place.line, column: row.place.column, name: name)
        errors.append(ExperienceListError(place: place, code: code))
    }

    mutating func value<Value>(
        _ name: String,
        _ read: (String) -> Value?,
        wrong code: (String) -> ExperienceListError.Code
    ) -> Value? {
        guard let text = text(name) else { return nil }
        if let value = read(text) { return value }
        note(code(text), name)
        return nil
    }

    mutating func required<Value>(
        _ name: String,
        _ read: (String) -> Value?,
        wrong code: (String) -> ExperienceListError.Code
    ) -> Value? {
        if text(name) == nil { note(.missing(name), name) }
        return value(name, read, wrong: code)
    }

    mutating func url() -> RegisteredURL? {
        guard let text = text("url") else {
            note(.missing("url"), "url")
            return nil
        }
        let url: InvocationURL
        do throws(InvocationURL.ParsingError) {
            url = try InvocationURL(text)
        } catch {
            note(.url(error), "url")
            return nil
        }
        do throws(RegisteredURL.RegistrationError) {
            return try RegisteredURL(url)
        } catch {
            note(.registration(error), "url")
            return nil
        }
    }

    /// Reads a word of the API, in uppercase or lowercase letters and with hyphens: `food-and-drink`.
    mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        _ name: String,
        _ type: Word.Type
    ) -> Word? {
        value(name) { text in
            type.allCases.first { $0.listed == text.lowercased().replacing("_", with: "-") }
        } wrong: {
            .word($0, known: type.allCases.map(\.listed))
        }
    }

    mutating func state() -> PublicationState? { word("state", PublicationState.self) }

    mutating func flag(_ name: String) -> Bool? {
        value(name) {
            ["true": true, "yes": true, "false": false, "no": false][$0.lowercased()]
        } wrong: {
            .word($0, known: ["true", "false"])
        }
    }

    private mutating func number(_ name: String, through limit: Int) -> Double? {
        value(name) { text in
            Double(text).flatMap { $0.magnitude <= Double(limit) ? $0 : nil }
        } wrong: {
            .number($0, from: -limit, through: limit)
        }
    }

    mutating func texts(in standard: Language) -> [Language: CardText] {
        var parts: [Language: (title: String?, subtitle: String?)] = [:]
        for (name, cell) in row.cells {
            let (base, inner) = ListColumn.split(name) ?? (name, standard.tag)
            guard base == "title" || base == "subtitle", let language = Language(inner) else {
                continue
            }
            // `title` is the title in the language of the row.
            let isRepeated = name == base && row.cells["\(base)[\(standard)]"] != nil
            if isRepeated { note(.repeatedColumn("\(base)[\(standard)]"), name) }
            let text = cell.texts.first
            if base == "title" {
                parts[language, default: (nil, nil)].title = text
            } else {
                parts[language, default: (nil, nil)].subtitle = text
            }
        }
        return parts.mapValues { CardText(title: $0.title, subtitle: $0.subtitle ?? "") }
    }

    mutating func place() -> Place? {
        let latitude = number("place[latitude]", through: 90)
        let longitude = number("place[longitude]", through: 180)
        let (north, east) = (row.cells["place[latitude]"], row.cells["place[longitude]"])
        if north == nil, east != nil { note(.missing("place[latitude]"), "place[latitude]") }
        if east == nil, north != nil { note(.missing("place[longitude]"), "place[longitude]") }
        guard let latitude, let longitude else { return nil }
        return Place(latitude: latitude, longitude: longitude)
    }

    mutating func placeDetails() -> PlaceDetails {
        let address = PlaceDetails.Address(
            full: text("place[address]"),
            street: list("place[street]"),
            floor: text("place[floor]"),
            neighborhood: text("place[neighborhood]"),
            locality: text("place[locality]"),
            stateProvince: text("place[state]"),
            postalCode: text("place[postal-code]"),
            countryCode: text("place[country]")
        )
        let kind = word("place[phone-kind]", PlaceDetails.PhoneNumber.Kind.self)
        if text("place[phone]") == nil, kind != nil || text("place[phone-intent]") != nil {
            note(.missing("place[phone]"), "place[phone]")
        }
        return PlaceDetails(
            placeID: text("place[id]"),
            names: list("place[name]"),
            address: address == PlaceDetails.Address() ? nil : address,
            pointSource: word("place[source]", PlaceDetails.PointSource.self),
            mapAction: word("place[action]", PlaceDetails.MapAction.self),
            relationship: word("place[relationship]", PlaceDetails.Relationship.self),
            phoneNumber: text("place[phone]").map {
                PlaceDetails.PhoneNumber(
                    number: $0,
                    kind: kind,
                    intent: text("place[phone-intent]")
                )
            },
            homePage: text("place[home-page]"),
            categories: list("place[category]")
        )
    }
}

extension RawRepresentable<String> {
    /// The word as lists have it: in lowercase, with hyphens.
    var listed: String { rawValue.lowercased().replacing("_", with: "-") }
}
