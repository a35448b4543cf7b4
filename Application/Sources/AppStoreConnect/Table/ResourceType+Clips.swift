// SPDX-License-Identifier: Apache-2.0

extension ResourceType {
    package static let appClips = ResourceType(
        "appClips",
        [.get],
        attributes: [Attribute("bundleId", .text(longest: 255))],
        relationships: [
            .one("app", "apps", [.read, .include]),
            .many(
                "appClipDefaultExperiences",
                "appClipDefaultExperiences",
                [.read, .include, .follow, .identifiers]
            ),
            .many(
                "appClipAdvancedExperiences",
                "appClipAdvancedExperiences",
                [.read, .follow, .identifiers],
                filters: [
                    Filter("status", statuses), Filter("placeStatus", placeStatuses),
                    Filter("action", actions),
                ]
            ),
        ]
    )

    package static let appClipDefaultExperiences = ResourceType(
        "appClipDefaultExperiences",
        [.get, .create, .update, .delete],
        attributes: [
            Attribute("action", .word(actions), [.read, .create, .update], clearable: true)
        ],
        relationships: [
            .one("appClip", "appClips", [.read, .require, .include]),
            .one(
                "releaseWithAppStoreVersion",
                "appStoreVersions",
                [.read, .create, .update, .include, .follow, .identifiers, .relink]
            ),
            // The experience that a new one is copied from.
            .one("appClipDefaultExperienceTemplate", "appClipDefaultExperiences", .create),
            .many(
                "appClipDefaultExperienceLocalizations",
                "appClipDefaultExperienceLocalizations",
                [.read, .include, .follow, .identifiers],
                filters: [Filter("locale")]
            ),
            .one(
                "appClipAppStoreReviewDetail",
                "appClipAppStoreReviewDetails",
                [.read, .include, .follow, .identifiers]
            ),
        ],
        exists: ["releaseWithAppStoreVersion"]
    )

    package static let appClipDefaultExperienceLocalizations = ResourceType(
        "appClipDefaultExperienceLocalizations",
        [.get, .create, .update, .delete],
        attributes: [
            Attribute("locale", .locale, [.read, .require]),
            Attribute(
                "subtitle",
                .text(longest: 56),
                [.read, .create, .update],
                clearable: true
            ),
        ],
        relationships: [
            .one(
                "appClipDefaultExperience",
                "appClipDefaultExperiences",
                [.read, .require, .include]
            ),
            .one(
                "appClipHeaderImage",
                "appClipHeaderImages",
                [.read, .include, .follow, .identifiers]
            ),
        ]
    )

    package static let appClipAppStoreReviewDetails = ResourceType(
        "appClipAppStoreReviewDetails",
        [.get, .create, .update],
        attributes: [
            Attribute(
                "invocationUrls",
                .list(of: .url(longest: 2_048), most: 10),
                [.read, .create, .update],
                clearable: true
            )
        ],
        relationships: [
            .one(
                "appClipDefaultExperience",
                "appClipDefaultExperiences",
                [.read, .require, .include]
            )
        ]
    )

    package static let betaAppClipInvocations = ResourceType(
        "betaAppClipInvocations",
        [.get, .create, .update, .delete],
        attributes: [Attribute("url", .url(longest: 2_048), [.read, .require, .update])],
        relationships: [
            .one("buildBundle", "buildBundles", .require),
            .many(
                "betaAppClipInvocationLocalizations",
                "betaAppClipInvocationLocalizations",
                [.read, .require, .include, .inline]
            ),
        ]
    )

    package static let betaAppClipInvocationLocalizations = ResourceType(
        "betaAppClipInvocationLocalizations",
        [.create, .update, .delete],
        attributes: [
            Attribute("title", .text(longest: 255), [.read, .require, .update]),
            Attribute("locale", .locale, [.read, .require]),
        ],
        relationships: [
            .one("betaAppClipInvocation", "betaAppClipInvocations", .require)
        ]
    )

    package static let actions = ["OPEN", "VIEW", "PLAY"]
    package static let statuses = ["RECEIVED", "DEACTIVATED", "APP_TRANSFER_IN_PROGRESS"]
    package static let placeStatuses = ["PENDING", "MATCHED", "NO_MATCH"]
}
