// SPDX-License-Identifier: Apache-2.0

public import AppClipDevice
import AppClipExperiences

extension Device {
    /// Creates the device with which a scenario starts.
    ///
    /// - Parameters:
    ///   - setup: The initial device of a scenario.
    ///   - world: The world with which the scenario starts; it has the clips and apps of the setup.
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
