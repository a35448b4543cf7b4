// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipTypes

/// The reason an event is invalid, and the part at fault.
///
/// The device is unchanged. An action that clips or people are not allowed to take is not an error;
/// it results in an effect with a ``Reason``.
public struct DeviceError: Error, Sendable, Hashable {
    /// The kind of error.
    public let code: Code

    /// The part that contains the error.
    public let place: Place

    /// Creates an error in a part of an event.
    public init(code: Code, place: Place) {
        self.code = code
        self.place = place
    }

    /// The kinds of error in an event.
    @nonexhaustive public enum Code: Sendable, Hashable {
        /// The clock would go backward.
        case clockTurnedBack(from: Timestamp, to: Timestamp)
        /// The time is outside the years 1970 to 9999.
        case impossibleTime(Timestamp)
        /// This version of iOS does not exist.
        case unknownSystem(SystemVersion)
        /// The system cannot be downgraded.
        case systemTurnedBack(from: SystemVersion, to: SystemVersion)
        /// A duration is negative or longer than a hundred years.
        case impossibleDuration(Int64)
        /// A clip and its full app are both installed (rule D-11).
        case clipBesideApp(AppIdentifier)
        /// Two offers are for the same clip.
        case sameClipTwice(AppIdentifier)
        /// An offer has a build of another clip.
        case buildOfAnotherClip(AppIdentifier)
        /// An offer has the default experience of another clip.
        case experienceOfAnotherClip(AppIdentifier)
        /// The clip belongs to an app other than the offer's.
        case clipOfAnotherApp(AppIdentifier)
        /// A clip has the same identifier as its app.
        case clipIsItsApp(AppIdentifier)
        /// The world's experience does not cover the URL.
        case experienceDoesNotCover(InvocationURL)
        /// The world's experience is in the wrong state.
        case experienceInAnotherState
        /// No local experience has this URL.
        case unknownLocalExperience
        /// There is no card on the screen.
        case noCard
        /// The card does not offer a page in addition to the clip.
        case cardWithoutPage
        /// Neither a clip nor an app is in the foreground.
        case nothingInForeground
        /// The world does not have this app.
        case unknownApp(AppIdentifier)
        /// The app or clip is not on the device.
        case notOnDevice(AppIdentifier)
        /// No notification with this number was delivered.
        case unknownNotification(Int)
        /// The journal belongs to another device.
        case journalOfAnotherDevice
    }

    /// The part of an event that contains the error.
    public enum Place: Sendable, Hashable {
        /// The time of the event.
        case time
        /// The event itself.
        case event
        /// The initial state of the device.
        case state
        /// A setting, or its change.
        case setting
        /// The published experience of the world.
        case advanced
        /// The deactivated experience of the world.
        case deactivated
        /// An offer of the world, counted from 0.
        case offer(Int)
        /// A part of a journal entry; entries are counted from 0.
        indirect case entry(Int, Place)
    }
}
