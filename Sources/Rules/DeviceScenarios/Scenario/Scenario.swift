// SPDX-License-Identifier: Apache-2.0

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
    /// What the scenario shows, in one sentence.
    public var name: String

    /// The ids of the rules that it shows, such as `D-10`.
    public var rules: [String]

    /// The initial device.
    public var device: DeviceSetup

    /// What store, websites and bundles know at the start.
    public var world: ScenarioWorld

    /// The steps, in order.
    public var steps: [Step]

    /// The position of the scenario in its file.
    public var place: ScenarioPlace

    /// A scenario.
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

    /// A position; by default the first character.
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
    /// The state that decisions depend on.
    ///
    /// Installed apps are listed in ``apps`` and not here, so that they are installed with the
    /// entitlements that the world has for them.
    public var state: DeviceState

    /// The settings.
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
        /// The clip.
        public var clip: AppIdentifier

        /// How it was signed.
        public var signing: Signing

        /// The version of its build; `nil` for the build in the world.
        public var version: String?

        /// A clip; by default the store's.
        public init(clip: AppIdentifier, signing: Signing = .store, version: String? = nil) {
            self.clip = clip
            self.signing = signing
            self.version = version
        }
    }

    /// The default time: noon of 1 January 2026 in UTC.
    public static let defaultClock = Timestamp(secondsSince1970: 1_767_268_800)

    /// A device.
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
