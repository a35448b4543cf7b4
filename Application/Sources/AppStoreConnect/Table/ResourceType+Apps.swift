// SPDX-License-Identifier: Apache-2.0

// Apps, their versions and their builds, which are read-only. A store of App Clips knows a small part of
// what App Store Connect knows about them.

extension ResourceType {
    package static let apps = ResourceType(
        "apps",
        operations: [.list, .get],
        attributes: [
            Attribute("name", .text(longest: 255)), Attribute("bundleId", .text(longest: 255)),
            Attribute("sku", .text(longest: 255)), Attribute("primaryLocale", .locale),
            Attribute("isOrEverWasMadeForKids", .flag),
        ],
        relationships: [
            .many(
                "appStoreVersions",
                to: "appStoreVersions",
                [.read, .include, .follow],
                filters: [
                    Filter("id"), Filter("versionString"), Filter("platform", platforms),
                    Filter("appStoreState", states), Filter("appVersionState", versionStates),
                ]
            ),
            .many(
                "appClips",
                to: "appClips",
                [.read, .include, .follow, .identifiers],
                filters: [Filter("bundleId")]
            ),
            .many("builds", to: "builds", [.read, .include, .follow, .identifiers]),
        ],
        absentFields: [
            "subscriptionStatusUrl", "subscriptionStatusUrlVersion",
            "subscriptionStatusUrlForSandbox", "subscriptionStatusUrlVersionForSandbox",
            "contentRightsDeclaration", "streamlinedPurchasingEnabled", "betaTesters",
            "appPricePoints", "appPriceSchedule", "appAvailabilityV2", "perfPowerMetrics",
            "customerReviews", "alternativeDistributionKey", "analyticsReportRequests",
            "marketplaceSearchDetail",
        ] + absentOfApps,
        absentIncludes: absentOfApps,
        filters: [
            Filter("name"), Filter("bundleId"), Filter("sku"), Filter("id"),
            Filter("appStoreVersions"),
            Filter("appStoreVersions.appStoreState", states),
            Filter("appStoreVersions.appVersionState", versionStates),
            Filter("appStoreVersions.platform", platforms),
            Filter("reviewSubmissions.state", reviewStates),
            Filter("reviewSubmissions.platform", platforms),
        ],
        exists: ["gameCenterEnabledVersions"],
        sorts: ["name", "bundleId", "sku"]
    )

    private static let absentOfApps = [
        "appEncryptionDeclarations", "ciProduct", "betaGroups", "preReleaseVersions",
        "betaAppLocalizations", "betaLicenseAgreement", "betaAppReviewDetail",
        "appInfos", "endUserLicenseAgreement", "inAppPurchases", "subscriptionGroups",
        "gameCenterEnabledVersions", "appCustomProductPages", "inAppPurchasesV2",
        "promotedPurchases", "appEvents", "reviewSubmissions", "subscriptionGracePeriod",
        "gameCenterDetail", "appStoreVersionExperimentsV2",
    ]

    package static let appStoreVersions = ResourceType(
        "appStoreVersions",
        operations: [.get],
        attributes: [
            Attribute("platform", .word(platforms)),
            Attribute("versionString", .text(longest: 255)),
            Attribute("appStoreState", .word(states)),
            Attribute("appVersionState", .word(versionStates)),
            Attribute("releaseType", .word(["MANUAL", "AFTER_APPROVAL", "SCHEDULED"])),
            Attribute("downloadable", .flag), Attribute("createdDate", .moment),
        ],
        relationships: [
            .one("app", to: "apps", [.read, .include]),
            .one(
                "appClipDefaultExperience",
                to: "appClipDefaultExperiences",
                [.read, .include, .follow, .identifiers, .relink]
            ),
        ],
        absentFields: ["copyright", "reviewType", "earliestReleaseDate", "customerReviews"]
            + absentOfVersions,
        absentIncludes: absentOfVersions
    )

    private static let absentOfVersions = [
        "ageRatingDeclaration", "appStoreVersionLocalizations", "build",
        "appStoreVersionPhasedRelease", "gameCenterAppVersion", "routingAppCoverage",
        "appStoreReviewDetail", "appStoreVersionSubmission", "appStoreVersionExperiments",
        "appStoreVersionExperimentsV2", "alternativeDistributionPackage",
    ]

    package static let appClipDomainStatuses = ResourceType(
        "appClipDomainStatuses",
        attributes: [
            Attribute(
                "domains",
                .list(
                    of: .object([
                        .init("domain", .text(longest: 255)), .init("isValid", .flag),
                        .init("lastUpdatedDate", .moment), .init("errorCode", .word(domainErrors)),
                    ]),
                    most: 1_000
                )
            ), Attribute("lastUpdatedDate", .moment),
        ]
    )

    /// The error codes for the association file of a domain.
    package static let domainErrors = [
        "BAD_HTTP_RESPONSE", "BAD_JSON_CONTENT", "BAD_PKCS7_SIGNATURE", "CANNOT_REACH_AASA_FILE",
        "DNS_ERROR", "INSECURE_REDIRECTS_FORBIDDEN", "INVALID_ENTITLEMENT_MISSING_SECTION",
        "INVALID_ENTITLEMENT_SYNTAX_ERROR", "INVALID_ENTITLEMENT_UNHANDLED_SECTION",
        "INVALID_ENTITLEMENT_UNKNOWN_ID", "NETWORK_ERROR", "NETWORK_ERROR_TEMPORARY",
        "OTHER_ERROR", "TIMEOUT", "TLS_ERROR", "UNEXPECTED_ERROR",
    ]

    static let platforms = ["IOS", "MAC_OS", "TV_OS", "VISION_OS"]

    private static let versionStates = [
        "ACCEPTED", "DEVELOPER_REJECTED", "IN_REVIEW", "INVALID_BINARY", "METADATA_REJECTED",
        "PENDING_APPLE_RELEASE", "PENDING_DEVELOPER_RELEASE", "PREPARE_FOR_SUBMISSION",
        "PROCESSING_FOR_DISTRIBUTION", "READY_FOR_DISTRIBUTION", "READY_FOR_REVIEW", "REJECTED",
        "REPLACED_WITH_NEW_VERSION", "WAITING_FOR_EXPORT_COMPLIANCE", "WAITING_FOR_REVIEW",
    ]

    private static let states = [
        "ACCEPTED", "DEVELOPER_REMOVED_FROM_SALE", "DEVELOPER_REJECTED", "IN_REVIEW",
        "INVALID_BINARY", "METADATA_REJECTED", "PENDING_APPLE_RELEASE", "PENDING_CONTRACT",
        "PENDING_DEVELOPER_RELEASE", "PREPARE_FOR_SUBMISSION", "PREORDER_READY_FOR_SALE",
        "PROCESSING_FOR_APP_STORE", "READY_FOR_REVIEW", "READY_FOR_SALE", "REJECTED",
        "REMOVED_FROM_SALE", "WAITING_FOR_EXPORT_COMPLIANCE", "WAITING_FOR_REVIEW",
        "REPLACED_WITH_NEW_VERSION", "NOT_APPLICABLE",
    ]

    private static let reviewStates = [
        "READY_FOR_REVIEW", "WAITING_FOR_REVIEW", "IN_REVIEW", "UNRESOLVED_ISSUES", "CANCELING",
        "COMPLETING", "COMPLETE",
    ]
}
