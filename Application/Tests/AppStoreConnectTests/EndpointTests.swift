// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppStoreConnect

/// The endpoints of the API (C8).
struct EndpointTests {
    /// The operations of App Store Connect on App Clips, all of them.
    @Test(
        arguments: [
            "GET apps", "GET apps/1", "GET apps/1/appClips", "GET appClips/1",
            "GET appClips/1/appClipDefaultExperiences", "GET appClips/1/appClipAdvancedExperiences",
            "POST appClipAdvancedExperienceImages", "GET appClipAdvancedExperienceImages/1",
            "PATCH appClipAdvancedExperienceImages/1", "POST appClipAdvancedExperiences",
            "GET appClipAdvancedExperiences/1", "PATCH appClipAdvancedExperiences/1",
            "POST appClipAppStoreReviewDetails", "GET appClipAppStoreReviewDetails/1",
            "PATCH appClipAppStoreReviewDetails/1", "POST appClipDefaultExperienceLocalizations",
            "GET appClipDefaultExperienceLocalizations/1",
            "PATCH appClipDefaultExperienceLocalizations/1",
            "DELETE appClipDefaultExperienceLocalizations/1",
            "GET appClipDefaultExperienceLocalizations/1/appClipHeaderImage",
            "POST appClipDefaultExperiences", "GET appClipDefaultExperiences/1",
            "PATCH appClipDefaultExperiences/1", "DELETE appClipDefaultExperiences/1",
            "GET appClipDefaultExperiences/1/appClipAppStoreReviewDetail",
            "GET appClipDefaultExperiences/1/appClipDefaultExperienceLocalizations",
            "GET appClipDefaultExperiences/1/releaseWithAppStoreVersion",
            "GET appClipDefaultExperiences/1/relationships/releaseWithAppStoreVersion",
            "PATCH appClipDefaultExperiences/1/relationships/releaseWithAppStoreVersion",
            "POST appClipHeaderImages", "GET appClipHeaderImages/1", "PATCH appClipHeaderImages/1",
            "DELETE appClipHeaderImages/1", "GET appStoreVersions/1/appClipDefaultExperience",
            "GET appStoreVersions/1/relationships/appClipDefaultExperience",
            "PATCH appStoreVersions/1/relationships/appClipDefaultExperience",
            "POST betaAppClipInvocations", "GET betaAppClipInvocations/1",
            "PATCH betaAppClipInvocations/1", "DELETE betaAppClipInvocations/1",
            "POST betaAppClipInvocationLocalizations",
            "PATCH betaAppClipInvocationLocalizations/1",
            "DELETE betaAppClipInvocationLocalizations/1",
            "GET buildBundles/1/appClipDomainCacheStatus",
            "GET buildBundles/1/appClipDomainDebugStatus",
            "GET buildBundles/1/betaAppClipInvocations", "HEAD apps",
        ]
    )
    func everyOperationHasAnEndpoint(_ request: String) throws {
        let parts = request.split(separator: " ").map(String.init)
        let endpoint = try Endpoint(method: parts[0], path: "/v1/" + parts[1])
        #expect(endpoint.onlyReads == ["GET", "HEAD"].contains(parts[0]))
        #expect(parts[1].hasPrefix(endpoint.type.name))
    }

    @Test(
        arguments: [
            ("GET", "/v1/", 404), ("GET", "/v1/users", 404), ("GET", "/v1/apps/1/x", 404),
            ("GET", "/v1/apps/1/appClips/2", 404), ("GET", "/v1/apps/%zz", 404),
            ("GET", "/v1/apps/", 404), ("DELETE", "/v1/apps/1", 405), ("PATCH", "/v1/apps", 405),
            ("GET", "/v1/betaAppClipInvocationLocalizations/1", 405),
            ("GET", "/v1/apps/a%00", 404),
            ("GET", "/v1/apps/" + String(repeating: "1", count: 301), 404),
        ]
    )
    func otherPathsAndMethodsAreNone(_ method: String, _ path: String, _ status: Int) {
        let error = #expect(throws: APIErrors.self) { try Endpoint(method: method, path: path) }
        #expect(error?.status == status)
        #expect((error?.allowedMethods.isEmpty == false) == (status == 405))
    }

    @Test func everyRelationshipLeadsToAType() {
        for type in ResourceType.all {
            for relationship in type.relationships {
                #expect(ResourceType.named(relationship.target) != nil, "\(relationship.name)")
            }
            #expect(Set(type.fields).count == type.fields.count, "\(type.name)")
        }
    }
}
