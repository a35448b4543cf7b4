// SPDX-License-Identifier: Apache-2.0

// Builds, through which clients reach the bundles that test invocations belong to (feature C8).

extension ResourceType {
    /// Builds.
    ///
    /// App Store Connect has no operation that creates one. Here, `POST` registers a clip that runs
    /// only on iPhones, with attributes that responses do not have.
    package static let builds = ResourceType(
        "builds",
        operations: [.list, .get, .create],
        attributes: [
            Attribute("version", .text(longest: 255)), Attribute("uploadedDate", .moment),
            Attribute("expired", .flag), Attribute("minOsVersion", .text(longest: 255)),
            Attribute("processingState", .word(processingStates)),
            Attribute("buildAudienceType", .word(audiences)),
            Attribute("usesNonExemptEncryption", .flag),
            Attribute("clipIdentifier", .text(longest: 255), creating),
            Attribute("appIdentifier", .text(longest: 255), creating),
            Attribute("appName", .text(longest: 255), creating),
            Attribute("versionString", .text(longest: 32), creating),
            Attribute("minimumSystem", .text(longest: 32), creating),
            Attribute("associatedDomains", domains, .create),
            Attribute("appAssociatedDomains", domains, .create),
            Attribute("storeNumber", .integer(1...Int(Int32.max) * 1_000), .create),
            Attribute("website", .url(longest: 2_048), .create),
            Attribute("size", .integer(0...1_000_000_000), .create),
        ],
        relationships: [
            .one("app", to: "apps", [.read, .include, .follow]),
            .one("appStoreVersion", to: "appStoreVersions", [.read, .include, .follow]),
            .one("preReleaseVersion", to: "preReleaseVersions", [.read, .include, .follow]),
            .many("buildBundles", to: "buildBundles", [.read, .include]),
        ],
        absentFields: [
            "expirationDate", "lsMinimumSystemVersion", "computedMinMacOsVersion",
            "iconAssetToken", "perfPowerMetrics", "diagnosticSignatures",
        ] + absentOfBuilds,
        absentIncludes: absentOfBuilds,
        filters: [
            Filter("id"), Filter("version"), Filter("app"), Filter("appStoreVersion"),
            Filter("preReleaseVersion"), Filter("preReleaseVersion.version"),
            Filter("preReleaseVersion.platform", platforms), Filter("betaGroups"),
            Filter("expired", ["true", "false"]), Filter("processingState", processingStates),
            Filter("buildAudienceType", audiences),
            Filter("usesNonExemptEncryption", ["true", "false"]),
            Filter("betaAppReviewSubmission.betaReviewState", reviews),
        ],
        exists: ["usesNonExemptEncryption"],
        sorts: ["version", "uploadedDate", "preReleaseVersion", "usesNonExemptEncryption"]
    )

    private static let creating: Use = [.require]

    private static let domains = ValueShape.list(of: .text(longest: 300), most: 100)

    private static let processingStates = ["PROCESSING", "FAILED", "INVALID", "VALID"]

    private static let audiences = ["INTERNAL_ONLY", "APP_STORE_ELIGIBLE"]

    private static let reviews = ["WAITING_FOR_REVIEW", "IN_REVIEW", "REJECTED", "APPROVED"]

    private static let absentOfBuilds = [
        "individualTesters", "betaGroups", "betaBuildLocalizations", "appEncryptionDeclaration",
        "betaAppReviewSubmission", "buildBetaDetail", "icons",
    ]

    /// The version of an app that a build belongs to.
    package static let preReleaseVersions = ResourceType(
        "preReleaseVersions",
        operations: [.get],
        attributes: [
            Attribute("version", .text(longest: 255)), Attribute("platform", .word(platforms)),
        ],
        relationships: [
            .one("app", to: "apps", [.read, .include, .follow]),
            .many("builds", to: "builds", [.read, .include, .follow]),
        ]
    )

    /// A build's bundle: its App Clip.
    package static let buildBundles = ResourceType(
        "buildBundles",
        attributes: [
            Attribute("bundleId", .text(longest: 255)),
            Attribute("bundleType", .word(["APP", "APP_CLIP"])),
        ],
        relationships: [
            .one(
                "appClipDomainCacheStatus",
                to: "appClipDomainStatuses",
                [.read, .follow, .identifiers]
            ),
            .one(
                "appClipDomainDebugStatus",
                to: "appClipDomainStatuses",
                [.read, .follow, .identifiers]
            ),
            .many(
                "betaAppClipInvocations",
                to: "betaAppClipInvocations",
                [.read, .follow, .identifiers]
            ),
        ],
        absentFields: [
            "sdkBuild", "platformBuild", "fileName", "hasSirikit", "hasOnDemandResources",
            "hasPrerenderedIcon", "usesLocationServices", "isIosBuildMacAppStoreCompatible",
            "includesSymbols", "dSYMUrl", "supportedArchitectures", "requiredCapabilities",
            "deviceProtocols", "locales", "entitlements", "buildBundleFileSizes",
        ]
    )
}
