public import AppClipExperiences
public import AppClipTypes

/// An App Clip card, as it comes up from the bottom of the screen.
public struct CardPresentation: Sendable, Hashable {
    /// The clip.
    public let clip: AppIdentifier

    /// The full app.
    public let app: App

    /// Where the card's text comes from.
    public let experience: Experience

    /// The title.
    ///
    /// A default experience has the app's name (question O-12).
    public let title: String

    /// The line below the title.
    public let subtitle: String

    /// The language of both.
    public let language: Language

    /// What the button says.
    public let verb: Verb

    /// What the picture at the top is found by.
    public let image: String?

    /// Whether the card says that the business is powered by the app.
    public let isPoweredBy: Bool

    /// Whether a preview shows name and icon of the app alone (question O-16).
    public let hasLimitedPreview: Bool

    /// What the clip is handed if the person agrees.
    public let activity: UserActivity

    /// An experience.
    public enum Experience: Sendable, Hashable {
        /// The default experience of a version of the app.
        case standard(version: String)
        /// An advanced experience.
        case advanced(AdvancedExperience.ID)
        /// An experience that was configured on the device (rule D-43).
        case local
    }

    /// The person has tapped the button (rule D-25).
    ///
    /// - Returns: The wish to run the clip.
    public func consent() -> LaunchRequest { LaunchRequest(clip: clip, activity: activity) }
}
