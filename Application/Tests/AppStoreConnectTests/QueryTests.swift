// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppStoreConnect

/// The query parameters of a request (C8).
struct QueryTests {
    private func query(_ path: String, _ text: String) throws -> Query {
        try Query(text, for: Endpoint(method: "GET", path: "/v1/" + path))
    }

    @Test func readsWhatIsWanted() throws {
        let query = try query(
            "appClips/1/appClipAdvancedExperiences",
            "filter%5Bstatus%5D=RECEIVED,DEACTIVATED&fields[appClipAdvancedExperiences]=link,status"
                + "&include=localizations&limit=200&limit[localizations]=3&cursor=17"
        )
        #expect(query.filters == ["status": ["RECEIVED", "DEACTIVATED"]])
        #expect(query.fields == ["appClipAdvancedExperiences": ["link", "status"]])
        #expect(query.includes == ["localizations"])
        #expect(query.limit == 200)
        #expect(query.limits == ["localizations": 3])
        #expect(query.cursor == 17)
    }

    @Test(
        arguments: [
            ("apps", "limit=0", "limit", APIError.Code.parameterInvalid),
            ("apps", "limit=201", "limit", .parameterInvalid),
            ("apps", "limit=x", "limit", .parameterInvalid),
            ("apps", "cursor=-1", "cursor", .parameterInvalid),
            ("apps", "sort=size", "sort", .parameterInvalid),
            ("apps", "include=users", "include", .parameterInvalid),
            ("apps", "fields[apps]=name,age", "fields[apps]", .parameterInvalid),
            ("apps", "fields[users]=name", "fields[users]", .parameterUnknown),
            ("apps", "filter[age]=1", "filter[age]", .parameterUnknown),
            ("apps", "page=2", "page", .parameterUnknown),
            ("apps", "limit=1&limit=2", "limit", .parameterInvalid),
            ("apps", "limit[name]=1", "limit[name]", .parameterUnknown),
            (
                "appClips/1/appClipAdvancedExperiences", "filter[action]=BUY", "filter[action]",
                .parameterInvalid
            ),
            (
                "appClips/1/appClipDefaultExperiences", "exists[releaseWithAppStoreVersion]=1",
                "exists[releaseWithAppStoreVersion]", .parameterInvalid
            ),
            // One resource is not a list.
            ("apps/1", "limit=1", "limit", .parameterUnknown),
            ("apps/1", "sort=name", "sort", .parameterUnknown),
            (
                "appClips/1", "limit[appClipDefaultExperiences]=51",
                "limit[appClipDefaultExperiences]", .parameterInvalid
            ),
        ]
    )
    func otherPartsAreRefused(
        _ path: String,
        _ text: String,
        _ parameter: String,
        _ code: APIError.Code
    ) throws {
        let error = #expect(throws: APIErrors.self) { try query(path, text) }
        #expect(error?.errors.map(\.code) == [code])
        #expect(error?.errors.first?.source == .parameter(parameter))
    }

    @Test func whatAppStoreConnectHasBesideClipsIsAcceptedAndAbsent() throws {
        let query = try query(
            "apps",
            "include=betaGroups&fields[betaGroups]=name&fields[apps]=builds"
        )
        #expect(query.includes == ["betaGroups"])
    }
}
