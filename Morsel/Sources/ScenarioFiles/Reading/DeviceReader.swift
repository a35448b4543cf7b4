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
        readState(fields)
        readSettings(fields)
        fields.read(.apps) { list throws(ScenarioFault) in
            for app in try list.oneOrMore() {
                let identifier = try world.app(app)
                guard !apps.contains(identifier) else { throw app.fault(.twice(identifier.text)) }
                apps.append(identifier)
            }
        }
        fields.read(.localExperiences) { list throws(ScenarioFault) in
            for entry in try list.list() {
                let local = try entry.localExperience(in: world)
                guard !state.localExperiences.contains(where: { $0.url == local.url }) else {
                    throw entry.fault(.twice(local.url.url.text))
                }
                state.localExperiences.append(local)
            }
        }
        fields.read(.databases) { databases throws(ScenarioFault) in
            for (container, records) in try databases.entries() {
                let name = try container.name()
                for (key, record) in try records.entries() {
                    publicDatabases[name, default: [:]][try key.text()] = try record.text()
                }
            }
        }
    }

    private mutating func readState(_ fields: Fields<DeviceKey>) {
        fields.read(.system) { value throws(ScenarioFault) in
            state.system = try value.system()
        }
        fields.read(.languages) { value throws(ScenarioFault) in
            state.languages = try value.languages()
        }
        fields.read(.position) { value throws(ScenarioFault) in
            state.position = value.isNull ? nil : try value.position()
        }
        fields.read(.privateBrowsing) { value throws(ScenarioFault) in
            state.isPrivateBrowsing = try value.flag()
        }
        fields.read(.knownSender) { value throws(ScenarioFault) in
            state.isMessageSenderKnown = try value.flag()
        }
        fields.read(.clipsForbidden) { value throws(ScenarioFault) in
            state.areClipsForbidden = try value.flag()
        }
        fields.read(.suggestionDistance) { value throws(ScenarioFault) in
            state.suggestionDistance = try value.metres()
        }
        fields.read(.sitesWithoutCard) { value throws(ScenarioFault) in
            for host in try value.list() { state.hostsWithoutPageCard.insert(try host.host()) }
        }
    }

    private mutating func readSettings(_ fields: Fields<DeviceKey>) {
        fields.read(.clock) { value throws(ScenarioFault) in clock = try value.time() }
        fields.read(.region) { value throws(ScenarioFault) in
            settings.region = try value.name()
        }
        fields.read(.zone) { value throws(ScenarioFault) in settings.zone = try value.zone() }
        fields.read(.locationServices) { value throws(ScenarioFault) in
            settings.isLocationServicesOn = try value.flag()
        }
        fields.read(.retention) { value throws(ScenarioFault) in
            settings.retention = try value.duration()
        }
        fields.read(.cacheLifetime) { value throws(ScenarioFault) in
            settings.cacheLifetime = try value.duration()
        }
        fields.read(.launchBanner) { value throws(ScenarioFault) in
            settings.launchBannerDuration = try value.duration()
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
