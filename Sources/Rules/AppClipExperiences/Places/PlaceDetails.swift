// SPDX-License-Identifier: Apache-2.0

/// What is known about the business at a place beside its coordinates (rule C-26).
///
/// Every part may be missing. Parts and names are those of `place` in the App Store Connect API.
public struct PlaceDetails: Sendable, Hashable, Codable {
    /// The number that Maps has for the place.
    public var placeID: String?

    /// The names of the business.
    public var names: [String]

    /// The address.
    public var address: Address?

    /// Where the coordinates come from.
    public var pointSource: PointSource?

    /// What the button on the card of Maps does.
    public var mapAction: MapAction?

    /// What the owner of the clip has to do with the business.
    public var relationship: Relationship?

    /// The phone number.
    public var phoneNumber: PhoneNumber?

    /// The URL of the home page.
    public var homePage: String?

    /// The categories of Maps, such as `restaurant`.
    public var categories: [String]

    /// Details without any part; those that are known are set afterwards.
    public init(
        placeID: String? = nil,
        names: [String] = [],
        address: Address? = nil,
        pointSource: PointSource? = nil,
        mapAction: MapAction? = nil,
        relationship: Relationship? = nil,
        phoneNumber: PhoneNumber? = nil,
        homePage: String? = nil,
        categories: [String] = []
    ) {
        self.placeID = placeID
        self.names = names
        self.address = address
        self.pointSource = pointSource
        self.mapAction = mapAction
        self.relationship = relationship
        self.phoneNumber = phoneNumber
        self.homePage = homePage
        self.categories = categories
    }

    /// Whether nothing is known.
    public var isEmpty: Bool { self == PlaceDetails() }
}

// MARK: - Parts

extension PlaceDetails {
    /// An address, in one text, in parts, or both.
    public struct Address: Sendable, Hashable, Codable {
        /// The address in one text.
        public var full: String?
        /// The lines with street and number.
        public var street: [String]
        /// The floor.
        public var floor: String?
        /// The part of the city.
        public var neighborhood: String?
        /// The city.
        public var locality: String?
        /// The state or province.
        public var stateProvince: String?
        /// The postal code.
        public var postalCode: String?
        /// The country, such as `CH`.
        public var countryCode: String?

        /// An address.
        public init(
            full: String? = nil,
            street: [String] = [],
            floor: String? = nil,
            neighborhood: String? = nil,
            locality: String? = nil,
            stateProvince: String? = nil,
            postalCode: String? = nil,
            countryCode: String? = nil
        ) {
            self.full = full
            self.street = street
            self.floor = floor
            self.neighborhood = neighborhood
            self.locality = locality
            self.stateProvince = stateProvince
            self.postalCode = postalCode
            self.countryCode = countryCode
        }

        /// The address in one line: as it was given, or else its parts with commas in between.
        public var line: String {
            if let full { return full }
            let city = [postalCode, locality].compactMap(\.self).joined(separator: " ")
            let parts = street + [city, stateProvince ?? "", countryCode ?? ""]
            return parts.filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    /// A phone number.
    public struct PhoneNumber: Sendable, Hashable, Codable {
        /// The number, as it is dialled.
        public var number: String
        /// What kind of line it is.
        public var kind: Kind?
        /// What the number is for.
        public var intent: String?

        /// A phone number.
        public init(number: String, kind: Kind? = nil, intent: String? = nil) {
            self.number = number
            self.kind = kind
            self.intent = intent
        }

        /// The kinds of lines.
        public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
            /// A telefax.
            case fax = "FAX"
            /// A line.
            case landline = "LANDLINE"
            /// A mobile phone.
            case mobile = "MOBILE"
            /// A number that costs the caller nothing.
            case tollFree = "TOLLFREE"
        }
    }

    /// Where coordinates come from.
    public enum PointSource: String, Sendable, Hashable, CaseIterable, Codable {
        /// From the address.
        case calculated = "CALCULATED"
        /// From a pin that somebody has placed.
        case manuallyPlaced = "MANUALLY_PLACED"
    }

    /// What the owner of the clip has to do with a business.
    public enum Relationship: String, Sendable, Hashable, CaseIterable, Codable {
        /// It is the owner's.
        case owner = "OWNER"
        /// The business has authorised the owner.
        case authorized = "AUTHORIZED"
        /// Anything else.
        case other = "OTHER"
    }

    /// What the button on the card of Maps does.
    public enum MapAction: String, Sendable, Hashable, CaseIterable, Codable {
        /// Buys tickets.
        case buyTickets = "BUY_TICKETS"
        /// Shows what is available.
        case viewAvailability = "VIEW_AVAILABILITY"
        /// Shows prices.
        case viewPricing = "VIEW_PRICING"
        /// Books a room.
        case bookRoom = "HOTEL_BOOK_ROOM"
        /// Reserves a parking space.
        case reserveParking = "PARKING_RESERVE_PARKING"
        /// Joins the waiting list of a restaurant.
        case joinWaitlist = "RESTAURANT_JOIN_WAITLIST"
        /// Orders a meal that is delivered.
        case orderDelivery = "RESTAURANT_ORDER_DELIVERY"
        /// Orders a meal.
        case orderFood = "RESTAURANT_ORDER_FOOD"
        /// Orders a meal to take away.
        case orderTakeout = "RESTAURANT_ORDER_TAKEOUT"
        /// Reserves a table.
        case reserveTable = "RESTAURANT_RESERVATION"
        /// Makes an appointment.
        case scheduleAppointment = "SCHEDULE_APPOINTMENT"
        /// Shows the menu.
        case viewMenu = "RESTAURANT_VIEW_MENU"
        /// Shows what a theatre plays.
        case nowPlaying = "THEATER_NOW_PLAYING"
    }
}
