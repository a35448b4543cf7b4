// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import DeviceScenarios

/// The parts of a world, which steps can replace.
struct WorldParts {
    var clips: [ClipRecord] = []
    var otherApps: [World.AppRecord] = []

    /// The test invocations of each clip's build: title and URL.
    var testInvocations: [AppIdentifier: [(title: String, url: InvocationURL)]] = [:]

    /// A Boolean value that indicates whether the world file could not be read, so that its clips are
    /// unknown.
    var isUnknown = false
    var experiences: [AdvancedExperience] = []
    var sites: [HostName: AssociationStatus.File] = [:]
    var pages: [ScenarioWorld.SitePage] = []
    var redirects: [InvocationURL: InvocationURL] = [:]
    var linkHosts: Set<HostName> = Self.defaultLinkHosts

    /// The default hosts of generated links.
    static let defaultLinkHosts = Set([try? HostName("appclip.apple.com")].compactMap { $0 })

    var world: ScenarioWorld {
        ScenarioWorld(
            clips: clips,
            otherApps: otherApps,
            experiences: experiences,
            sites: sites,
            pages: pages,
            redirects: redirects,
            linkHosts: linkHosts
        )
    }

    var apps: [AppIdentifier] {
        clips.map(\.app.identifier) + otherApps.map(\.app.identifier)
    }

    /// Replaces the parts that a mapping contains.
    mutating func change(by value: Value) throws(ScenarioFileError) {
        let fields = try Fields(value, WorldKey.self)
        let reading = value.reading
        if let apps = fields[.apps] {
            (clips, otherApps, testInvocations) = ([], [], [:])
            for entry in try apps.list(atMost: 1_000) {
                _ = reading.attempt { () throws(ScenarioFileError) in try self.addApp(entry) }
            }
        }
        if let list = fields[.experiences] {
            experiences = []
            for (index, entry) in try list.list().enumerated() {
                _ = reading.attempt { () throws(ScenarioFileError) in
                    try self.addExperience(entry, number: Int64(index) + 1)
                }
            }
        }
        if let sites = fields.read(
            .sites,
            { value throws(ScenarioFileError) in
                var sites: [HostName: AssociationStatus.File] = [:]
                for (key, site) in try value.entries() {
                    let host = try key.host()
                    guard sites[host] == nil else { throw key.error(.duplicate(host.text)) }
                    if let file = try self.file(site) { sites[host] = file }
                }
                return sites
            }
        ) {
            self.sites = sites
        }
        if let pages = fields.read(
            .pages,
            { value throws(ScenarioFileError) in try self.pages(value) }
        ) {
            self.pages = pages
        }
        if let redirects = fields.read(
            .redirects,
            { value throws(ScenarioFileError) in
                var redirects: [InvocationURL: InvocationURL] = [:]
                for (key, target) in try value.entries() {
                    let url = try key.url()
                    guard redirects[url] == nil else { throw key.error(.duplicate(url.text)) }
                    redirects[url] = try target.url()
                }
                return redirects
            }
        ) {
            self.redirects = redirects
        }
        if let hosts = fields.read(
            .linkHosts,
            { value throws(ScenarioFileError) in
                var hosts: Set<HostName> = []
                for entry in try value.list() { hosts.insert(try entry.host()) }
                return hosts
            }
        ) {
            linkHosts = hosts
        }
    }

    // MARK: Apps

    private mutating func addApp(_ value: Value) throws(ScenarioFileError) {
        let fields = try Fields(value, AppKey.self)
        let id = try fields.required(.id)
        let identifier = try id.identifier()
        guard !apps.contains(identifier), !clips.contains(where: { $0.clip == identifier }) else {
            throw id.error(.duplicate(identifier.text))
        }
        let number = try fields[.storeNumber]?.integer(in: 0...Int64.max)
        let app = App(
            identifier: identifier,
            name: try fields.required(.name).text(),
            storeNumber: number
        )
        var traits = AppTraits()
        if let groups = fields[.groups] { traits.groups = try Self.names(groups) }
        if let names = fields[.namesClip] { traits.namesClip = try names.flag() }
        if let clip = fields[.clip] {
            clips.append(try record(clip, of: app, traits))
        } else {
            otherApps.append(World.AppRecord(app: app, traits: traits))
        }
    }

    private mutating func record(
        _ value: Value,
        of app: App,
        _ appTraits: AppTraits
    ) throws(ScenarioFileError) -> ClipRecord {
        let fields = try Fields(value, ClipKey.self)
        let id = try fields.required(.id)
        let clip = try id.identifier()
        guard clip != app.identifier else { throw id.error(.clipIsItsApp(clip.text)) }
        guard !apps.contains(clip), !clips.contains(where: { $0.clip == clip }) else {
            throw id.error(.duplicate(clip.text))
        }
        var traits = ClipTraits()
        if let flag = fields[.notifications] { traits.requestsNotifications = try flag.flag() }
        if let flag = fields[.locationConfirmation] {
            traits.requestsLocationConfirmation = try flag.flag()
        }
        if let flag = fields[.namesParent] { traits.namesParent = try flag.flag() }
        if let flag = fields[.liveActivities] { traits.hasLiveActivities = try flag.flag() }
        if let flag = fields[.passTypes] { traits.hasPassTypes = try flag.flag() }
        if let groups = fields[.groups] { traits.groups = try Self.names(groups) }
        if let names = fields[.containers] { traits.publicContainers = try Self.names(names) }
        var entitlement: [AssociatedDomain] = []
        for entry in try fields[.domains]?.list() ?? [] { entitlement.append(try entry.domain()) }

        let build: Build? =
            fields[.build].map(\.isNull) == true
            ? nil : try self.build(fields[.build], of: clip, entitlement)
        let experience: DefaultExperience? =
            fields[.defaultExperience].map(\.isNull) == true
            ? nil
            : try defaultExperience(
                fields[.defaultExperience],
                of: clip,
                version: build?.version ?? "1.0"
            )
        return ClipRecord(
            app: app,
            clip: clip,
            build: build,
            entitlement: entitlement,
            defaultExperience: experience,
            testInvocations: testInvocations[clip].map { $0.map(\.url) },
            demoKey: try fields[.demoKey]?.name(),
            clipTraits: traits,
            appTraits: appTraits
        )
    }

    private mutating func build(
        _ value: Value?,
        of clip: AppIdentifier,
        _ entitlement: [AssociatedDomain]
    ) throws(ScenarioFileError) -> Build {
        var (version, minimum) = ("1.0", SystemVersion.clips)
        var (size, stage) = (ClipSize(bytes: 5_000_000), Build.Stage.released)
        if let value {
            let fields = try Fields(value, BuildKey.self)
            version = try fields[.version]?.name() ?? version
            minimum = try fields[.minimumSystem]?.version() ?? minimum
            size = try fields[.size]?.size() ?? size
            stage = try fields[.stage]?.word(Build.Stage.self) ?? stage
            if let list = fields[.testInvocations] {
                testInvocations[clip] = try Self.testInvocations(list)
            }
        }
        return Build(
            clip: clip,
            version: version,
            minimumSystem: minimum,
            size: size,
            associatedDomains: entitlement.filter { $0.service == .appClips }.map(\.host),
            stage: stage
        )
    }

    /// Test invocations: at most three, with different titles (rules C-45 and C-46).
    private static func testInvocations(
        _ value: Value
    ) throws(ScenarioFileError) -> [(title: String, url: InvocationURL)] {
        var found: [(title: String, url: InvocationURL)] = []
        for entry in try value.list(atMost: Limits.testInvocations) {
            let fields = try Fields(entry, TestInvocationKey.self)
            let title = try fields.required(.title)
            let name = try title.name()
            guard !found.contains(where: { $0.title == name }) else {
                throw title.error(.duplicate(name))
            }
            found.append((name, try fields.required(.url).url()))
        }
        return found
    }

    private func defaultExperience(
        _ value: Value?,
        of clip: AppIdentifier,
        version: String
    ) throws(ScenarioFileError) -> DefaultExperience {
        var (verb, language, state) = (Verb.open, Language.english, PublicationState.published)
        var image: HeaderImage?
        var texts: [Language: CardText] = [:]
        if let value {
            let fields = try Fields(value, DefaultExperienceKey.self)
            verb = try fields[.verb]?.word(Verb.self) ?? verb
            language = try fields[.language]?.language() ?? language
            state = try fields[.state]?.word(PublicationState.self) ?? state
            image = try Self.image(fields[.image])
            if let subtitle = fields[.subtitle] {
                texts[language] = CardText(title: nil, subtitle: try subtitle.text())
            }
            for (key, text) in try fields[.subtitles]?.entries() ?? [] {
                let language = try key.language()
                guard texts[language] == nil else { throw key.error(.duplicate(language.tag)) }
                texts[language] = CardText(title: nil, subtitle: try text.text())
            }
        }
        return DefaultExperience(
            clip: clip,
            version: version,
            card: CardMetadata(verb: verb, image: image, defaultLanguage: language, texts: texts),
            state: state
        )
    }

    // MARK: Experiences

    private mutating func addExperience(
        _ value: Value,
        number: Int64
    ) throws(ScenarioFileError) {
        let fields = try Fields(value, ExperienceKey.self)
        let id = AdvancedExperience.ID(
            rawValue: try fields[.number]?.integer(in: 0...Int64(Int32.max)) ?? number
        )
        guard !experiences.contains(where: { $0.id == id }) else {
            throw (fields[.number] ?? value).error(.duplicate(String(id.rawValue)))
        }
        let place = try fields.required(.url)
        let url = try place.registeredURL()
        let state = try fields[.state]?.word(PublicationState.self) ?? .published
        // A published URL belongs to the first experience that has it (rule C-15).
        guard
            state == .draft
                || !experiences.contains(where: { $0.state == state && $0.url == url })
        else { throw place.error(.duplicate(url.url.text)) }
        var texts: [Language: CardText] = [:]
        let language = try fields[.language]?.language() ?? .english
        if fields[.title] != nil || fields[.subtitle] != nil {
            texts[language] = CardText(
                title: try fields[.title]?.text(),
                subtitle: try fields[.subtitle]?.text() ?? ""
            )
        }
        for (key, text) in try fields[.texts]?.entries() ?? [] {
            let language = try key.language()
            guard texts[language] == nil else { throw key.error(.duplicate(language.tag)) }
            let words = try Fields(text, CardTextKey.self)
            texts[language] = CardText(
                title: try words[.title]?.text(),
                subtitle: try words[.subtitle]?.text() ?? ""
            )
        }
        var position: Place?
        if let place = fields[.place], !place.isNull { position = try place.position() }
        experiences.append(
            AdvancedExperience(
                id: id,
                clip: try clip(fields[.clip], value),
                url: url,
                card: CardMetadata(
                    verb: try fields[.verb]?.word(Verb.self) ?? .open,
                    image: try Self.image(fields[.image]),
                    defaultLanguage: language,
                    texts: texts
                ),
                isPoweredBy: try fields[.poweredBy]?.flag() ?? false,
                place: position,
                category: try fields[.category]?.word(BusinessCategory.self),
                state: state
            )
        )
    }

    // MARK: Sites

    /// Reads the association file of a site; `nil` for one that is served automatically.
    private func file(_ value: Value) throws(ScenarioFileError) -> AssociationStatus.File? {
        if !value.isMapping {
            let word = try value.text()
            guard word == "hosted" else { throw value.error(.unknownWord(word, known: ["hosted"])) }
            return nil
        }
        let fields = try Fields(value, SiteKey.self)
        let present = fields.present(SiteKey.allCases)
        guard let key = present.first, present.count == 1 else {
            throw value.error(
                .exactlyOne(SiteKey.allCases.map(\.rawValue), found: present.map(\.rawValue))
            )
        }
        let found = try fields.required(key)
        switch key {
        case .clips:
            var clips: [AppIdentifier] = []
            for entry in try found.list() { clips.append(try entry.identifier()) }
            return .init(of: SiteAssociation.file(naming: clips))
        case .json: return .init(of: Array(try found.text().utf8))
        case .status: return .unavailable(try found.word())
        }
    }

    /// Reads the pages.
    ///
    /// A page that names a clip has a correct tag except for the given properties; a page that names
    /// none has only the given properties.
    private func pages(_ value: Value) throws(ScenarioFileError) -> [ScenarioWorld.SitePage] {
        var pages: [ScenarioWorld.SitePage] = []
        for (key, page) in try value.entries() {
            let url = try key.registeredURL()
            guard !pages.contains(where: { $0.url == url }) else {
                throw key.error(.duplicate(url.url.text))
            }
            let fields = try Fields(page, PageKey.self)
            var clip: BundleIdentifier?
            if let named = fields[.clip], !named.isNull { clip = try bundle(named) }
            var number = clip.map { bundle in
                // An app without a store number gets any number.
                clips.first { $0.clip.bundle == bundle }?.app.storeNumber ?? 1
            }
            if let stored = fields[.storeNumber] {
                number = stored.isNull ? nil : try stored.integer(in: 0...Int64.max)
            }
            let found = Page(
                bannerClip: clip,
                showsCard: try fields[.card]?.flag() ?? (clip != nil),
                storeNumber: number,
                previewImage: try fields[.previewImage]?.textOrNull()
            )
            pages.append(ScenarioWorld.SitePage(url: url, page: found))
        }
        return pages
    }

    /// Reads the bundle identifier of a clip; the full identifier of a clip, with the team's prefix,
    /// is rejected.
    func bundle(_ value: Value) throws(ScenarioFileError) -> BundleIdentifier {
        let found = try value.bundle()
        guard !clips.contains(where: { $0.clip.text == found.text }) else {
            throw value.error(.malformed(.bundle, found.text))
        }
        return found
    }

    // MARK: Names and images

    private static func names(_ value: Value) throws(ScenarioFileError) -> Set<String> {
        var names: Set<String> = []
        for entry in try value.list() { names.insert(try entry.name()) }
        return names
    }

    /// An image is only a name here: no rule of the device depends on its content.
    private static func image(_ value: Value?) throws(ScenarioFileError) -> HeaderImage? {
        guard let value, let name = try value.textOrNull() else { return nil }
        return HeaderImage(
            reference: name,
            width: Limits.headerImageWidth,
            height: Limits.headerImageHeight,
            format: .png,
            hasTransparency: false
        )
    }
}

// MARK: - Clips and apps of the world

extension WorldParts {
    /// Returns the named clip, or the only one if none is named.
    func clip(_ value: Value?, _ context: Value) throws(ScenarioFileError) -> AppIdentifier {
        let known = clips.map(\.clip)
        guard let value else {
            if isUnknown, let clip = Self.unknownClip { return clip }
            guard let only = known.first, known.count == 1 else {
                throw context.error(.ambiguous(known: known.map(\.text)))
            }
            return only
        }
        return try named(value, among: known)
    }

    /// The identifier that stands for the only clip of a world that could not be read.
    private static let unknownClip = try? AppIdentifier("ABCDE12345.com.example.unknown.Clip")

    /// Returns the named app.
    func app(_ value: Value) throws(ScenarioFileError) -> AppIdentifier {
        try named(value, among: apps)
    }

    /// Returns the named clip or app.
    func appOrClip(_ value: Value) throws(ScenarioFileError) -> AppOrClip {
        let identifier = try named(value, among: clips.map(\.clip) + apps)
        return clips.contains { $0.clip == identifier } ? .clip(identifier) : .app(identifier)
    }

    private func named(
        _ value: Value,
        among known: [AppIdentifier]
    ) throws(ScenarioFileError) -> AppIdentifier {
        let identifier = try value.identifier()
        guard isUnknown || known.contains(identifier) else {
            throw value.error(.notInWorld(identifier.text, known: known.map(\.text)))
        }
        return identifier
    }
}
