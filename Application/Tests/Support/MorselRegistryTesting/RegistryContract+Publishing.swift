// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import MorselRegistry

private let author = Author(kind: .person, id: "eve", name: "Eve")

/// Checks the refusals of the store, on every registry; it adds clips of its own.
func checkPublishing(_ registry: Registry) async throws {
    try await checkSubmissions(registry)
    try await checkNativeClips(registry)
    try await checkCompleteness(registry)
    try await checkTestInvocations(registry)
    try await checkAdministrators(registry)
}

/// Returns a build of a clip with a host of its own.
private func bundle(
    _ name: String,
    version: String = "1.0",
    system: SystemVersion = SystemVersion(16, 4),
    image: [UInt8] = Sample.png(),
    subtitle: String? = "Order a smoothie",
    entitlement: [String]? = nil,
    module: [UInt8]? = Sample.module
) throws -> ClipBundle {
    let host = "\(name.lowercased()).example"
    return ClipBundle(
        app: App(identifier: try AppIdentifier("ABCDE12345.com.example.\(name)"), name: name),
        clip: try AppIdentifier("ABCDE12345.com.example.\(name).Clip"),
        version: version,
        minimumSystem: system,
        entitlement: try (entitlement ?? ["appclips:\(host)"]).map { try AssociatedDomain($0) },
        module: module,
        assets: [:],
        image: subtitle == nil ? nil : try ImageFile(image),
        verb: .open,
        language: .english,
        subtitles: subtitle.map { [.english: $0] } ?? [:]
    )
}

// C4, C9: a refused build is not published, and leaves nothing in the registry.
private func checkSubmissions(_ registry: Registry) async throws {
    func submit(_ bundle: ClipBundle, isForced: Bool = false) async throws -> StoredBuild {
        try await registry.write(by: author, at: time) {
            try $0.submit(bundle, at: time, isForced: isForced).build
        }
    }
    func refusal(_ bundle: ClipBundle) async throws -> PublishingFindings? {
        let revision = try await registry.revision()
        do {
            _ = try await submit(bundle)
            return nil
        } catch let error as PublishingError {
            try expect(try await registry.revision() == revision, "a refusal changes nothing")
            return error.findings
        }
    }
    let name = "Submitted"
    let long = try await refusal(bundle(name, subtitle: String(repeating: "a", count: 57)))
    try expect(
        long?.experience.map(\.code) == [.tooLong(characters: 57, limit: 56)],
        "a default experience has the limits of advanced ones (C-05)"
    )
    let opacity = try await refusal(bundle(name, image: Sample.png(opacity: 254)))
    try expect(opacity?.experience.map(\.code) == [.imageTransparency], "an image is opaque (C-06)")
    let small = try await refusal(bundle(name, image: Sample.png(width: 1_200, height: 800)))
    try expect(
        small?.experience.map(\.code) == [.imageSize(width: 1_200, height: 800)],
        "an image has the size of cards (C-06)"
    )
    let odd = try await refusal(bundle(name, version: "abc"))
    try expect(odd?.build.map(\.code) == [.version("abc")], "a version has numbers (C-30)")
    let old = try await refusal(bundle(name, system: SystemVersion(13, 7)))
    try expect(
        old?.build.map(\.code) == [.systemTooOld(SystemVersion(13, 7))],
        "clips need iOS 14 (D-54)"
    )
    _ = try await submit(bundle(name, version: "1.1", image: Sample.png(opacity: 255)))
    let lower = try await refusal(bundle(name, version: "0.9"))
    try expect(
        lower?.build.map(\.code) == [.versionNotHigher("0.9", than: "1.1")],
        "versions go upward"
    )
    for version in ["1.1", "1.1.0", "1.10"] {
        let accepted = try await refusal(bundle(name, version: version))
        try expect(accepted == nil, "a version goes by its numbers: \(version)")
    }
    try expect(try await refusal(bundle(name, version: "1.9")) != nil, "1.9 comes before 1.10")
    let forced = try await submit(bundle(name, version: "0.9"), isForced: true)
    try expect(forced.published.build.stage == .released, "what is forced is released")
}

// C9, B4: a clip that runs only on iPhones, and the entries of its app in the association file.
private func checkNativeClips(_ registry: Registry) async throws {
    let native = try bundle(
        "Native",
        subtitle: nil,
        entitlement: [
            "appclips:native.example", "applinks:native.example", "webcredentials:native.example",
            "applinks:native-links.example",
        ],
        module: nil
    )
    let made = try await registry.write(by: author, at: time) {
        try $0.submit(native, at: time).build
    }
    try expect(made.published.module == nil, "a native clip has no module")
    try expect(made.published.build.stage == .approved, "without a card it is not released (C-01)")
    do {
        _ = try await registry.write(by: author, at: time) {
            try $0.move(build: made.number, to: .released)
        }
        throw ContractError(description: "a build without a default experience was released")
    } catch is RegistrationError {}
    let image = try await registry.add(ImageFile(Sample.png()))
    try await registry.write(by: author, at: time) { store in
        let records = try store.records(DefaultExperienceRecord.self, of: native.clip.text)
        var record = try records.first.orFail("the draft")
        record.verb = .view
        record.localizations = [.init(language: .english, subtitle: "Look")]
        if let digest = Digest(image.reference) { record.setImage(digest, in: .english) }
        try store.revise(record)
        try store.move(build: made.number, to: .released)
    }
    let next = try await registry.write(by: author, at: time) {
        try $0.submit(native, at: time).build
    }
    try expect(
        next.published.build.stage == .released,
        "a further build of the version keeps its card"
    )
    let snapshot = try await registry.snapshot()
    let site = try snapshot.site(HostName("native.example")).orFail("the host")
    let file = String(decoding: site.hostedFile ?? [], as: UTF8.self)
    let app = native.app.identifier.text
    let (links, clips) = try (
        file.range("applinks", "appclips"), file.range("appclips", "webcredentials")
    )
    try expect(links.contains("\"\(app)\""), "the file has the app's links: \(file)")
    try expect(clips.contains("\"\(native.clip.text)\""), "and the clip")
    try expect(file.range("webcredentials", nil).contains("\"\(app)\""), "and its credentials")
    try expect(
        try snapshot.site(HostName("native-links.example")) == nil,
        "a host that the clip does not name is not served for the app"
    )
}

extension String {
    /// Returns the text between two words, each of which occurs once.
    fileprivate func range(_ start: String, _ end: String?) throws -> String {
        let parts = split(separator: "\"\(start)\"", omittingEmptySubsequences: false)
        let rest = String(try (parts.count == 2 ? parts.last : nil).orFail(start))
        return end.map { String(rest.split(separator: "\"\($0)\"").first ?? "") } ?? rest
    }
}

// D5, D8: a released version stays complete, and changes of it can be undone.
private func checkCompleteness(_ registry: Registry) async throws {
    let released = try bundle("Complete")
    _ = try await registry.publish(released, stage: .released, at: time)
    func record() async throws -> DefaultExperienceRecord {
        try await registry.read { store in
            try store.records(DefaultExperienceRecord.self, of: released.clip.text).first
                .orFail("the default experience")
        }
    }
    func revise(_ change: (inout DefaultExperienceRecord) -> Void) async throws -> Bool {
        var changed = try await record()
        change(&changed)
        let new = changed
        do {
            try await registry.write(by: author, at: time) { try $0.revise(new) }
            return true
        } catch is RegistrationError { return false }
    }
    let before = try await record()
    for change: (inout DefaultExperienceRecord) -> Void in [
        { $0.localizations[0].subtitle = nil }, { $0.localizations[0].subtitle = "" },
        { $0.verb = nil }, { $0.localizations[0].image = nil }, { $0.localizations = [] },
        { $0.localizations[0].subtitle = String(repeating: "a", count: 57) },
        { record in
            let language = Language("de-AT") ?? .english
            record.localizations.append(.init(language: language, subtitle: "Jause"))
        },
    ] {
        try expect(!(try await revise(change)), "a released version stays complete (C-01)")
    }
    try expect(try await record() == before, "a refusal changes nothing")
    try expect(try await revise { $0.localizations[0].subtitle = "One" }, "a change is taken")
    try expect(try await revise { $0.verb = .play }, "and another one")

    let subject = LogEntry.Subject(kind: DefaultExperienceRecord.kind, id: before.id)
    let log = try await registry.read { try $0.log(of: subject, before: nil, limit: 10) }
    let (newest, older) = (log[0], log[1])
    try await expect(.changedSince(newest.number), from: registry) { registry in
        try await registry.write(by: author, at: time) { try $0.undo(older) }
    }
    try await registry.write(by: author, at: time) { try $0.undo(newest) }
    try expect(try await record().verb == .open, "the newest change is undone")
    try await registry.write(by: author, at: time) { try $0.undo(older) }
    try expect(try await record() == before, "then nothing newer than the older one is left")
    try expect(try await revise { $0.verb = .view }, "a later change")
    let last = try await registry.read { try $0.log(of: subject, before: nil, limit: 1) }
    try await registry.write(by: author, at: time) {
        try $0.undo(older, discardingUpTo: last.first?.number)
    }
    try expect(try await record() == before, "is discarded where somebody has seen it")

    let unreleased = try bundle("Complete", version: "2.0")
    _ = try await registry.publish(unreleased, stage: .inReview, at: time)
    try await registry.write(by: author, at: time) { store in
        let all = try store.records(DefaultExperienceRecord.self, of: released.clip.text)
        var draft = try all.last { $0.version == "2.0" }.orFail("the draft")
        draft.verb = nil
        try store.revise(draft)
    }
}

// C7: TestFlight starts the test invocations of a clip's builds, and nothing else.
private func checkTestInvocations(_ registry: Registry) async throws {
    let tested = try bundle("Tested")
    let build = try await registry.write(by: author, at: time) {
        try $0.submit(tested, at: time).build
    }
    func outcome(_ path: String) async throws -> Reason.Code? {
        let url = try InvocationURL("https://tested.example\(path)")
        let world = try await registry.snapshot().world(for: url, linkHosts: [], by: .testFlight)
        let invocation = Invocation(source: .testFlight, url: url, time: time)
        let device = DeviceState(system: SystemVersion(18))
        return Decision(about: invocation, on: device, in: world).refusal?.code
    }
    try expect(try await outcome("/a") == .notTestInvocation(known: 0), "there is none at first")
    let revision = try await registry.revision()
    try await registry.write(by: author, at: time) { store in
        try store.put(
            TestInvocationRecord(
                id: "tested",
                build: build.number,
                url: "https://tested.example/a",
                localizations: [.init(language: .english, title: "A")]
            )
        )
    }
    let changes = try await registry.changes(after: revision, limit: 10)
    try expect(changes.map(\.key) == [tested.clip.text], "those who follow are told of the clip")
    try expect(try await outcome("/a") == nil, "a test invocation is started")
    try expect(try await outcome("/b") == .notTestInvocation(known: 1), "another URL is not")
    try await registry.write(by: author, at: time) { store in
        try store.setStage(.withdrawn, ofBuild: build.number)
    }
    try expect(try await outcome("/a") != nil, "a build that is withdrawn is not tested")
}

// The last administrator cannot be removed by anybody.
private func checkAdministrators(_ registry: Registry) async throws {
    let former = try await registry.read { try $0.records(Person.self, of: nil) }
    let people = [("root", Role.admin), ("guest", .viewer)].map { id, role in
        Person(id: id, name: id, passwordHash: nil, role: role, created: time)
    }
    try await registry.write(by: author, at: time) { store in
        for person in former { try store.remove(Person.self, person.id) }
        for person in people { try store.put(person) }
    }
    try await expect(.lastAdministrator("root"), from: registry) { registry in
        _ = try await registry.write(by: author, at: time) { try $0.removePerson("root") }
    }
    try await expect(.lastAdministrator("root"), from: registry) { registry in
        _ = try await registry.write(by: author, at: time) { try $0.setRole(.editor, of: "root") }
    }
    let gone = try await registry.write(by: author, at: time) { store in
        _ = try store.setRole(.admin, of: "guest")
        return try store.removePerson("root")
    }
    try expect(gone?.id == "root", "another administrator can take over")
    try await registry.write(by: author, at: time) { store in
        for person in try store.records(Person.self, of: nil) {
            try store.remove(Person.self, person.id)
        }
        for person in former { try store.put(person) }
    }
}
