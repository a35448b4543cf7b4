// SPDX-License-Identifier: Apache-2.0

extension ResourceType {
    package static let appClips = ResourceType(
        "appClips",
        operations: [.get],
        attributes: [Attribute("bundleId", .text(longest: 255))],
        relationships: [
            .one("app", to: "apps", [.read, .include]),
            .many(
                "appClipDefaultExperiences",
                to: "appClipDefaultExperiences",
                [.read, .include, .follow, .identifiers]
            ),
            .many(
                "appClipAdvancedExperiences",
                to: "appClipAdvancedExperiences",
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
        operations: [.get, .create, .update, .delete],
        attributes: [
            Attribute("action", .word(actions), [.read, .create, .update], clearable: true)
        ],
        relationships: [
            .one("appClip", to: "appClips", [.read, .require, .include]),
            .one(
                "releaseWithAppStoreVersion",
                to: "appStoreVersions",
                [.read, .create, .update, .include, .follow, .identifiers, .relink]
            ),
            // The experience that a new one is copied from.
            .one("appClipDefaultExperienceTemplate", to: "appClipDefaultExperiences", .create),
            .many(
                "appClipDefaultExperienceLocalizations",
                to: "appClipDefaultExperienceLocalizations",
                [.read, .include, .follow, .identifiers],
                filters: [Filter("locale")]
            ),
            .one(
                "appClipAppStoreReviewDetail",
                to: "appClipAppStoreReviewDetails",
                [.read, .include, .follow, .identifiers]
            ),
        ],
        exists: ["releaseWithAppStoreVersion"]
    )

    package static let appClipDefaultExperienceLocalizations = ResourceType(
        "appClipDefaultExperienceLocalizations",
        operations: [.get, .create, .update, .delete],
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
                to: "appClipDefaultExperiences",
                [.read, .require, .include]
            ),
            .one(
                "appClipHeaderImage",
                to: "appClipHeaderImages",
                [.read, .include, .follow, .identifiers]
            ),
        ]
    )

    package static let appClipAppStoreReviewDetails = ResourceType(
        "appClipAppStoreReviewDetails",
        operations: [.get, .create, .update],
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
                to: "appClipDefaultExperiences",
                [.read, .require, .include]
            )
        ]
    )

    package static let betaAppClipInvocations = ResourceType(
        "betaAppClipInvocations",
        operations: [.get, .create, .update, .delete],
        attributes: [Attribute("url", .url(longest: 2_048), [.read, .require, .update])],
        relationships: [
            .one("buildBundle", to: "buildBundles", .require),
            .many(
                "betaAppClipInvocationLocalizations",
                to: "betaAppClipInvocationLocalizations",
                [.read, .require, .include, .inline]
            ),
        ]
    )

    package static let betaAppClipInvocationLocalizations = ResourceType(
        "betaAppClipInvocationLocalizations",
        operations: [.create, .update, .delete],
        attributes: [
            Attribute("title", .text(longest: 255), [.read, .require, .update]),
            Attribute("locale", .locale, [.read, .require]),
        ],
        relationships: [
            .one("betaAppClipInvocation", to: "betaAppClipInvocations", .require)
        ]
    )

    package static let actions = ["OPEN", "VIEW", "PLAY"]
    package static let statuses = ["RECEIVED", "DEACTIVATED", "APP_TRANSFER_IN_PROGRESS"]
    package static let placeStatuses = ["PENDING", "MATCHED", "NO_MATCH"]
}
