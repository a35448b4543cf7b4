// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import HTTPExchange
import HTTPTypes
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselConsole

/// Changes of the store through the console.
struct StoreTests {
    /// Sends a form with an image, as browsers do.
    private func multipart(
        _ browser: Browser,
        _ path: String,
        _ fields: [(String, String)],
        file: [UInt8]
    ) async throws -> Response {
        var body: [UInt8] = []
        for (name, value) in fields + [("token", try await browser.formToken())] {
            body +=
                "--mark\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
                .utf8
        }
        body +=
            "--mark\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n".utf8
        body += "Content-Type: image/png\r\n\r\n".utf8
        body += file + Array("\r\n--mark--\r\n".utf8)
        return try await browser.post(path, parts: body)
    }

    private func experience(_ browser: Browser) async throws -> StoredExperience? {
        try await browser.registry.read { try $0.experience(AdvancedExperience.ID(rawValue: 1)) }
    }

    // C2: an experience in two languages, with an image, which is published at once.
    @Test
    func experienceIsPublishedInTwoLanguagesWithAnImage() async throws {
        let browser = try await Browser.signedIn(.editor)
        let form =
            ExperienceForm.fruta([
                "action": "publish", "powered": "on", "category": "FOOD_AND_DRINK",
            ])
            + [("language", "ja"), ("title-ja", "ベリー"), ("subtitle-ja", "すぐにできます")]
        let response = try await multipart(browser, "/experiences/new", form, file: Sample.png())
        #expect(response.location == "/console/experiences/1?done=published")
        let stored = try #require(try await experience(browser))
        #expect(stored.experience.state == .published)
        #expect(stored.experience.isPoweredBy)
        #expect(stored.experience.category == .foodAndDrink)
        #expect(stored.experience.card.texts.count == 2)
        #expect(stored.experience.card.image?.width == 1_800)
        #expect(stored.upload != nil)
        let url = try InvocationURL("https://fruta.example/berry/7")
        #expect(browser.console.snapshots.value.published.mostSpecificMatch(for: url) != nil)
    }

    // C-06: the image stays with the form while other fields are corrected.
    @Test
    func imageStaysWhileOtherFieldsAreCorrected() async throws {
        let browser = try await Browser.signedIn(.editor)
        let form = ExperienceForm.fruta(["action": "publish", "title-en": ""])
        let page = try await multipart(browser, "/experiences/new", form, file: Sample.png())
        #expect(page.status == 422)
        let digest = Digest(of: Sample.png()).text
        #expect(page.text.contains("name=\"image\" value=\"\(digest)\""))
        let fixed = ExperienceForm.fruta(["action": "publish", "image": digest])
        #expect(try await browser.post("/experiences/new", fixed).status == 303)
        #expect(try await browser.get("/images/\(digest)").body == Sample.png())
    }

    @Test
    func imageOfAnotherSizeIsRefusedByTheRuleOfTheStore() async throws {
        let browser = try await Browser.signedIn(.editor)
        let form = ExperienceForm.fruta(["action": "publish"])
        for file in [Sample.png(width: 1_801), Array("no image".utf8)] {
            let page = try await multipart(browser, "/experiences/new", form, file: file)
            #expect(page.status == 422)
            #expect(try await experience(browser) == nil)
        }
    }

    @Test
    func languagesAreAddedMovedAndRemoved() async throws {
        let browser = try await Browser.signedIn(.editor)
        let added = try await browser.post(
            "/experiences/new",
            ExperienceForm.fruta(["action": "add-language", "add": "ja"])
        )
        #expect(added.status == 200)
        #expect(added.text.contains(#"id="title-ja""#))
        #expect(added.text.contains(#"value="Berry Blue""#))
        let both = [("language", "ja"), ("title-ja", "ベリー"), ("subtitle-ja", "すぐ")]
        let first = try await browser.post(
            "/experiences/new",
            ExperienceForm.fruta(["action": "default-ja"]) + both
        )
        #expect(first.text.contains(#"name="default" value="ja""#))
        let removed = try await browser.post(
            "/experiences/new",
            ExperienceForm.fruta(["action": "remove-ja"]) + both
        )
        #expect(!removed.text.contains(#"id="title-ja""#))
    }

    @Test
    func laterChangeOfSomebodyElseIsNotLost() async throws {
        let browser = try await Browser.signedIn(.editor)
        _ = try await browser.post("/experiences/new", ExperienceForm.fruta)
        let one = ExperienceForm.fruta(["version": "1", "title-en": "First"])
        #expect(try await browser.post("/experiences/1", one).status == 303)
        let two = ExperienceForm.fruta(["version": "1", "title-en": "Second"])
        let page = try await browser.post("/experiences/1", two)
        #expect(page.status == 422)
        #expect(page.text.contains("Somebody else has changed"))
        #expect(page.text.contains(#"value="Second""#))
        #expect(page.text.contains(#"name="version" value="2""#))
        #expect(try await experience(browser)?.experience.card.text(for: [])?.text.title == "First")
    }

    @Test
    func changeIsUndoneFromTheLog() async throws {
        let browser = try await Browser.signedIn(.editor)
        _ = try await browser.post("/experiences/new", ExperienceForm.fruta)
        _ = try await browser.post(
            "/experiences/1",
            ExperienceForm.fruta(["version": "1", "title-en": "Mango"])
        )
        let entry = try #require(
            try await browser.registry.read { try $0.log(of: nil, before: nil, limit: 1) }.first
        )
        #expect(entry.author == Author(kind: .person, id: "ada", name: "ada"))
        #expect(try await browser.post("/log/\(entry.number)", []).status == 303)
        let title = try await experience(browser)?.experience.card.text(for: [])?.text.title
        #expect(title == "Berry Blue")
    }

    @Test
    func otherChangesCannotBeUndone() async throws {
        let browser = try await Browser.signedIn(.editor)
        _ = try await browser.post("/builds/1", [("stage", "withdrawn")])
        let entry = try #require(
            try await browser.registry.read { try $0.log(of: nil, before: nil, limit: 1) }.first
        )
        #expect(try await browser.post("/log/\(entry.number)", []).status == 422)
        #expect(try await browser.post("/log/9999", []).status == 404)
    }

    // C9
    @Test
    func buildIsWithdrawnAndReleased() async throws {
        let browser = try await Browser.signedIn(.editor)
        for (stage, word) in [("withdrawn", "Withdrawn"), ("released", "Released")] {
            #expect(try await browser.post("/builds/1", [("stage", stage)]).status == 303)
            #expect(try await browser.get("/builds").text.contains("\">\(word)</span>"))
        }
        #expect(try await browser.post("/builds/1", [("stage", "x")]).status == 400)
        #expect(try await browser.post("/builds/77", [("stage", "released")]).status == 404)
    }

    // C-45: three test invocations per build.
    @Test
    func buildHasThreeTestInvocations() async throws {
        let browser = try await Browser.signedIn(.editor)
        let form = [("build", "1"), ("title", "Table 7"), ("url", "https://fruta.example/table/7")]
        for _ in 0..<3 { #expect(try await browser.post("/test-invocations", form).status == 303) }
        let page = try await browser.post("/test-invocations", form)
        #expect(page.status == 422)
        let records = try await browser.registry.read {
            try $0.records(TestInvocationRecord.self, of: "1")
        }
        #expect(records.count == 3)
        let first = try #require(records.first)
        #expect(try await browser.post("/test-invocations", [("remove", first.id)]).status == 303)
    }

    // C1: the default experience, with its generated links (C-07, C-10).
    @Test
    func defaultExperienceIsCompletedInAnotherLanguage() async throws {
        let browser = try await Browser.signedIn(.editor)
        let path = "/clips/ABCDE12345.com.example.Fruta.Clip/1.0"
        let got = try await browser.get(path)
        let page = got.text
        #expect(page.contains("https://appclip.apple.com/id?p=com.example.Fruta.Clip"))
        #expect(page.contains("https://appclip.apple.com/d/"))
        let form = [
            ("language", "en"), ("subtitle-en", "Skip the line"), ("language", "fr-FR"),
            ("subtitle-fr-FR", "Sans attendre"), ("default", "en"), ("verb", "VIEW"),
            ("action", "save"), ("fingerprint", got.hidden("fingerprint")),
        ]
        let response = try await multipart(browser, path, form, file: Sample.png())
        #expect(response.status == 303)
        let clip = try AppIdentifier("ABCDE12345.com.example.Fruta.Clip")
        let stored = try #require(
            try await browser.registry.defaultExperience(of: clip, version: "1.0")
        )
        #expect(stored.state == .published)
        #expect(stored.card.verb == .view)
        #expect(stored.card.texts.count == 2)
        #expect(stored.findings.isEmpty)
    }

    // C8: only the public half of a key is stored.
    @Test
    func privateKeyIsShownOnce() async throws {
        let browser = try await Browser.signedIn()
        let page = try await browser.post("/keys", [("name", "Deploy"), ("role", "editor")]).text
        #expect(page.contains("BEGIN PRIVATE KEY"))
        #expect(!(try await browser.get("/keys").text.contains("PRIVATE KEY")))
        let keys = try await browser.registry.read { try $0.records(APIKey.self, of: nil) }
        let key = try #require(keys.first)
        #expect(keys.count == 1)
        #expect(key.publicKey.contains("BEGIN PUBLIC KEY"))
        #expect(try await browser.post("/keys", [("revoke", key.id)]).status == 303)
        #expect(
            try await browser.registry.read { try $0.record(APIKey.self, key.id) }?.revoked != nil
        )
    }

    // A9: one file for one code, an archive for several, and a sheet for any.
    @Test(
        arguments: [
            ("svg", 1, "image/svg+xml", "<?xml"), ("png", 1, "image/png", "\u{89}PNG"),
            ("pdf", 1, "application/pdf", "%PDF"), ("zip", 1, "application/zip", "PK"),
            ("svg", 2, "application/zip", "PK"), ("sheet", 2, "application/pdf", "%PDF"),
        ]
    )
    func codesAreMade(_ kind: String, count: Int, type: String, start: String) async throws {
        let browser = try await Browser.signedIn(.viewer)
        let urls = (0..<count).map { "https://fruta.example/\($0)" }.joined(separator: "\n")
        let response = try await browser.post("/codes", [("urls", urls), ("action", kind)])
        #expect(response.status == 200)
        #expect(response.headerFields[.contentType] == type)
        #expect(response.headerFields.contains(.contentDisposition))
        let expected = start.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        #expect(
            response.body.starts(with: expected)
                || kind == "svg" && response.body.starts(with: "<svg".utf8)
        )
    }

    @Test(
        arguments: [
            [("urls", ""), ("action", "sheet")], [("urls", "http://x"), ("action", "svg")],
            [
                ("urls", "https://fruta.example/"), ("index", "own"), ("foreground", "#FFFFFF"),
                ("background", "#FEFEFE"), ("action", "svg"),
            ],
        ]
    )
    func codesThatCannotBeAreNotMade(_ fields: [(String, String)]) async throws {
        let browser = try await Browser.signedIn(.viewer)
        #expect(try await browser.post("/codes", fields).status == 422)
    }
}
