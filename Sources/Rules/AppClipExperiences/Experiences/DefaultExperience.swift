// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// The experience that each clip needs, for each version of its app (rules C-01 and C-30).
public struct DefaultExperience: Sendable, Hashable {
    /// The clip that the experience launches.
    public let clip: AppIdentifier

    /// The version of the app that the experience belongs to.
    public let version: String

    /// The metadata of the card: image, subtitle and verb.
    ///
    /// There is no title (rule C-02).
    public let card: CardMetadata

    /// The publication state.
    public let state: PublicationState

    /// Creates a default experience.
    public init(
        clip: AppIdentifier,
        version: String,
        card: CardMetadata,
        state: PublicationState
    ) {
        self.clip = clip
        self.version = version
        self.card = card
        self.state = state
    }
}
