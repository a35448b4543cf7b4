// SPDX-License-Identifier: Apache-2.0

/// Information about the business at a place in addition to its coordinates (rule C-26).
///
/// All properties are optional. They have the names of `place` in the App Store Connect API.
public struct PlaceDetails: Sendable, Hashable, Codable {
    /// The number of the place in Maps.
    public var placeID: String?

    /// The names of the business.
    public var names: [String]

    /// The postal address of the business.
    public var address: Address?

    /// The origin of the coordinates.
    public var pointSource: PointSource?

    /// The action of the button on the card in Maps.
    public var mapAction: MapAction?

    /// The relationship between the owner of the clip and the business.
    public var relationship: Relationship?

    /// The phone number of the business.
    public var phoneNumber: PhoneNumber?

    /// The URL of the home page.
    public var homePage: String?

    /// The categories of Maps, such as `restaurant`.
    public var categories: [String]

    /// Creates details without any information; known properties are set afterwards.
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

    /// Whether there is no information.
    public var isEmpty: Bool { self == PlaceDetails() }
}

// MARK: - Parts

extension PlaceDetails {
    /// An address, as one text, in parts, or both.
    public struct Address: Sendable, Hashable, Codable {
        /// The address as one text.
        public var full: String?
        /// The lines with street and number.
        public var street: [String]
        /// The floor in the building.
        public var floor: String?
        /// The district of the city.
        public var neighborhood: String?
        /// The city.
        public var locality: String?
        /// The state or province.
        public var stateProvince: String?
        /// The postal code, as it is written in the country.
        public var postalCode: String?
        /// The country code, such as `CH`.
        public var countryCode: String?

        /// Creates an address.
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

        /// The address in one line: the full text if given, or else its parts separated by commas.
        public var line: String {
            if let full { return full }
            let city = [postalCode, locality].compactMap(\.self).joined(separator: " ")
            let parts = street + [city, stateProvince ?? "", countryCode ?? ""]
            return parts.filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    /// A phone number, with its kind and purpose.
    public struct PhoneNumber: Sendable, Hashable, Codable {
        /// The number to dial.
        public var number: String
        /// The kind of line.
        public var kind: Kind?
        /// The purpose of the number.
        public var intent: String?

        /// Creates a phone number.
        public init(number: String, kind: Kind? = nil, intent: String? = nil) {
            self.number = number
            self.kind = kind
            self.intent = intent
        }

        /// The kinds of lines.
        public enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
            /// A fax line.
            case fax = "FAX"
            /// A line of the fixed network.
            case landline = "LANDLINE"
            /// A mobile phone.
            case mobile = "MOBILE"
            /// A number that is free of charge for the caller.
            case tollFree = "TOLLFREE"
        }
    }

    /// The origin of coordinates.
    public enum PointSource: String, Sendable, Hashable, CaseIterable, Codable {
        /// The coordinates were calculated from the address.
        case calculated = "CALCULATED"
        /// The coordinates are those of a pin that was placed manually.
        case manuallyPlaced = "MANUALLY_PLACED"
    }

    /// The relationship between the owner of the clip and a business.
    public enum Relationship: String, Sendable, Hashable, CaseIterable, Codable {
        /// The business belongs to the owner of the clip.
        case owner = "OWNER"
        /// The business has authorised the owner of the clip.
        case authorized = "AUTHORIZED"
        /// Any other relationship.
        case other = "OTHER"
    }

    /// The action of the button on the card in Maps.
    public enum MapAction: String, Sendable, Hashable, CaseIterable, Codable {
        /// Buys tickets for an event or a ride.
        case buyTickets = "BUY_TICKETS"
        /// Shows what is available.
        case viewAvailability = "VIEW_AVAILABILITY"
        /// Shows prices.
        case viewPricing = "VIEW_PRICING"
        /// Books a hotel room.
        case bookRoom = "HOTEL_BOOK_ROOM"
        /// Reserves a parking space.
        case reserveParking = "PARKING_RESERVE_PARKING"
        /// Joins the waiting list of a restaurant.
        case joinWaitlist = "RESTAURANT_JOIN_WAITLIST"
        /// Orders a meal that is delivered.
        case orderDelivery = "RESTAURANT_ORDER_DELIVERY"
        /// Orders a meal.
        case orderFood = "RESTAURANT_ORDER_FOOD"
        /// Orders a meal for takeaway.
        case orderTakeout = "RESTAURANT_ORDER_TAKEOUT"
        /// Reserves a table in a restaurant.
        case reserveTable = "RESTAURANT_RESERVATION"
        /// Makes an appointment.
        case scheduleAppointment = "SCHEDULE_APPOINTMENT"
        /// Shows the menu.
        case viewMenu = "RESTAURANT_VIEW_MENU"
        /// Shows the programme of a theatre.
        case nowPlaying = "THEATER_NOW_PLAYING"
    }
}
