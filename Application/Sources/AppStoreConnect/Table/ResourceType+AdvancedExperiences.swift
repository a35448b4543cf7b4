// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension ResourceType {
    package static let appClipAdvancedExperiences = ResourceType(
        "appClipAdvancedExperiences",
        [.get, .create, .update],
        attributes: [
            Attribute("link", .url(longest: 2_048), [.read, .require]),
            Attribute("version", .integer(1...Int(Int32.max))),
            Attribute("status", .word(statuses)),
            Attribute("action", .word(actions), [.read, .create, .update]),
            Attribute("isPoweredBy", .flag, [.read, .require, .update]),
            Attribute("place", place, [.read, .create, .update], clearable: true),
            Attribute("placeStatus", .word(placeStatuses)),
            Attribute(
                "businessCategory",
                .word(categories),
                [.read, .create, .update],
                clearable: true
            ),
            Attribute("defaultLanguage", .word(languages), [.read, .require, .update]),
            // The only way to delete one: a printed code still leads to it.
            Attribute("removed", .flag, .update),
        ],
        relationships: [
            .one("appClip", "appClips", [.read, .require, .update, .include]),
            .one(
                "headerImage",
                "appClipAdvancedExperienceImages",
                [.read, .require, .update, .include]
            ),
            .many(
                "localizations",
                "appClipAdvancedExperienceLocalizations",
                [.read, .require, .update, .include, .inline]
            ),
        ]
    )

    package static let appClipAdvancedExperienceLocalizations = ResourceType(
        "appClipAdvancedExperienceLocalizations",
        attributes: [
            Attribute("language", .word(languages), [.read, .create]),
            Attribute("title", .text(longest: 30), [.read, .create]),
            Attribute("subtitle", .text(longest: 56), [.read, .create]),
        ]
    )

    /// The languages that advanced experiences support.
    package static let languages = Language.ofAdvancedExperiences

    private static let categories = [
        "AUTOMOTIVE", "BEAUTY", "BIKES", "BOOKS", "CASINO", "EDUCATION", "EDUCATION_JAPAN",
        "ENTERTAINMENT", "EV_CHARGER", "FINANCIAL_USD", "FINANCIAL_CNY", "FINANCIAL_GBP",
        "FINANCIAL_JPY", "FINANCIAL_EUR", "FITNESS", "FOOD_AND_DRINK", "GAS", "GROCERY",
        "HEALTH_AND_MEDICAL", "HOTEL_AND_TRAVEL", "MUSIC", "PARKING", "PET_SERVICES",
        "PROFESSIONAL_SERVICES", "SHOPPING", "TICKETING", "TRANSIT",
    ]

    private static let place = ValueShape.object([
        .init("placeId", line), .init("names", .list(of: line, most: 20)),
        .init(
            "mainAddress",
            .object([
                .init("fullAddress", .text(longest: 1_000)),
                .init(
                    "structuredAddress",
                    .object([
                        .init("streetAddress", .list(of: line, most: 10)), .init("floor", line),
                        .init("neighborhood", line), .init("locality", line),
                        .init("stateProvince", line), .init("postalCode", line),
                        .init("countryCode", line),
                    ])
                ),
            ])
        ),
        .init(
            "displayPoint",
            .object([
                .init(
                    "coordinates",
                    .object([
                        .init("latitude", .number(-90...90)),
                        .init("longitude", .number(-180...180)),
                    ])
                ), .init("source", .word(["CALCULATED", "MANUALLY_PLACED"])),
            ])
        ),
        .init(
            "mapAction",
            .word([
                "BUY_TICKETS", "VIEW_AVAILABILITY", "VIEW_PRICING", "HOTEL_BOOK_ROOM",
                "PARKING_RESERVE_PARKING", "RESTAURANT_JOIN_WAITLIST",
                "RESTAURANT_ORDER_DELIVERY", "RESTAURANT_ORDER_FOOD", "RESTAURANT_ORDER_TAKEOUT",
                "RESTAURANT_RESERVATION", "SCHEDULE_APPOINTMENT", "RESTAURANT_VIEW_MENU",
                "THEATER_NOW_PLAYING",
            ])
        ), .init("relationship", .word(["OWNER", "AUTHORIZED", "OTHER"])),
        .init(
            "phoneNumber",
            .object([
                .init("number", line),
                .init("type", .word(["FAX", "LANDLINE", "MOBILE", "TOLLFREE"])),
                .init("intent", line),
            ])
        ), .init("homePage", .text(longest: 2_048)), .init("categories", .list(of: line, most: 20)),
    ])

    private static let line = ValueShape.text(longest: 255)
}
