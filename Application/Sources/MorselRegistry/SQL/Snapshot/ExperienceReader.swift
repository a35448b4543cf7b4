// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

/// Decodes experiences for a snapshot from the rows of pages.
///
/// Ten million rows have few clips, images, verbs, categories and languages: each is decoded once, and
/// the texts of a card are copied from the page to the snapshot without intermediate values.
final class ExperienceReader: Sendable {
    private let shared: SharedTexts
    private let emptyPage: SnapshotPage
    private let clips: [Int64: Result<SharedText, RegistryError>]
    private let stored: [String: Result<SharedText, RegistryError>]

    /// The values of columns that were decoded before, by their texts.
    private struct Remembered {
        var images = SharedColumn<Result<SharedText, RegistryError>>("image")
        var verbs = SharedColumn<SharedText>("verb")
        var defaultLanguages = SharedColumn<SharedText>("default_language")
        var categories = SharedColumn<SharedText>("category")
        var states = SharedColumn<PublicationState>("state")
        var languages = SharedColumn<SharedText>("language")
    }

    /// The query for a page of experiences: those after a number, with a limit.
    static let experiences = """
        SELECT id, clip, url, verb, image, default_language, is_powered_by, latitude, longitude,
            place, category, state
        FROM advanced_experiences WHERE id > ? ORDER BY id LIMIT ?
        """

    /// The indexes of the columns.
    private enum Column {
        static let (id, clip, url, verb, image, defaultLanguage) = (0, 1, 2, 3, 4, 5)
        static let (isPoweredBy, latitude, longitude, place, category, state) = (6, 7, 8, 9, 10, 11)
    }

    /// The query for the texts of a page, in the order of their experiences: those after a number, up
    /// to another one.
    static let texts = """
        SELECT experience, language, title, subtitle FROM advanced_localizations
        WHERE experience > ? AND experience <= ? ORDER BY experience
        """

    /// The queries for all clips and images.
    private static let clips = "SELECT id, identifier AS clip_identifier FROM clips"
    private static let images = """
        SELECT digest AS image, width, height, format, has_transparency FROM images
        """

    /// Creates a reader with the clips and images of the database.
    init(_ emptyPage: SnapshotPage, _ session: some SQLSession) throws {
        let shared = emptyPage.shared
        var clips: [Int64: Result<SharedText, RegistryError>] = [:]
        for row in try session.rows(Self.clips) {
            guard let number: Int64 = try? row.read("id") else { continue }
            clips[number] = reading { shared.number(of: try row.appIdentifier("clip_identifier")) }
        }
        var stored: [String: Result<SharedText, RegistryError>] = [:]
        for row in try session.rows(Self.images) {
            guard let digest: String = try? row.read("image") else { continue }
            stored[digest] = reading { shared.number(of: try row.header(digest: "image")) }
        }
        (self.shared, self.clips, self.stored) = (shared, clips, stored)
        self.emptyPage = emptyPage
    }
}

private func reading<Value>(_ body: () throws -> Value) -> Result<Value, RegistryError> {
    Result(catching: body).mapError { $0 as? RegistryError ?? .damaged("id") }
}

extension ExperienceReader {
    /// Decodes the experiences of a page; several threads can decode pages at the same time.
    ///
    /// An experience without its clip is left out.
    func page(_ page: SQLBatch, texts: SQLBatch) -> SnapshotPage {
        var found = emptyPage
        var remembered = Remembered()
        var next = 0
        for row in 0..<page.rowCount {
            guard let number = page.integer(row, Column.id),
                let id = try? AdvancedExperience.ID(stored: number),
                let clip = page.integer(row, Column.clip).flatMap({ clips[$0] })
            else { continue }
            func textNumber() -> Int64 { texts.integer(next, 0) ?? .min }
            while next < texts.rowCount, textNumber() < number { next += 1 }
            let first = next
            while next < texts.rowCount, textNumber() == number { next += 1 }
            do {
                let own = try (first..<next).map { try text($0, of: texts, &remembered) }
                let experience = try experience(
                    id,
                    clip: clip.get(),
                    texts: own,
                    row,
                    of: page,
                    &remembered
                )
                found.add(experience)
            } catch {
                let error = error as? RegistryError ?? .damaged("id")
                found.addDamaged(id, error, url: try? url(row, of: page))
            }
        }
        return found
    }

    private func experience(
        _ id: AdvancedExperience.ID,
        clip: SharedText,
        texts: [CardTextBytes],
        _ row: Int,
        of page: SQLBatch,
        _ remembered: inout Remembered
    ) throws -> PackedExperience {
        let url = try url(row, of: page)
        let verb = try remembered.verbs.value(row, Column.verb, of: page) {
            Verb(rawValue: $0).map { shared.number(of: $0) }
        }
        let image = try image(row, of: page, &remembered)
        let language = try remembered.defaultLanguages.value(
            row,
            Column.defaultLanguage,
            of: page
        ) {
            Language($0).map { shared.number(of: $0) }
        }
        guard let isPoweredBy = Bool(page.value(row, Column.isPoweredBy)) else {
            throw RegistryError.damaged("is_powered_by")
        }
        let place = try place(row, of: page)
        let details = try placeDetails(row, of: page)
        let category =
            page.isNull(row, Column.category)
            ? nil
            : try remembered.categories.value(row, Column.category, of: page) {
                BusinessCategory(rawValue: $0).map { shared.number(of: $0) }
            }
        let state = try remembered.states.value(row, Column.state, of: page) {
            PublicationState(rawValue: $0)
        }
        return PackedExperience(
            id: id,
            clip: clip,
            url: url,
            verb: verb,
            image: image,
            defaultLanguage: language,
            texts: texts,
            isPoweredBy: isPoweredBy,
            place: place,
            placeDetails: details,
            category: category,
            state: state
        )
    }

    private func url(_ row: Int, of page: SQLBatch) throws -> RegisteredURL {
        guard let text = page.text(row, Column.url),
            let url = try? RegisteredURL(InvocationURL(String(decoding: text, as: UTF8.self)))
        else { throw RegistryError.damaged("url") }
        return url
    }

    private func text(
        _ row: Int,
        of texts: SQLBatch,
        _ remembered: inout Remembered
    ) throws -> CardTextBytes {
        let language = try remembered.languages.value(row, 1, of: texts) {
            Language($0).map { shared.number(of: $0) }
        }
        let title = texts.text(row, 2)
        if title == nil, !texts.isNull(row, 2) { throw RegistryError.damaged("title") }
        guard let subtitle = texts.text(row, 3) else { throw RegistryError.damaged("subtitle") }
        return CardTextBytes(language: language, title: title, subtitle: subtitle)
    }

    private func image(
        _ row: Int,
        of page: SQLBatch,
        _ remembered: inout Remembered
    ) throws -> SharedText? {
        guard !page.isNull(row, Column.image) else { return nil }
        return try remembered.images.value(row, Column.image, of: page) { digest in
            if let known = stored[digest] { return known }
            // The width is the first column of an image after its digest.
            return Digest(digest).map { _ in .failure(.damaged("width")) }
        }.get()
    }

    private func place(_ row: Int, of page: SQLBatch) throws -> Place? {
        guard let latitude = try coordinate(row, Column.latitude, "latitude", of: page),
            let longitude = try coordinate(row, Column.longitude, "longitude", of: page)
        else { return nil }
        guard let place = Place(latitude: latitude, longitude: longitude) else {
            throw RegistryError.damaged("latitude")
        }
        return place
    }

    private func coordinate(
        _ row: Int,
        _ column: Int,
        _ name: String,
        of page: SQLBatch
    ) throws -> Double? {
        if page.isNull(row, column) { return nil }
        guard let number = Double(page.value(row, column)) else {
            throw RegistryError.damaged(name)
        }
        return number
    }

    private func placeDetails(_ row: Int, of page: SQLBatch) throws -> PlaceDetails? {
        guard !page.isNull(row, Column.place) else { return nil }
        guard let text = page.text(row, Column.place) else { throw RegistryError.damaged("place") }
        return try JSON.value(
            PlaceDetails.self,
            of: String(decoding: text, as: UTF8.self),
            column: "place"
        )
    }
}
