// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

/// An experience with a URL and a card of its own (rules C-03 and C-15).
///
/// It belongs to the clip, whatever the version of the app (question O-15).
public struct AdvancedExperience: Sendable, Hashable, Identifiable {
    /// The number that the store assigned to the experience.
    public struct ID: RawRepresentable, Sendable, Hashable, Comparable {
        /// The number, which is not negative.
        public let rawValue: Int64

        /// Creates an ID from a number assigned by a store, which must not be negative.
        public init(rawValue: Int64) {
            precondition(rawValue >= 0 && rawValue < .max, "The number must not be negative.")
            self.rawValue = rawValue
        }

        /// Orders identifiers by number.
        public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// The number that the store assigned to the experience.
    public let id: ID

    /// The clip that the experience launches.
    public let clip: AppIdentifier

    /// The prefix of the invocation URLs.
    public let url: RegisteredURL

    /// The metadata of the card: image, title, subtitle and verb.
    public let card: CardMetadata

    /// Whether the card says "powered by" with the app's name (feature C2).
    public let isPoweredBy: Bool

    /// The place on the map, without which Maps never offers the experience (rule C-26).
    public let place: Place?

    /// Further information about the business at the place.
    ///
    /// If only an address is known, Maps has yet to find the place.
    public let placeDetails: PlaceDetails?

    /// The category of the business.
    public let category: BusinessCategory?

    /// The publication state.
    public let state: PublicationState

    /// Creates an advanced experience.
    public init(
        id: ID,
        clip: AppIdentifier,
        url: RegisteredURL,
        card: CardMetadata,
        isPoweredBy: Bool = false,
        place: Place? = nil,
        placeDetails: PlaceDetails? = nil,
        category: BusinessCategory? = nil,
        state: PublicationState
    ) {
        self.id = id
        self.clip = clip
        self.url = url
        self.card = card
        self.isPoweredBy = isPoweredBy
        self.place = place
        self.placeDetails = placeDetails
        self.category = category
        self.state = state
    }
}
