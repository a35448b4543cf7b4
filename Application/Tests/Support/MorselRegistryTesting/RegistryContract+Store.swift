// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import MorselRegistry

private let author = Author(kind: .person, id: "ada", name: "Ada")

/// Checks records, the log, and several changes at once; the registry has a clip with experiences.
func checkStore(_ registry: Registry) async throws {
    try await checkRecords(registry)
    try await checkDefaultExperiences(registry)
    try await checkRevisions(registry)
    try await checkWholeTransactions(registry)
    try await checkFilters(registry)
    try await checkStages(registry)
}

private func checkRecords(_ registry: Registry) async throws {
    let keys = ["b", "a", "c"].map { id in
        APIKey(id: id, name: id, issuer: "x", publicKey: "p", role: .viewer, created: time)
    }
    try await registry.write(by: author, at: time) { store in
        for key in keys { try store.put(key) }
    }
    let all = try await registry.read { try $0.records(APIKey.self, of: nil) }
    try expect(all == keys, "records are listed in the order in which they were made")
    let page = try await registry.read {
        try $0.records(APIKey.self, of: nil, after: "b", limit: 1)
    }
    try expect(page == [keys[1]], "a page begins behind the one before")
    let others = try await registry.read { try $0.records(Person.self, of: nil) }
    try expect(others.isEmpty, "records of another type are not among them")
    var changed = keys[0]
    changed.revoked = time
    try await registry.write(by: author, at: time) { [changed] store in
        try store.put(changed)
        try store.remove(APIKey.self, "a")
        try store.remove(APIKey.self, "never")
    }
    let rest = try await registry.read { try $0.records(APIKey.self, of: nil) }
    try expect(rest == [changed, keys[2]], "a record is replaced in its place, and removed")
    let log = try await registry.read { store in
        try store.log(of: LogEntry.Subject(kind: APIKey.kind, id: "a"), before: nil, limit: 10)
    }
    try expect(
        log.count == 2 && log[0].after == nil && log[1].before == nil
            && log[0].before == log[1].after && log[0].number > log[1].number,
        "the log has what was there before and after, the newest first"
    )
    try expect(
        log.allSatisfy { $0.author == author && $0.time == time },
        "the log names author and time"
    )
    let person = Person(
        id: "ada",
        name: "Ada",
        passwordHash: "secret",
        role: .admin,
        created: time
    )
    try await registry.write(by: author, at: time) { try $0.put(person) }
    let newest = try await registry.read { try $0.log(of: nil, before: nil, limit: 1) }
    try expect(
        newest.first?.after?.contains("secret") == false,
        "the log has no hashes of passwords"
    )
    let entry = try await registry.read { try $0.logEntry(newest[0].number) }
    try expect(entry == newest[0], "an entry is found by its number")
}

private func checkDefaultExperiences(_ registry: Registry) async throws {
    let clip = try Sample.bundle().clip
    let stored = try await registry.read {
        try $0.records(DefaultExperienceRecord.self, of: clip.text)
    }
    try expect(
        stored.map(\.version) == ["1.0", "1.1", "1.2"],
        "each version has a default experience (C-30)"
    )
    let revision = try await registry.revision()
    var changed = stored[2]
    let french = try Language("fr").orFail("a language")
    changed.localizations.append(.init(language: french, subtitle: "Sans attendre"))
    try await registry.write(by: author, at: time) { [changed] in try $0.put(changed) }
    let read = try await registry.defaultExperience(of: clip, version: "1.2")
    try expect(
        read?.card.texts[french]?.subtitle == "Sans attendre",
        "a localization is there at once (C-25)"
    )
    let changes = try await registry.changes(after: revision, limit: 10)
    try expect(
        changes.map(\.subject) == [.build] && changes.map(\.key) == [clip.text],
        "those who follow are told of the clip"
    )
    let before = try await registry.defaultExperience(of: clip, version: "1.1")
    try expect(before?.card.texts[french] == nil, "the other versions are as they were (C-30)")
}

private func checkRevisions(_ registry: Registry) async throws {
    let new = try Sample.experience("https://fruta.example/revised")
    let id = try await registry.insert(new)
    let texts = new.card.texts.mapValues { CardText(title: "Other", subtitle: $0.subtitle) }
    let card = CardMetadata(verb: .play, image: new.card.image, texts: texts)
    try await registry.write(by: author, at: time) { store in
        let stored = try store.experience(id).orFail("the experience")
        try store.update(
            AdvancedExperience(
                id: id,
                clip: new.clip,
                url: new.url,
                card: card,
                isPoweredBy: true,
                place: Place(latitude: 47.25, longitude: -8.5),
                placeDetails: PlaceDetails(names: ["Fruta \"Ü\""]),
                category: .foodAndDrink,
                state: stored.experience.state
            ),
            upload: "upload"
        )
    }
    let revised = try await registry.read { try $0.experience(id) }
    try expect(revised?.version == 2 && revised?.upload == "upload", "a version has a number")
    try expect(
        revised?.experience.card == card && revised?.experience.category == .foodAndDrink
            && revised?.experience.place == Place(latitude: 47.25, longitude: -8.5)
            && revised?.experience.placeDetails?.names == ["Fruta \"Ü\""],
        "a revised experience is what was written"
    )
    let subject = LogEntry.Subject(kind: LogEntry.Subject.experience, id: "\(id.rawValue)")
    let log = try await registry.read { try $0.log(of: subject, before: nil, limit: 10) }
    try expect(log.count == 2, "the log has each change of an experience")
    try await registry.write(by: author, at: time) { try $0.undo(log[0]) }
    let undone = try await registry.read { try $0.experience(id) }
    try expect(
        undone?.experience == new.withID(id) && undone?.version == 3,
        "an undone change leaves what was there before"
    )
    try await registry.write(by: author, at: time) { try $0.undo(log[1]) }
    let made = try await registry.experience(id)
    try expect(made?.state == .deactivated, "an experience is never deleted")

    var draft = try Sample.experience("https://fruta.example/draft")
    draft.state = .draft
    let draftID = try await registry.insert(draft)
    try await registry.write(by: author, at: time) { try $0.removeDraft(draftID) }
    try expect(try await registry.experience(draftID) == nil, "a draft can be removed")
    let removal = try await registry.read { try $0.log(of: nil, before: nil, limit: 1) }
    try await registry.write(by: author, at: time) { try $0.undo(removal[0]) }
    let restored = try await registry.experience(draftID)
    try expect(restored == draft.withID(draftID), "and comes back under its number")
    try await expect(.unknownExperience(id), from: registry) { registry in
        try await registry.write(by: author, at: time) { try $0.removeDraft(id) }
    }
}

private func checkWholeTransactions(_ registry: Registry) async throws {
    struct InterruptionError: Error {}
    let revision = try await registry.revision()
    let new = try Sample.experience("https://fruta.example/half")
    do {
        try await registry.write(by: author, at: time) { store in
            _ = try store.insert(new, upload: nil)
            try store.put(
                Person(id: "x", name: "", passwordHash: nil, role: .viewer, created: time)
            )
            throw InterruptionError()
        }
        throw ContractError(description: "an error of the body is thrown")
    } catch is InterruptionError {}
    try expect(try await registry.revision() == revision, "a change that throws changes nothing")
    let owner = try await registry.publishedExperience(with: new.url)
    let person = try await registry.read { try $0.record(Person.self, "x") }
    try expect(owner == nil && person == nil, "and leaves nothing behind")
}

private func checkFilters(_ registry: Registry) async throws {
    let all = try await registry.read {
        try $0.experiences(ExperienceFilter(), after: nil, limit: 1_000)
    }
    let filters: [(ExperienceFilter, (AdvancedExperience) -> Bool)] = [
        (ExperienceFilter(), { _ in true }),
        (ExperienceFilter(states: [.draft]), { $0.state == .draft }),
        (ExperienceFilter(states: [.draft, .deactivated]), { $0.state != .published }),
        (ExperienceFilter(verbs: [.play]), { $0.card.verb == .play }),
        (ExperienceFilter(hasPlace: true), { $0.place != nil }),
        (ExperienceFilter(hasPlace: false), { $0.place == nil }),
        (ExperienceFilter(text: "MENU"), { $0.url.url.text.lowercased().contains("menu") }),
        (ExperienceFilter(text: "%"), { $0.url.url.text.contains("%") }),
    ]
    for (filter, passes) in filters {
        let (found, count) = try await registry.read { store in
            (
                try store.experiences(filter, after: nil, limit: 1_000),
                try store.count(filter)
            )
        }
        let expected = all.filter { passes($0.experience) }
        try expect(found == expected && count == expected.count, "a filter lets its own pass")
    }
}

private func checkStages(_ registry: Registry) async throws {
    let clip = try Sample.bundle().clip
    let builds = try await registry.read { try $0.builds(of: clip) }
    try expect(
        builds.map(\.published.build.version) == ["1.0", "1.1", "1.2"],
        "builds are listed in the order of their publication"
    )
    func offered() async throws -> String? {
        try await registry.snapshot().clip(clip)?.build?.build.version
    }
    try expect(try await offered() == "1.2", "the newest released build is offered (C-52)")
    try await registry.write(by: author, at: time) {
        try $0.setStage(.withdrawn, ofBuild: builds[2].number)
    }
    try expect(try await offered() == "1.0", "a build in review does not hide a released one")
    try await registry.write(by: author, at: time) {
        try $0.setStage(.released, ofBuild: builds[1].number)
    }
    try expect(try await offered() == "1.1", "a release takes its place")
    try await registry.write(by: author, at: time) {
        try $0.setStage(.released, ofBuild: builds[2].number)
    }
    try expect(try await offered() == "1.2", "a withdrawn build can be released again")
    try await expect(.unknownBuild(0), from: registry) { registry in
        try await registry.write(by: author, at: time) { try $0.setStage(.released, ofBuild: 0) }
    }
}

extension Optional {
    func orFail(_ what: String) throws -> Wrapped {
        guard let self else { throw ContractError(description: what) }
        return self
    }
}
