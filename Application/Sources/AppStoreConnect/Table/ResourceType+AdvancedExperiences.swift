// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension ResourceType {
    /// Advanced App Clip experiences: Apple's `AppClipAdvancedExperience`.
    package static let appClipAdvancedExperiences = ResourceType(
        "appClipAdvancedExperiences",
        operations: [.get, .create, .update],
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
            // There is no delete operation, since printed codes can still lead to the experience: it is
            // marked as removed.
            Attribute("removed", .flag, .update),
        ],
        relationships: [
            .one("appClip", to: "appClips", [.read, .require, .update, .include]),
            .one(
                "headerImage",
                to: "appClipAdvancedExperienceImages",
                [.read, .require, .update, .include]
            ),
            .many(
                "localizations",
                to: "appClipAdvancedExperienceLocalizations",
                [.read, .require, .update, .include, .inline]
            ),
        ]
    )

    /// The titles and subtitles of advanced experiences, by language: Apple's
    /// `AppClipAdvancedExperienceLocalization`.
    ///
    /// They have no operations: they are created with their experience.
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

    /// The categories of businesses, by Apple's names.
    private static let categories = [
        "AUTOMOTIVE", "BEAUTY", "BIKES", "BOOKS", "CASINO", "EDUCATION", "EDUCATION_JAPAN",
        "ENTERTAINMENT", "EV_CHARGER", "FINANCIAL_USD", "FINANCIAL_CNY", "FINANCIAL_GBP",
        "FINANCIAL_JPY", "FINANCIAL_EUR", "FITNESS", "FOOD_AND_DRINK", "GAS", "GROCERY",
        "HEALTH_AND_MEDICAL", "HOTEL_AND_TRAVEL", "MUSIC", "PARKING", "PET_SERVICES",
        "PROFESSIONAL_SERVICES", "SHOPPING", "TICKETING", "TRANSIT",
    ]

    /// The details of the business at the experience's place, which Maps shows.
    private static let place = ValueShape.object([
        .init("placeId", shortText),
        .init("names", .list(of: shortText, most: 20)),
        .init(
            "mainAddress",
            .object([
                .init("fullAddress", .text(longest: 1_000)),
                .init(
                    "structuredAddress",
                    .object([
                        .init("streetAddress", .list(of: shortText, most: 10)),
                        .init("floor", shortText),
                        .init("neighborhood", shortText),
                        .init("locality", shortText),
                        .init("stateProvince", shortText),
                        .init("postalCode", shortText),
                        .init("countryCode", shortText),
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
                ),
                .init("source", .word(["CALCULATED", "MANUALLY_PLACED"])),
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
        ),
        .init("relationship", .word(["OWNER", "AUTHORIZED", "OTHER"])),
        .init(
            "phoneNumber",
            .object([
                .init("number", shortText),
                .init("type", .word(["FAX", "LANDLINE", "MOBILE", "TOLLFREE"])),
                .init("intent", shortText),
            ])
        ),
        .init("homePage", .text(longest: 2_048)),
        .init("categories", .list(of: shortText, most: 20)),
    ])

    private static let shortText = ValueShape.text(longest: 255)
}
