public import AppClipDevice
public import AppClipExperiences
public import AppClipTypes

/// Something that happens in a scenario, and what is expected after it.
public struct Step: Sendable {
    /// What the step is about; `nil` where nobody said.
    public var name: String?

    /// When it happens; `nil` at the time of the step before.
    public var time: Moment?

    /// What happens, in its order.
    public var actions: [Action]

    /// What is expected.
    public var expectations: [Expectation]

    /// Where the step begins in its file.
    public var place: ScenarioPlace

    /// A step.
    public init(
        name: String? = nil,
        time: Moment? = nil,
        actions: [Action] = [],
        expectations: [Expectation] = [],
        place: ScenarioPlace = ScenarioPlace()
    ) {
        self.name = name
        self.time = time
        self.actions = actions
        self.expectations = expectations
        self.place = place
    }
}

/// A time in a scenario.
public enum Moment: Sendable, Hashable {
    /// A time by the clock.
    case at(Timestamp)
    /// Some seconds after what the clock shows.
    case after(seconds: Int64)

    /// The time, where the clock shows another.
    public func time(now: Timestamp) -> Timestamp {
        switch self {
        case .at(let time): time
        case .after(let seconds): now + seconds
        }
    }
}

/// Something that happens in a scenario.
///
/// What an event takes from the device itself, such as the time, is filled in when it happens.
public enum Action: Sendable {
    /// Something that needs nothing of the device.
    case event(Event)
    /// A person scans, taps or opens a URL.
    case invoke(InvocationSource, InvocationURL, InvocationDetails)
    /// The clip in the foreground schedules a notification.
    case schedule(NotificationRequest, Moment)
    /// A developer or tester removes the local experience with a URL.
    case removeLocalExperience(RegisteredURL)
    /// Store, websites or bundles change.
    case change(ScenarioWorld)
    /// A backup is made, in the place of an earlier one.
    case backUp
    /// The device is set up anew from the latest backup.
    case restore
}
