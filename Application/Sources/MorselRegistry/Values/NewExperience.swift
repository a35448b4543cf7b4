// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// An advanced experience that has no number yet.
public struct NewExperience: Sendable, Hashable {
    /// The clip.
    public var clip: AppIdentifier

    /// The prefix of the invocation URLs.
    public var url: RegisteredURL

    /// Image, title, subtitle and verb.
    ///
    /// The image was added to the registry before.
    public var card: CardMetadata

    /// Whether the card says that the business is powered by the app.
    public var isPoweredBy: Bool

    /// The place on the map.
    public var place: Place?

    /// What else is known about the business at the place.
    public var placeDetails: PlaceDetails?

    /// What kind of business it is.
    public var category: BusinessCategory?

    /// How far the experience has come.
    public var state: PublicationState

    /// An experience.
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

    /// The content of an experience without its number.
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

    /// The experience, once it has a number.
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
