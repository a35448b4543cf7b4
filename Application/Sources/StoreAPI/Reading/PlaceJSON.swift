// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppStoreConnect

import struct AppClipFormats.JSONValue

/// A place on the map as the API represents it, and as the rules do: coordinates, and details.
enum PlaceJSON {
    /// Returns the API's status of a place, `MATCHED` or `NO_MATCH`; `nil` without a place.
    static func status(_ place: Place?, _ details: PlaceDetails?) -> String? {
        place != nil ? "MATCHED" : details != nil ? "NO_MATCH" : nil
    }

    static func json(_ place: Place?, _ details: PlaceDetails?) -> JSONValue? {
        guard place != nil || details != nil else { return nil }
        let details = details ?? PlaceDetails()
        let point = JSONValue.object(
            some: [
                "coordinates": place.map {
                    [
                        "latitude": .number("\($0.latitude)"),
                        "longitude": .number("\($0.longitude)"),
                    ]
                }, "source": (details.pointSource?.rawValue).map(JSONValue.string),
            ]
        )
        return .object(
            some: [
                "placeId": details.placeID.map(JSONValue.string),
                "names": details.names.isEmpty ? nil : .strings(details.names),
                "mainAddress": details.address.map(json),
                "displayPoint": point.members?.isEmpty == true ? nil : point,
                "mapAction": (details.mapAction?.rawValue).map(JSONValue.string),
                "relationship": (details.relationship?.rawValue).map(JSONValue.string),
                "phoneNumber": details.phoneNumber.map { phone in
                    .object(
                        some: [
                            "number": .string(phone.number),
                            "type": (phone.kind?.rawValue).map(JSONValue.string),
                            "intent": phone.intent.map(JSONValue.string),
                        ]
                    )
                }, "homePage": details.homePage.map(JSONValue.string),
                "categories": details.categories.isEmpty ? nil : .strings(details.categories),
            ]
        )
    }

    private static func json(_ address: PlaceDetails.Address) -> JSONValue {
        let parts = JSONValue.object(
            some: [
                "streetAddress": address.street.isEmpty ? nil : .strings(address.street),
                "floor": address.floor.map(JSONValue.string),
                "neighborhood": address.neighborhood.map(JSONValue.string),
                "locality": address.locality.map(JSONValue.string),
                "stateProvince": address.stateProvince.map(JSONValue.string),
                "postalCode": address.postalCode.map(JSONValue.string),
                "countryCode": address.countryCode.map(JSONValue.string),
            ]
        )
        return .object(
            some: [
                "fullAddress": address.full.map(JSONValue.string),
                "structuredAddress": parts.members?.isEmpty == true ? nil : parts,
            ]
        )
    }

    /// Reads a place that has been checked against its shape.
    ///
    /// - Throws: ``APIErrors`` if only one of the coordinates is given.
    static func place(_ json: JSONValue) throws(APIErrors) -> (Place?, PlaceDetails?) {
        let point = json["displayPoint"]
        let coordinates = point?["coordinates"]
        let latitude = coordinates?["latitude"]?.number
        let longitude = coordinates?["longitude"]?.number
        guard (latitude == nil) == (longitude == nil) else {
            throw APIErrors(
                .attributeInvalid,
                "The coordinates of a place have both a latitude and a longitude.",
                at: .pointer("/data/attributes/place/displayPoint/coordinates")
            )
        }
        var place: Place?
        if let latitude, let longitude { place = Place(latitude: latitude, longitude: longitude) }
        let phone = json["phoneNumber"]
        let details = PlaceDetails(
            placeID: json["placeId"]?.string,
            names: texts(json["names"]),
            address: json["mainAddress"].map(address),
            pointSource: (point?["source"]?.string).flatMap(PlaceDetails.PointSource.init),
            mapAction: (json["mapAction"]?.string).flatMap(PlaceDetails.MapAction.init),
            relationship: (json["relationship"]?.string).flatMap(PlaceDetails.Relationship.init),
            phoneNumber: (phone?["number"]?.string).map { number in
                PlaceDetails.PhoneNumber(
                    number: number,
                    kind: (phone?["type"]?.string).flatMap(PlaceDetails.PhoneNumber.Kind.init),
                    intent: phone?["intent"]?.string
                )
            },
            homePage: json["homePage"]?.string,
            categories: texts(json["categories"])
        )
        return (place, details.isEmpty ? nil : details)
    }

    private static func texts(_ json: JSONValue?) -> [String] {
        json?.array?.compactMap(\.string) ?? []
    }

    private static func address(_ json: JSONValue) -> PlaceDetails.Address {
        let parts = json["structuredAddress"]
        return PlaceDetails.Address(
            full: json["fullAddress"]?.string,
            street: texts(parts?["streetAddress"]),
            floor: parts?["floor"]?.string,
            neighborhood: parts?["neighborhood"]?.string,
            locality: parts?["locality"]?.string,
            stateProvince: parts?["stateProvince"]?.string,
            postalCode: parts?["postalCode"]?.string,
            countryCode: parts?["countryCode"]?.string
        )
    }
}
