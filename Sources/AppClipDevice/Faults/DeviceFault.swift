public import AppClipTypes

/// Why an event cannot be, and where.
///
/// Nothing was done: the device is as before. What clips and people may not do is no fault; it has
/// an effect with a ``Reason``.
public struct DeviceFault: Error, Sendable, Hashable {
    /// What is wrong.
    public let code: Code

    /// Where it is wrong.
    public let place: Place

    /// A fault at a place.
    public init(code: Code, place: Place) {
        self.code = code
        self.place = place
    }

    /// What is wrong.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The clock would go back.
        case clockTurnedBack(from: Timestamp, to: Timestamp)
        /// No device's clock shows such a moment.
        case impossibleTime(Timestamp)
        /// There is no such version of the system.
        case unknownSystem(SystemVersion)
        /// A system does not become older.
        case systemTurnedBack(from: SystemVersion, to: SystemVersion)
        /// An offset from UTC is larger than 18 hours.
        case zoneOffset(Int)
        /// Changes of a time zone are out of order, or on no day.
        case zoneOutOfOrder
        /// A length of time is negative, or longer than a device lives.
        case impossibleDuration(Int64)
        /// A clip and its full app are both there (rule D-11).
        case clipBesideApp(AppIdentifier)
        /// Two offers are of the same clip.
        case sameClipTwice(AppIdentifier)
        /// An offer has a build of another clip.
        case buildOfAnotherClip(AppIdentifier)
        /// An offer has the default experience of another clip.
        case experienceOfAnotherClip(AppIdentifier)
        /// A clip belongs to another app than the one beside it.
        case clipOfAnotherApp(AppIdentifier)
        /// A clip has the identifier of its app.
        case clipIsItsApp(AppIdentifier)
        /// The experience that was found does not cover the URL.
        case experienceDoesNotCover(InvocationURL)
        /// The experience that was found is in another state.
        case experienceInAnotherState
        /// The URL is that of no local experience.
        case unknownLocalExperience
        /// There is no card on the screen.
        case noCard
        /// Neither a clip nor an app is in the foreground.
        case nothingInForeground
        /// The app is not in the world.
        case unknownApp(AppIdentifier)
        /// The app or clip is not on the device.
        case notOnDevice(AppIdentifier)
        /// There is no such notification.
        case unknownNotification(Int)
        /// A journal is from another device.
        case journalOfAnotherDevice
    }

    /// Where it is wrong.
    public enum Place: Sendable, Hashable {
        /// In the time of the event.
        case time
        /// In the event.
        case event
        /// In a state given to the device.
        case state
        /// In a setting.
        case setting
        /// In a change of the time zone, counted from 0, or in its first offset.
        case zone(transition: Int?)
        /// In the published experience of the world.
        case advanced
        /// In the deactivated experience of the world.
        case deactivated
        /// In an offer of the world, counted from 0.
        case offer(Int)
        /// In an entry of a journal, counted from 0.
        indirect case entry(Int, Place)
    }
}
