// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// An advanced experience that has no number yet.
public struct NewExperience: Sendable, Hashable {
    /// The identifier of the clip.
    public var clip: AppIdentifier

    /// The prefix of the invocation URLs.
    public var url: RegisteredURL

    /// The image, title, subtitle and verb.
    ///
    /// The image is already in the registry.
    public var card: CardMetadata

    /// Whether the card says that the business is powered by the app.
    public var isPoweredBy: Bool

    /// The place on the map.
    public var place: Place?

    /// Further details of the business at the place.
    public var placeDetails: PlaceDetails?

    /// The category of the business.
    public var category: BusinessCategory?

    /// The publication state.
    public var state: PublicationState

    /// Creates an experience.
    public init(
        clip: AppIdentifier,
        url: RegisteredURL,
        card: CardMetadata,
        isPoweredBy: Bool = false,
        place: Place? = nil,
        placeDetails: PlaceDetails? = nil,
        category: BusinessCategory? = nil,
        state: PublicationState = .published
    ) {
        self.clip = clip
        self.url = url
        self.card = card
        self.isPoweredBy = isPoweredBy
        self.place = place
        self.placeDetails = placeDetails
        self.category = category
        self.state = state
    }

    /// Creates the content of a stored experience, without its number.
    public init(_ experience: AdvancedExperience) {
        self.init(
            clip: experience.clip,
            url: experience.url,
            card: experience.card,
            isPoweredBy: experience.isPoweredBy,
            place: experience.place,
            placeDetails: experience.placeDetails,
            category: experience.category,
            state: experience.state
        )
    }

    /// Returns the experience with a number.
    public func numbered(_ id: AdvancedExperience.ID) -> AdvancedExperience {
        AdvancedExperience(
            id: id,
            clip: clip,
            url: url,
            card: card,
            isPoweredBy: isPoweredBy,
            place: place,
            placeDetails: placeDetails,
            category: category,
            state: state
        )
    }
}
