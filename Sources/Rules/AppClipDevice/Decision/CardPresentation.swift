// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// The content of an App Clip card.
public struct CardPresentation: Sendable, Hashable {
    /// The clip that the card launches.
    public let clip: AppIdentifier

    /// The full app of the clip.
    public let app: App

    /// The experience that the card's text comes from.
    public let experience: Experience

    /// The title of the card.
    ///
    /// For a default experience it is the app's name (question O-12).
    public let title: String

    /// The line below the title.
    public let subtitle: String

    /// The language of title and subtitle.
    public let language: Language

    /// The label of the button.
    public let verb: Verb

    /// The reference of the image at the top.
    public let image: String?

    /// Whether the card says "powered by" with the app's name.
    public let isPoweredBy: Bool

    /// Whether a preview shows only the app's name and icon (question O-16).
    public let hasLimitedPreview: Bool

    /// The activity that the clip receives if the person agrees.
    public let activity: UserActivity

    /// The experience on which a card is based.
    public enum Experience: Sendable, Hashable {
        /// The default experience of a version of the app.
        case standard(version: String)
        /// An advanced experience.
        case advanced(AdvancedExperience.ID)
        /// An experience that is configured on the device (rule D-43).
        case local
    }

    /// Returns the launch that follows a tap on the button (rule D-25).
    ///
    /// - Returns: The request to run the clip.
    public func consent() -> LaunchRequest { LaunchRequest(clip: clip, activity: activity) }
}
