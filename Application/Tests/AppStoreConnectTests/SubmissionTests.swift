// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

@testable import AppStoreConnect

/// Bodies, and what is wrong with them (C8).
struct SubmissionTests {
    private static let attributes =
        #""link":"https://a.example/b","isPoweredBy":true,"defaultLanguage":"EN""#
    private static let relationships =
        #""appClip":{"data":{"type":"appClips","id":"1"}},"#
        + #""headerImage":{"data":{"type":"appClipAdvancedExperienceImages","id":"2"}}"#

    private static func body(
        type: String = "appClipAdvancedExperiences",
        attributes: String = attributes,
        localizations: String = "",
        included: String = "[]"
    ) -> [UInt8] {
        Array(
            """
            {"data":{"type":"\(type)","attributes":{\(attributes)},"relationships":{\(relationships),
            "localizations":{"data":[\(localizations)]}}},"included":\(included)}
            """.utf8
        )
    }

    private static let link =
        #"{"type":"appClipAdvancedExperienceLocalizations","id":"${new-1}"}"#
    private static let inline =
        #"[{"type":"appClipAdvancedExperienceLocalizations","id":"${new-1}","#
        + #""attributes":{"language":"EN","title":"A","subtitle":"B"}}]"#

    @Test func readsAnExperienceWithItsTexts() throws {
        let submission = try Submission(
            Self.body(localizations: Self.link, included: Self.inline),
            of: .appClipAdvancedExperiences,
            id: nil
        )
        #expect(submission.attributes["isPoweredBy"] == true)
        #expect(submission.relationships["appClip"] == ["1"])
        #expect(submission.relationships["localizations"] == ["${new-1}"])
        #expect(submission.included["${new-1}"]?["title"] == "A")
        #expect(submission.places["${new-1}"] == "/included/0/attributes")
    }

    @Test(
        arguments: [
            (body(type: "apps"), APIError.Code.typeInvalid, "/data/type"),
            (
                body(attributes: #""link":"https://a.example","isPoweredBy":true"#),
                .attributeMissing, "/data/attributes/defaultLanguage"
            ),
            (
                body(attributes: attributes + #","removed":true"#), .attributeNotAllowed,
                "/data/attributes/removed"
            ),
            (
                body(attributes: attributes + #","status":"RECEIVED""#), .attributeNotAllowed,
                "/data/attributes/status"
            ),
            (
                body(attributes: attributes + #","a/b":1"#), .attributeUnknown,
                "/data/attributes/a~1b"
            ),
            (
                body(attributes: attributes + #","action":"BUY""#), .attributeInvalid,
                "/data/attributes/action"
            ),
            (
                body(attributes: attributes + #","place":{"names":["x",1]}"#), .attributeInvalid,
                "/data/attributes/place/names/1"
            ),
            (
                body(attributes: attributes + #","place":{"planet":"x"}"#), .attributeUnknown,
                "/data/attributes/place/planet"
            ),
            (
                body(
                    attributes: attributes
                        + #","place":{"displayPoint":{"coordinates":{"latitude":91}}}"#
                ), .attributeInvalid, "/data/attributes/place/displayPoint/coordinates/latitude"
            ),
            (
                body(localizations: link), .includedInvalid,
                "/data/relationships/localizations/data/0/id"
            ),
            (body(included: inline), .includedInvalid, "/data/relationships/localizations/data"),
            (
                body(localizations: #"{"type":"apps","id":"1"}"#), .relationshipInvalid,
                "/data/relationships/localizations/data/0"
            ),
        ]
    )
    func faultsHaveTheirPlace(_ body: [UInt8], _ code: APIError.Code, _ pointer: String) {
        let error = #expect(throws: APIErrors.self) {
            try Submission(body, of: .appClipAdvancedExperiences, id: nil)
        }
        #expect(error?.errors.map(\.code) == [code])
        #expect(error?.errors.first?.source == .pointer(pointer))
    }

    @Test(
        arguments: [
            "", "{", "[]", "{}", #"{"data":[]}"#, #"{"data":{},"data":{}}"#,
            String(repeating: "[", count: 100), #"{"data":{"type":"apps"},}"#,
        ]
    )
    func otherBodiesAreNoDocuments(_ text: String) {
        let error = #expect(throws: APIErrors.self) {
            try Submission(Array(text.utf8), of: .appClipDefaultExperiences, id: nil)
        }
        #expect(error?.errors.first?.code == .bodyInvalid)
    }

    @Test func aChangeNamesItsResource() throws {
        let body = Array(#"{"data":{"type":"appClipDefaultExperiences","id":"a"}}"#.utf8)
        _ = try Submission(body, of: .appClipDefaultExperiences, id: "a")
        let error = #expect(throws: APIErrors.self) {
            try Submission(body, of: .appClipDefaultExperiences, id: "b")
        }
        #expect(error?.errors.first?.source == .pointer("/data/id"))
    }

    @Test func titlesAndSubtitlesHaveLimits() {
        // C-05: 30 characters of a title, 56 of a subtitle.
        for (name, limit) in [("title", 30), ("subtitle", 56)] {
            let shape = ResourceType.appClipAdvancedExperienceLocalizations.attributes
                .first { $0.name == name }?.shape
            #expect(shape == .text(longest: limit))
            #expect(throws: Never.self) {
                try shape?.check(.string(String(repeating: "é", count: limit)))
            }
            #expect(throws: ValueShape.MismatchError.self) {
                try shape?.check(.string(String(repeating: "é", count: limit + 1)))
            }
        }
    }
}
