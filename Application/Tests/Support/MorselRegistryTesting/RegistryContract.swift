// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
public import MorselRegistry

/// Checks that a registry does what ``MorselRegistry/Registry`` promises.
///
/// Durability is checked separately, since it needs a process that is killed.
///
/// - Parameter registry: An empty registry, which the checks fill.
/// - Throws: ``ContractError`` with the first promise that is not kept.
public func checkRegistryContract(_ registry: Registry) async throws {
    try await checkEmpty(registry)
    try await checkBuilds(registry)
    try await checkExperiences(registry)
    try await checkSnapshot(registry)
    try await checkStore(registry)
    try await checkImages(registry)
    try await checkBytes(registry)
    try await checkDomains(registry)
    try await checkConcurrentWrites(registry)
    try await checkChanges(registry)
    try await checkPublishing(registry)
    try await checkCollecting(registry)
    try await checkSearching(registry)
    try await checkHiddenKinds(registry)
}

let time = Timestamp(secondsSince1970: 1_700_000_000)

private func checkEmpty(_ registry: Registry) async throws {
    try expect(try await registry.revision() == .none, "an empty registry has no revision")
    try expect(try await registry.apps().isEmpty, "an empty registry has no apps")
    try expect(try await registry.snapshot().publishedCount == 0, "nor experiences")
    let clip = try Sample.bundle().clip
    try await expect(.unknownClip(clip), from: registry) {
        _ = try await $0.insert(Sample.experience("https://fruta.example"))
    }
    let id = AdvancedExperience.ID(rawValue: 1)
    try await expect(.unknownExperience(id), from: registry) {
        try await $0.setState(.published, of: id)
    }
}

private func checkBuilds(_ registry: Registry) async throws {
    let bundle = try Sample.bundle()
    let published = try await registry.publish(bundle, stage: .released, at: time)
    try expect(published.build == bundle.build(stage: .released), "a build is what was published")
    try expect(published.entitlement == bundle.entitlement, "a build keeps its entitlement")
    try expect(published.time == time, "a build keeps its time")
    let digest = Digest(of: bundle.module ?? [])
    try expect(published.module == digest, "a build keeps its module")
    let module = try await registry.bytes(of: digest)
    try expect(module == bundle.module, "a module is found by its digest")
    let assets = bundle.assets.mapValues { blob in
        Asset(
            digest: Digest(of: blob.bytes),
            size: blob.bytes.count,
            contentType: blob.contentType
        )
    }
    try expect(published.assets == assets, "an asset is found by its path, with its type")
    let latest = try await registry.latestBuild(of: bundle.clip)
    try expect(latest == published, "the latest build is the one published last")
    let standard = try await registry.defaultExperience(of: bundle.clip, version: "1.0")
    try expect(standard == bundle.defaultExperience, "a build brings its default experience")

    _ = try await registry.publish(try Sample.bundle(version: "1.1"), stage: .inReview, at: time)
    let newer = try await registry.latestBuild(of: bundle.clip)
    try expect(newer?.build.version == "1.1", "a newer build takes the place of an older one")
    let older = try await registry.defaultExperience(of: bundle.clip, version: "1.0")
    try expect(older == standard, "a version keeps its default experience (C-30)")
    try expect(try await registry.apps() == [bundle.app], "an app is kept once")
    let clip = Clip(identifier: bundle.clip, app: bundle.app.identifier)
    try expect(try await registry.clips() == [clip], "a clip is kept once")

    let (found, app) = try await registry.clip(bundle.clip) ?? (clip, bundle.app)
    try expect(found == clip && app == bundle.app, "a clip is found with its app")
    try await checkNames(of: bundle, registry)

    let other = try Sample.bundle("Other")
    try expect(try await registry.clip(other.clip) == nil, "a clip without a build is not found")
    try await expect(.appHasOtherClip(bundle.clip), from: registry) {
        _ = try await $0.publish(other.moved(to: bundle.app), stage: .released, at: time)
    }
    try await expect(.clipOfOtherApp(bundle.clip), from: registry) {
        _ = try await $0.publish(bundle.moved(to: other.app), stage: .released, at: time)
    }
    try expect(try await registry.apps() == [bundle.app], "a refused build leaves no app behind")
}

private func checkNames(of bundle: ClipBundle, _ registry: Registry) async throws {
    let links = [
        ("id?p=\(bundle.clip.bundle.text)", true),
        ("id?p=\(bundle.app.identifier.bundle.text)", false),
        ("id?p=com.example.other.Clip", false),
    ]
    let snapshot = try await registry.snapshot()
    for (link, isNamed) in links {
        let world = try snapshot.world(
            for: try InvocationURL("https://appclip.apple.com/\(link)"),
            linkHosts: [try HostName("appclip.apple.com")]
        )
        let clips = world.offers.map(\.clip.identifier)
        try expect(clips == (isNamed ? [bundle.clip] : []), "a link names its clip alone")
    }
    // The entitlement of the latest build counts, including its wildcards.
    let hosts = [
        ("fruta.example", true), ("a.wild.example", true), ("a.b.wild.example", true),
        ("wild.example", false), ("a.fruta.example", false), ("other.example", false),
        ("links.example", false),
    ]
    for (host, isNamed) in hosts {
        let clips = try await registry.clips(naming: try HostName(host))
        try expect(clips == (isNamed ? [bundle.clip] : []), "\(host) has the clips that name it")
    }
}

private func checkExperiences(_ registry: Registry) async throws {
    let new = try Sample.experience("https://fruta.example/menu?p=1")
    let id = try await registry.insert(new)
    let read = try await registry.experience(id)
    try expect(read == new.withID(id), "an experience is what was inserted")
    try expect(read?.url.url.text == new.url.url.text, "a URL is kept as it was given")
    let owner = try await registry.publishedExperience(with: new.url)
    try expect(owner == id, "an experience is found by its URL")

    // O-13: the same URL in another spelling.
    let same = try Sample.experience("https://Fruta.example/menu/?p=1")
    try await expect(.urlTaken(by: id), from: registry) { _ = try await $0.insert(same) }
    var draft = same
    draft.state = .draft
    let draftID = try await registry.insert(draft)
    try await expect(.urlTaken(by: id), from: registry) {
        try await $0.setState(.published, of: draftID)
    }
    try await registry.setState(.deactivated, of: id)
    try expect(
        try await registry.experience(id)?.state == .deactivated,
        "an experience is never deleted"
    )
    try await registry.setState(.published, of: draftID)
    try await expect(.urlTaken(by: draftID), from: registry) {
        try await $0.setState(.published, of: id)
    }

    let image = HeaderImage(
        reference: "none",
        width: 1,
        height: 1,
        format: .png,
        hasTransparency: false
    )
    var unknown = try Sample.experience("https://fruta.example/unknown")
    unknown.card = CardMetadata(verb: .open, image: image, texts: [:])
    try await expect(.unknownImage("none"), from: registry) { _ = try await $0.insert(unknown) }

    let all = try await registry.experiences(after: nil, limit: 10)
    try expect(all.map(\.id) == [id, draftID], "experiences are listed by their numbers")
    _ = try await registry.publish(try Sample.bundle(version: "1.2"), stage: .released, at: time)
    let kept = try await registry.experiences(after: nil, limit: 10)
    try expect(kept == all, "experiences stay when a new version is published (C-31)")
    let page = try await registry.experiences(after: id, limit: 10)
    try expect(page.map(\.id) == [draftID], "a page begins behind the one before")
    try expect(
        try await registry.experiences(after: nil, limit: 1).count == 1,
        "pages have a limit"
    )
    let ofClip = try await registry.experiences(
        ExperienceFilter(clip: all[0].clip),
        after: nil,
        limit: 10
    )
    try expect(ofClip == all, "the experiences of a clip are listed by their numbers")
    let rest = try await registry.experiences(
        ExperienceFilter(clip: all[0].clip),
        after: id,
        limit: 10
    )
    try expect(rest.map(\.id) == [draftID], "a page of them begins behind the one before")
    let others = try await registry.experiences(
        ExperienceFilter(clip: AppIdentifier("ABCDE12345.com.example.other.Clip")),
        after: nil,
        limit: 10
    )
    try expect(others.isEmpty, "another clip has none of them")
}

private func checkSnapshot(_ registry: Registry) async throws {
    let snapshot = try await registry.snapshot()
    try expect(try await registry.revision() == snapshot.revision, "a snapshot tells its revision")
    let url = try InvocationURL("https://fruta.example/menu?p=1&q=2")
    let published = snapshot.published.mostSpecificMatch(for: url)?.experience
    let deactivated = snapshot.deactivated.mostSpecificMatch(for: url)?.experience
    let all = try await registry.experiences(after: nil, limit: 10)
    try expect(published == all.first { $0.state == .published }?.id, "published are indexed")
    try expect(deactivated == all.first { $0.state == .deactivated }?.id, "and so are deactivated")
}

private func checkImages(_ registry: Registry) async throws {
    let image = try ImageFile(Sample.png(mark: 1))
    let header = try await registry.add(image)
    try expect(header == image.header, "an image keeps its header")
    let revision = try await registry.revision()
    _ = try await registry.add(image)
    try expect(try await registry.revision() == revision, "the same image is no change")
    let bytes = try await Digest(header.reference).asyncMap { try await registry.bytes(of: $0) }
    try expect(bytes == image.bytes, "an image is found by its reference")
}

private func checkDomains(_ registry: Registry) async throws {
    let host = try HostName("other.example")
    try expect(try await registry.domain(host) == nil, "an unknown host is not known")
    let served = try HostName("fruta.example")
    let own = Domain(host: served, file: .hosted, time: time)
    try expect(try await registry.domain(served) == own, "a build brings its domain")
    let files: [Domain.File] = [
        .unavailable(.dnsError), .fetched([0x7B, 0x7D]), .fetched([]), .hosted,
    ]
    for file in files {
        let domain = Domain(host: host, file: file, time: time)
        try await registry.setDomain(domain)
        try expect(try await registry.domain(host) == domain, "a host is what was set last")
    }
    try expect(try await registry.domains().map(\.host) == [served, host], "a host is kept once")
}

private func checkConcurrentWrites(_ registry: Registry) async throws {
    let before = try await registry.snapshot().publishedCount
    let url = try Sample.experience("https://fruta.example/at-once")
    let results = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<40 {
            group.addTask {
                var new = url
                if number % 2 == 0,
                    let own = try? Sample.experience("https://fruta.example/\(number)")
                {
                    new = own
                }
                return (try? await registry.insert(new)) != nil
            }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    try expect(results == 21, "of several with one URL at once, one is taken")
    let after = try await registry.snapshot().publishedCount
    try expect(after == before + 21, "what was taken is there")
}

private func checkChanges(_ registry: Registry) async throws {
    let changes = try await registry.changes(after: .none, limit: 1_000)
    let revisions = changes.map(\.revision)
    try expect(revisions == Set(revisions).sorted(), "each change has a revision, in order")
    try expect(try await registry.revision() == revisions.last, "the last is the registry's")
    try expect(
        Set(changes.map(\.subject)) == Set(Change.Subject.allCases),
        "every kind of change is told"
    )
    let rest = try await registry.changes(after: revisions[2], limit: 2)
    try expect(rest == Array(changes[3...4]), "changes are told from any revision on")
}

extension ClipBundle {
    fileprivate func moved(to app: App) -> ClipBundle {
        ClipBundle(
            app: app,
            clip: clip,
            version: version,
            minimumSystem: minimumSystem,
            entitlement: entitlement,
            module: module,
            assets: assets,
            image: image,
            verb: card.verb,
            language: card.defaultLanguage,
            subtitles: card.texts.mapValues(\.subtitle)
        )
    }
}

extension Optional {
    fileprivate func asyncMap<Value>(
        _ transform: (Wrapped) async throws -> Value?
    ) async rethrows -> Value? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
