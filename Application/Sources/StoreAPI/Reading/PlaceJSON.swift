// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppStoreConnect

/// A place on the map as the API represents it, and as the rules do: coordinates, and details.
enum PlaceJSON {
    /// Returns the API's status of a place, `MATCHED` or `NO_MATCH`; `nil` without a place.
    static func status(_ place: Place?, _ details: PlaceDetails?) -> String? {
        place != nil ? "MATCHED" : details != nil ? "NO_MATCH" : nil
    }

    static func json(_ place: Place?, _ details: PlaceDetails?) -> JSON? {
        guard place != nil || details != nil else { return nil }
        let details = details ?? PlaceDetails()
        let point = JSON.object(
            some: [
                "coordinates": place.map {
                    [
                        "latitude": .number("\($0.latitude)"),
                        "longitude": .number("\($0.longitude)"),
                    ]
                }, "source": (details.pointSource?.rawValue).map(JSON.text),
            ]
        )
        return .object(
            some: [
                "placeId": details.placeID.map(JSON.text),
                "names": details.names.isEmpty ? nil : .texts(details.names),
                "mainAddress": details.address.map(json),
                "displayPoint": point.members?.isEmpty == true ? nil : point,
                "mapAction": (details.mapAction?.rawValue).map(JSON.text),
                "relationship": (details.relationship?.rawValue).map(JSON.text),
                "phoneNumber": details.phoneNumber.map { phone in
                    .object(
                        some: [
                            "number": .text(phone.number),
                            "type": (phone.kind?.rawValue).map(JSON.text),
                            "intent": phone.intent.map(JSON.text),
                        ]
                    )
                }, "homePage": details.homePage.map(JSON.text),
                "categories": details.categories.isEmpty ? nil : .texts(details.categories),
            ]
        )
    }

    private static func json(_ address: PlaceDetails.Address) -> JSON {
        let parts = JSON.object(
            some: [
                "streetAddress": address.street.isEmpty ? nil : .texts(address.street),
                "floor": address.floor.map(JSON.text),
                "neighborhood": address.neighborhood.map(JSON.text),
                "locality": address.locality.map(JSON.text),
                "stateProvince": address.stateProvince.map(JSON.text),
                "postalCode": address.postalCode.map(JSON.text),
                "countryCode": address.countryCode.map(JSON.text),
            ]
        )
        return .object(
            some: [
                "fullAddress": address.full.map(JSON.text),
                "structuredAddress": parts.members?.isEmpty == true ? nil : parts,
            ]
        )
    }

    /// Reads a place that has been checked against its shape.
    ///
    /// - Throws: ``APIErrors`` if only one of the coordinates is given.
    static func place(_ json: JSON) throws(APIErrors) -> (Place?, PlaceDetails?) {
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
            placeID: json["placeId"]?.text,
            names: texts(json["names"]),
            address: json["mainAddress"].map(address),
            pointSource: (point?["source"]?.text).flatMap(PlaceDetails.PointSource.init),
            mapAction: (json["mapAction"]?.text).flatMap(PlaceDetails.MapAction.init),
            relationship: (json["relationship"]?.text).flatMap(PlaceDetails.Relationship.init),
            phoneNumber: (phone?["number"]?.text).map { number in
                PlaceDetails.PhoneNumber(
                    number: number,
                    kind: (phone?["type"]?.text).flatMap(PlaceDetails.PhoneNumber.Kind.init),
                    intent: phone?["intent"]?.text
                )
            },
            homePage: json["homePage"]?.text,
            categories: texts(json["categories"])
        )
        return (place, details.isEmpty ? nil : details)
    }

    private static func texts(_ json: JSON?) -> [String] { json?.list?.compactMap(\.text) ?? [] }

    private static func address(_ json: JSON) -> PlaceDetails.Address {
        let parts = json["structuredAddress"]
        return PlaceDetails.Address(
            full: json["fullAddress"]?.text,
            street: texts(parts?["streetAddress"]),
            floor: parts?["floor"]?.text,
            neighborhood: parts?["neighborhood"]?.text,
            locality: parts?["locality"]?.text,
            stateProvince: parts?["stateProvince"]?.text,
            postalCode: parts?["postalCode"]?.text,
            countryCode: parts?["countryCode"]?.text
        )
    }
}
