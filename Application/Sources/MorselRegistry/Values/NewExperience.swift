// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

/// The content of an advanced experience, to which the registry has not given an identifier.
public struct NewExperience: Sendable, Hashable {
    /// The identifier of the clip.
    public var clip: AppIdentifier

    /// The registered URL, which is the prefix of the invocation URLs.
    public var url: RegisteredURL

    /// The image, title, subtitle and verb; the image must already be in the registry.
    public var card: CardMetadata

    /// Whether the card says that the business is powered by the app.
    public var isPoweredBy: Bool

    /// The place on the map; `nil` for an experience without one.
    public var place: Place?

    /// Further details of the business at the place; `nil` without them.
    public var placeDetails: PlaceDetails?

    /// The category of the business; `nil` without one.
    public var category: BusinessCategory?

    /// The publication state.
    public var state: PublicationState

    /// Creates the content of an experience.
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

    /// Creates a copy of the content of a stored experience.
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

    /// Returns the experience with an identifier.
    public func withID(_ id: AdvancedExperience.ID) -> AdvancedExperience {
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
