public import AppClipDevice
public import AppClipTypes

/// A device, a world, what happens, and what is expected of it.
///
/// A scenario is a value: it asks neither clock nor network, and plays the same everywhere.
///
/// ```swift
/// let run = ScenarioRun(of: scenario)
/// run.isMet          // whether all that is expected has come
/// run.outcomes       // each expectation, with what came instead
/// ```
public struct Scenario: Sendable {
    /// What the scenario shows, as a sentence.
    public var name: String

    /// The ids of the rules that it shows, such as `D-10`.
    public var rules: [String]

    /// The device at the begin.
    public var device: DeviceSetup

    /// What store, websites and bundles know at the begin.
    public var world: ScenarioWorld

    /// What happens, in its order.
    public var steps: [Step]

    /// Where the scenario begins in its file.
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

/// A place in the file of a scenario, as editors show it.
public struct ScenarioPlace: Sendable, Hashable, Comparable {
    /// The line, from 1 on.
    public let line: Int

    /// The column in characters, from 1 on.
    public let column: Int

    /// A place; the first character, unless told.
    public init(line: Int = 1, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// Places in the order of the file.
    public static func < (one: Self, other: Self) -> Bool {
        one.line == other.line ? one.column < other.column : one.line < other.line
    }
}

/// The device of a scenario, before anything happens to it.
public struct DeviceSetup: Sendable, Hashable {
    /// What decisions ask.
    ///
    /// Apps that are installed are named in ``apps`` and not here, so that they are installed with
    /// what the world knows of them.
    public var state: DeviceState

    /// What is set.
    public var settings: DeviceSettings

    /// Records by iCloud container and name.
    public var publicDatabases: [String: [String: String]]

    /// What the clock shows.
    public var clock: Timestamp

    /// The full apps that are installed at the begin, in their order.
    public var apps: [AppIdentifier]

    /// The clock of a scenario that names no time: the first noon of 2026 in UTC.
    public static let usualClock = Timestamp(secondsSince1970: 1_767_268_800)

    /// A device.
    public init(
        state: DeviceState,
        settings: DeviceSettings = DeviceSettings(),
        publicDatabases: [String: [String: String]] = [:],
        clock: Timestamp = usualClock,
        apps: [AppIdentifier] = []
    ) {
        self.state = state
        self.settings = settings
        self.publicDatabases = publicDatabases
        self.clock = clock
        self.apps = apps
    }
}
