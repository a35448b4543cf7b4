// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import ArgumentParser
import CommandArguments
import MorselRegistry
import ScenarioFiles
import Terminal

/// The options for the business of an experience and its place on the map (C2, C10).
struct BusinessOptions: ParsableArguments {
    @Option(help: "The category of the business, such as food-and-drink.")
    var category: String?

    @Option(
        help: ArgumentHelp(
            "Where the business is, for Maps and Siri Suggestions: latitude and longitude in degrees, "
                + "such as '37.7749, -122.4194'.",
            valueName: "position"
        )
    )
    var place: String?

    @Option(help: "The name of the business; may be repeated.")
    var placeName: [String] = []

    @Option(help: "The address of the business, in one line.")
    var address: String?

    @Option(help: "The phone number of the business.")
    var phone: String?

    @Option(help: "The URL of the home page of the business.")
    var homePage: String?

    @Option(help: "What the button on the card of Maps does, such as restaurant-reservation.")
    var mapAction: String?

    @Option(help: "Whose business it is: owner, authorized or other.")
    var relationship: String?

    /// The parsed values of the options.
    struct Values: Sendable {
        var category: BusinessCategory?
        var place: Place?
        /// The details, of which only the given ones are set.
        var details = PlaceDetails()

        /// Applies the values to an experience; values that were not given stay the same.
        func apply(to experience: inout NewExperience) {
            experience.category = category ?? experience.category
            experience.place = place ?? experience.place
            var own = experience.placeDetails ?? PlaceDetails()
            if !details.names.isEmpty { own.names = details.names }
            own.address = details.address ?? own.address
            own.phoneNumber = details.phoneNumber ?? own.phoneNumber
            own.homePage = details.homePage ?? own.homePage
            own.mapAction = details.mapAction ?? own.mapAction
            own.relationship = details.relationship ?? own.relationship
            experience.placeDetails = own.isEmpty ? nil : own
        }
    }

    /// Parses the options.
    ///
    /// - Throws: ``CommandError`` if an option is invalid.
    func values() throws -> Values {
        var values = Values()
        values.category = try category.map {
            try Parsed.apiWord($0, BusinessCategory.self, "category")
        }
        values.place = try place.map { text in
            guard let place = Quantities.place(text) else {
                throw CommandError(
                    "place",
                    "place: '\(text)' is not a latitude and longitude, such as '37.7749, -122.4194'."
                )
            }
            return place
        }
        values.details.names = placeName
        values.details.address = address.map { PlaceDetails.Address(full: $0) }
        values.details.phoneNumber = phone.map { PlaceDetails.PhoneNumber(number: $0) }
        values.details.homePage = homePage
        values.details.mapAction = try mapAction.map {
            try Parsed.apiWord($0, PlaceDetails.MapAction.self, "map-action")
        }
        values.details.relationship = try relationship.map {
            try Parsed.apiWord($0, PlaceDetails.Relationship.self, "relationship")
        }
        return values
    }
}
