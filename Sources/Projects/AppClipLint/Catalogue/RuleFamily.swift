// SPDX-License-Identifier: Apache-2.0

/// A rule with its checks, or a few rules that share a check.
///
/// Each family is one file, with the texts of its rules and their checks of projects and of bundles.
struct RuleFamily: Sendable {
    /// The checks that produce the findings of the rules.
    let checks: [LintCheck]

    /// The rules, with their texts.
    let rules: [LintRule]

    /// Creates a family.
    init(_ checks: [LintCheck], _ rules: LintRule...) {
        self.checks = checks
        self.rules = rules
    }

    /// All families; the findings about a bundle are in this order.
    static let all: [RuleFamily] = [
        // Targets
        projectUnreadable, projectNotGenerated,
        clipAlone, clipNotEmbedded, clipMisplaced, clipNoDependency, clipCount,
        bundleFileUnreadable, clipExtensions,
        bundleIDMissing, bundleIDNotPrefixed, signedID, bundleIDPlaceholder, bundleVersions,
        deviceFamilies, signingTeams, minimumSystem, clipForMac, displayNames,
        schemesWithoutURL, schemeURLs, schemeURLOnApp,
        // Entitlements
        entitlementsMissing, parentIdentifier, parentIDInApp, associatedClip, onDemandInstall,
        domainSyntax, domainsMissing, developerMode, domainsNotInApp, domainPlaceholder,
        differingDomains, siteAssociations, registeredDomains, registeredExperiences,
        appGroups, appGroupNotEntitled, appGroupPlaceholder, entitlementUnsupported,
        universalLinks, profileExpired, profileOfOtherApp, entitlementNotInProfile,
        // InfoPlist
        infoPlistMissing, nsAppClipMissing, nsAppClipMisplaced, nsAppClipTypes, backgroundModes,
        entitlementInInfoPlist, purposeStringEmpty, purposeStringMissing, locationConfirmation,
        ephemeralNotification, reservedKeys, multipleScenes, settingsBundle, infoPlistKeyIgnored,
        backgroundAssets, bonjourServices, duplicateKeys,
        // Sources and Assets
        appClipConditions, onDemandResources, restrictedModules, restrictedUses, clipInvocations,
        appInvocations, installOverlay, appClipNotImported, passwordInDefaults, appIcon,
        missingFiles, duplicateImages, clipSizes,
        // Services and widgets
        iCloudServices, profileWildcard, widgetIdentity, widgetNotLiveActivity, widgetNotOnDemand,
        liveActivitySystem, moreFindings,
    ]
}
