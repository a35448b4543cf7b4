import AppClipDevice
import AppClipExperiences
import AppClipTypes
import DeviceScenarios

extension DeviceSetup {
    /// The device of a scenario; what is not named is as on a new device.
    init(_ value: Value?, in world: WorldParts) throws(ScenarioFault) {
        // As `morsel invoke` takes it, unless told otherwise.
        self.init(state: DeviceState(system: SystemVersion(18)))
        guard let value else { return }
        let fields = try Fields(value, DeviceKey.self)
        if let version = fields[.system] { state.system = try version.system() }
        if let languages = fields[.languages] { state.languages = try languages.languages() }
        if let region = fields[.region] { settings.region = try region.name() }
        if let zone = fields[.zone] { settings.zone = try zone.zone() }
        if let time = fields[.clock] { clock = try time.time() }
        if let place = fields[.position], !place.isNull { state.position = try place.position() }
        if let flag = fields[.privateBrowsing] { state.isPrivateBrowsing = try flag.flag() }
        if let flag = fields[.knownSender] { state.isMessageSenderKnown = try flag.flag() }
        if let flag = fields[.clipsForbidden] { state.areClipsForbidden = try flag.flag() }
        if let flag = fields[.locationServices] {
            settings.isLocationServicesOn = try flag.flag()
        }
        if let time = fields[.retention] { settings.retention = try time.duration() }
        if let time = fields[.cacheLifetime] { settings.cacheLifetime = try time.duration() }
        if let time = fields[.launchBanner] { settings.launchBannerDuration = try time.duration() }
        if let length = fields[.suggestionDistance] {
            state.suggestionDistance = try length.metres()
        }
        for app in try fields[.apps]?.oneOrMore() ?? [] {
            let identifier = try world.app(app)
            guard !apps.contains(identifier) else { throw app.fault(.twice(identifier.text)) }
            apps.append(identifier)
        }
        for entry in try fields[.localExperiences]?.list() ?? [] {
            let local = try entry.localExperience(in: world)
            guard !state.localExperiences.contains(where: { $0.url == local.url }) else {
                throw entry.fault(.twice(local.url.url.text))
            }
            state.localExperiences.append(local)
        }
        for host in try fields[.sitesWithoutCard]?.list() ?? [] {
            state.hostsWithoutPageCard.insert(try host.host())
        }
        for (container, records) in try fields[.databases]?.entries() ?? [] {
            let name = try container.name()
            for (key, record) in try records.entries() {
                publicDatabases[name, default: [:]][try key.text()] = try record.text()
            }
        }
    }
}

extension Value {
    /// A local experience; the only clip's, unless told otherwise.
    func localExperience(in world: WorldParts) throws(ScenarioFault) -> LocalExperience {
        let fields = try Fields(self, LocalExperienceKey.self)
        // A local experience may name a clip that the store does not know.
        let named = try fields[.clip]?.bundle()
        let clip: BundleIdentifier
        if let named { clip = named } else { clip = try world.clip(nil, self).bundle }
        return LocalExperience(
            url: try fields.required(.url).registeredURL(),
            clip: clip,
            title: try fields[.title]?.text() ?? "",
            subtitle: try fields[.subtitle]?.text() ?? "",
            verb: try fields[.verb]?.word(Verb.self) ?? .open,
            image: try fields[.image]?.textOrNull()
        )
    }
}
