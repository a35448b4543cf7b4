// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import DeviceScenarios

extension DeviceSetup {
    /// Creates the device of a scenario; missing settings have their defaults.
    init(_ value: Value?, in world: WorldParts) throws(ScenarioFileError) {
        // The same default as in `morsel invoke`.
        self.init(state: DeviceState(system: SystemVersion(18)))
        guard let value else { return }
        let fields = try Fields(value, DeviceKey.self)
        readState(fields)
        readSettings(fields)
        fields.read(.apps) { list throws(ScenarioFileError) in
            for app in try list.oneOrMore() {
                let identifier = try world.app(app)
                guard !apps.contains(identifier) else {
                    throw app.error(.duplicate(identifier.text))
                }
                apps.append(identifier)
            }
        }
        fields.read(.clips) { list throws(ScenarioFileError) in
            for entry in try list.list() {
                let found = try entry.deviceClip(in: world)
                guard !clips.contains(where: { $0.clip == found.clip }) else {
                    throw entry.error(.duplicate(found.clip.text))
                }
                // A clip and its app are never on a device together (rule D-11).
                if let app = world.clips.first(where: { $0.clip == found.clip })?.app.identifier,
                    apps.contains(app)
                {
                    throw entry.error(.contradiction(.contradiction))
                }
                clips.append(found)
            }
        }
        fields.read(.localExperiences) { list throws(ScenarioFileError) in
            for entry in try list.list() {
                let local = try entry.localExperience(in: world)
                guard !state.localExperiences.contains(where: { $0.url == local.url }) else {
                    throw entry.error(.duplicate(local.url.url.text))
                }
                state.localExperiences.append(local)
            }
        }
        fields.read(.databases) { databases throws(ScenarioFileError) in
            for (container, records) in try databases.entries() {
                let name = try container.name()
                for (key, record) in try records.entries() {
                    publicDatabases[name, default: [:]][try key.text()] = try record.text()
                }
            }
        }
    }

    private mutating func readState(_ fields: Fields<DeviceKey>) {
        fields.read(.system) { value throws(ScenarioFileError) in
            state.system = try value.system()
        }
        fields.read(.languages) { value throws(ScenarioFileError) in
            state.languages = try value.languages()
        }
        fields.read(.position) { value throws(ScenarioFileError) in
            state.position = value.isNull ? nil : try value.position()
        }
        fields.read(.privateBrowsing) { value throws(ScenarioFileError) in
            state.isPrivateBrowsing = try value.flag()
        }
        fields.read(.knownSender) { value throws(ScenarioFileError) in
            state.isMessageSenderKnown = try value.flag()
        }
        fields.read(.clipsForbidden) { value throws(ScenarioFileError) in
            state.areClipsForbidden = try value.flag()
        }
        fields.read(.suggestionDistance) { value throws(ScenarioFileError) in
            state.suggestionDistance = try value.metres()
        }
        fields.read(.sitesWithoutCard) { value throws(ScenarioFileError) in
            for host in try value.list() { state.hostsWithoutPageCard.insert(try host.host()) }
        }
    }

    private mutating func readSettings(_ fields: Fields<DeviceKey>) {
        fields.read(.clock) { value throws(ScenarioFileError) in clock = try value.time() }
        fields.read(.region) { value throws(ScenarioFileError) in
            settings.region = try value.name()
        }
        fields.read(.zone) { value throws(ScenarioFileError) in settings.zone = try value.zone() }
        fields.read(.locationServices) { value throws(ScenarioFileError) in
            settings.isLocationServicesOn = try value.flag()
        }
        fields.read(.retention) { value throws(ScenarioFileError) in
            settings.retention = try value.duration()
        }
        fields.read(.cacheLifetime) { value throws(ScenarioFileError) in
            settings.cacheLifetime = try value.duration()
        }
        fields.read(.launchBanner) { value throws(ScenarioFileError) in
            settings.launchBannerDuration = try value.duration()
        }
    }
}

extension Value {
    /// Reads a clip on the device: its identifier alone, or with signing and build.
    fileprivate func deviceClip(
        in world: WorldParts
    ) throws(ScenarioFileError) -> DeviceSetup.ClipSetup {
        guard isMapping else {
            return DeviceSetup.ClipSetup(clip: try world.clip(self, self))
        }
        let fields = try Fields(self, DeviceClipKey.self)
        return DeviceSetup.ClipSetup(
            clip: try world.clip(fields.required(.clip), self),
            signing: try fields[.signing]?.word() ?? .store,
            version: try fields[.build]?.name()
        )
    }

    /// Reads a local experience; it is one of the only clip if none is named.
    func localExperience(in world: WorldParts) throws(ScenarioFileError) -> LocalExperience {
        let fields = try Fields(self, LocalExperienceKey.self)
        // A local experience can name a clip that is not in the store.
        let clip: BundleIdentifier
        if let named = fields[.clip] {
            clip = try world.bundle(named)
        } else {
            clip = try world.clip(nil, self).bundle
        }
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
