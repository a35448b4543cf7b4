public import AppClipTypes

/// An experience with a URL and a card of its own (rules C-03 and C-15).
///
/// It belongs to the clip, whatever the version of the app (question O-15).
public struct AdvancedExperience: Sendable, Hashable, Identifiable {
    /// The number that a store gave the experience.
    public struct ID: RawRepresentable, Sendable, Hashable, Comparable {
        /// The number, which is not negative.
        public let rawValue: Int64

        /// A number given by a store, which must not be negative.
        public init(rawValue: Int64) {
            precondition(rawValue >= 0 && rawValue < .max, "A store's number is not negative.")
            self.rawValue = rawValue
        }

        /// Numbers in their order.
        public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// The number that the store gave.
    public let id: ID

    /// The clip.
    public let clip: AppIdentifier

    /// The prefix of the invocation URLs.
    public let url: RegisteredURL

    /// Picture, title, subtitle and verb.
    public let card: CardMetadata

    /// Whether the card says that the business is powered by the app (feature C2).
    public let isPoweredBy: Bool

    /// The place on the map, without which Maps never offers the experience (rule C-26).
    public let place: Place?

    /// What kind of business it is.
    public let category: BusinessCategory?

    /// How far the experience has come.
    public let state: PublicationState

    /// An advanced experience.
    public init(
        id: ID,
        clip: AppIdentifier,
        url: RegisteredURL,
        card: CardMetadata,
        isPoweredBy: Bool = false,
        place: Place? = nil,
        category: BusinessCategory? = nil,
        state: PublicationState
    ) {
        self.id = id
        self.clip = clip
        self.url = url
        self.card = card
        self.isPoweredBy = isPoweredBy
        self.place = place
        self.category = category
        self.state = state
    }
}
