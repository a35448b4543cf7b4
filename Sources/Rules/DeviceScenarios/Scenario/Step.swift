// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipDevice
public import AppClipExperiences
public import AppClipTypes

/// A step of a scenario: actions, and expectations about their result.
public struct Step: Sendable {
    /// A description of the step.
    public var name: String?

    /// The time of the step; `nil` for the current time.
    public var time: Moment?

    /// The actions of the step, in order.
    public var actions: [Action]

    /// The expectations after the actions.
    public var expectations: [Expectation]

    /// The position of the step in its file.
    public var place: ScenarioPlace

    /// Creates a step.
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
    /// A date and time.
    case at(Timestamp)
    /// A number of seconds after the current time.
    case after(seconds: Int64)

    /// Returns the time, given the current one.
    public func time(now: Timestamp) -> Timestamp {
        switch self {
        case .at(let time): time
        case .after(let seconds): now + seconds
        }
    }
}

/// An action of a step.
///
/// Values that depend on the device, such as the time, are filled in when the step is played.
public enum Action: Sendable {
    /// An event that does not depend on the device.
    case event(Event)
    /// A person scans, taps or opens a URL.
    case invoke(InvocationSource, InvocationURL, InvocationDetails)
    /// The clip in the foreground schedules a notification.
    case schedule(NotificationRequest, Moment)
    /// A developer or tester removes the local experience with this URL.
    case removeLocalExperience(RegisteredURL)
    /// The data of store, websites or bundles changes.
    case change(ScenarioWorld)
    /// A backup is made, which replaces the previous one.
    case backUp
    /// The device is restored from the latest backup.
    case restore
}
