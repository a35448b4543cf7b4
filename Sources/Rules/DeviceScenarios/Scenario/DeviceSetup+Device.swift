// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
import AppClipExperiences

extension Device {
    /// The device that a scenario starts with.
    ///
    /// - Parameters:
    ///   - setup: The initial device of a scenario.
    ///   - world: The world that the scenario starts with; it has the clips and apps of the setup.
    /// - Throws: `DeviceError` if there is no such device.
    public init(_ setup: DeviceSetup, in world: ScenarioWorld) throws(DeviceError) {
        var state = setup.state
        for setup in setup.clips {
            guard let record = world.clips.first(where: { $0.clip == setup.clip }) else { continue }
            state.cachedClips[setup.clip] = CachedClip(
                app: record.app,
                signing: setup.signing,
                traits: record.clipTraits,
                version: setup.version ?? record.build?.version
            )
        }
        try self.init(
            state,
            settings: setup.settings,
            publicDatabases: setup.publicDatabases,
            clock: setup.clock
        )
        for app in setup.apps { try handle(.installApp(app, .store), in: world.store) }
    }
}
