// SPDX-License-Identifier: Apache-2.0

extension ResourceType {
    /// All resource types of this store.
    package static let all = [
        apps, builds, preReleaseVersions, appStoreVersions, appClips, appClipDefaultExperiences,
        appClipDefaultExperienceLocalizations, appClipHeaderImages, appClipAppStoreReviewDetails,
        appClipAdvancedExperiences, appClipAdvancedExperienceLocalizations,
        appClipAdvancedExperienceImages, buildBundles, appClipDomainStatuses,
        betaAppClipInvocations, betaAppClipInvocationLocalizations,
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Returns the type with a name, or `nil` if this store does not have it.
    package static func named(_ name: String) -> ResourceType? { byName[name] }

    /// Types of App Store Connect that clients request together with apps and versions, and of which a
    /// store of App Clips has no resources.
    package static let absent: Set<String> = [
        "ageRatingDeclarations", "alternativeDistributionPackages", "appCustomProductPages",
        "appEncryptionDeclarations", "appEvents", "appInfos", "appStoreReviewDetails",
        "appStoreVersionExperiments", "appStoreVersionLocalizations",
        "appStoreVersionPhasedReleases", "appStoreVersionSubmissions", "betaAppLocalizations",
        "betaAppReviewDetails", "betaAppReviewSubmissions", "betaBuildLocalizations", "betaGroups",
        "betaLicenseAgreements", "betaTesters", "buildBetaDetails", "buildBundleFileSizes",
        "buildIcons", "ciProducts",
        "endUserLicenseAgreements", "gameCenterAppVersions", "gameCenterDetails",
        "gameCenterEnabledVersions", "inAppPurchases", "promotedPurchases",
        "reviewSubmissions", "routingAppCoverages", "subscriptionGracePeriods",
        "subscriptionGroups",
    ]
}
