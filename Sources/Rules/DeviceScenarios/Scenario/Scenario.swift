// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipDevice
public import AppClipTypes

/// A device, a world, and steps with expectations.
///
/// A scenario is a value: it uses neither clock nor network, and plays the same everywhere.
///
/// ```swift
/// let run = ScenarioRun(of: scenario)
/// run.isMet          // whether all expectations are met
/// run.outcomes       // each expectation with the actual value
/// ```
public struct Scenario: Sendable {
    /// A description of the scenario, in one sentence.
    public var name: String

    /// The ids of the rules that the scenario demonstrates, such as `D-10`.
    public var rules: [String]

    /// The initial device.
    public var device: DeviceSetup

    /// The data of store, websites and bundles at the start.
    public var world: ScenarioWorld

    /// The steps, in order.
    public var steps: [Step]

    /// The position of the scenario in its file.
    public var place: ScenarioPlace

    /// Creates a scenario.
    public init(
        name: String,
        rules: [String] = [],
        device: DeviceSetup,
        world: ScenarioWorld,
        steps: [Step],
        place: ScenarioPlace = ScenarioPlace()
    ) {
        self.name = name
        self.rules = rules
        self.device = device
        self.world = world
        self.steps = steps
        self.place = place
    }
}

/// A position in a scenario file, as editors show it.
public struct ScenarioPlace: Sendable, Hashable, Comparable {
    /// The line, from 1 on.
    public let line: Int

    /// The column in characters, from 1 on.
    public let column: Int

    /// Creates a position; by default that of the first character.
    public init(line: Int = 1, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// Orders positions as in the file.
    public static func < (one: Self, other: Self) -> Bool {
        one.line == other.line ? one.column < other.column : one.line < other.line
    }
}

/// The initial device of a scenario.
public struct DeviceSetup: Sendable, Hashable {
    /// The state on which decisions depend.
    ///
    /// Installed apps are listed in ``apps`` and not here, so that they are installed with the
    /// entitlements that the world has for them.
    public var state: DeviceState

    /// The settings, on which decisions do not depend.
    public var settings: DeviceSettings

    /// Records by iCloud container and name.
    public var publicDatabases: [String: [String: String]]

    /// The current time.
    public var clock: Timestamp

    /// The full apps that are installed at the start, in order.
    public var apps: [AppIdentifier]

    /// The clips that are on the device at the start.
    public var clips: [ClipSetup]

    /// A clip that is on the device at the start.
    public struct ClipSetup: Sendable, Hashable {
        /// The identifier of the clip.
        public var clip: AppIdentifier

        /// The kind of signature of the clip.
        public var signing: Signing

        /// The version of its build; `nil` for the build in the world.
        public var version: String?

        /// Creates a clip; by default one from the store.
        public init(clip: AppIdentifier, signing: Signing = .store, version: String? = nil) {
            self.clip = clip
            self.signing = signing
            self.version = version
        }
    }

    /// The default time: noon on 1 January 2026 in UTC.
    public static let defaultClock = Timestamp(secondsSince1970: 1_767_268_800)

    /// Creates a device setup.
    public init(
        state: DeviceState,
        settings: DeviceSettings = DeviceSettings(),
        publicDatabases: [String: [String: String]] = [:],
        clock: Timestamp = defaultClock,
        apps: [AppIdentifier] = [],
        clips: [ClipSetup] = []
    ) {
        self.state = state
        self.settings = settings
        self.publicDatabases = publicDatabases
        self.clock = clock
        self.apps = apps
        self.clips = clips
    }
}
