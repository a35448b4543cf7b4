// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import HTTPExchange
import HTTPTypes
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselConsole

/// D5, D8: the form of a default experience, concurrent edits, and undo.
struct DefaultExperienceTests {
    private static let path = "/clips/ABCDE12345.com.example.Fruta.Clip/1.0"

    private func stored(_ browser: Browser) async throws -> DefaultExperience? {
        let clip = try AppIdentifier("ABCDE12345.com.example.Fruta.Clip")
        return try await browser.registry.defaultExperience(of: clip, version: "1.0")
    }

    /// Saves the form of a page, with some fields changed.
    private func save(
        _ page: Response,
        _ browser: Browser,
        subtitle: String,
        more: [(String, String)] = []
    ) async throws -> Response {
        try await browser.post(
            Self.path,
            [
                ("language", "en"), ("subtitle-en", subtitle), ("default", "en"), ("verb", "OPEN"),
                ("image", page.hidden("image")), ("fingerprint", page.hidden("fingerprint")),
                ("action", "save"),
            ] + more
        )
    }

    // D5: without one field, the clip of a released version could not be launched.
    @Test(arguments: ["", String(repeating: "a", count: 57)])
    func releasedVersionStaysComplete(_ subtitle: String) async throws {
        let browser = try await Browser.signedIn(.editor)
        let before = try await stored(browser)
        let page = try await browser.get(Self.path)
        let response = try await save(page, browser, subtitle: subtitle)
        #expect(response.status == 422)
        #expect(!response.text.contains("Saved."))
        #expect(response.text.contains("Nothing was saved yet"))
        #expect(response.text.contains("href=\"#subtitle-en\""))
        #expect(try await stored(browser) == before)
    }

    @Test func imageCannotBeTakenAway() async throws {
        let browser = try await Browser.signedIn(.editor)
        let page = try await browser.get(Self.path)
        let response = try await browser.post(
            Self.path,
            [
                ("language", "en"), ("subtitle-en", "Skip the line"), ("default", "en"),
                ("verb", "OPEN"), ("image", ""), ("fingerprint", page.hidden("fingerprint")),
                ("action", "save"),
            ]
        )
        #expect(response.status == 422)
        #expect(try await stored(browser)?.card.image != nil)
    }

    // C2: only languages that the store supports.
    @Test(arguments: ["de-AT", "xx-FOO"])
    func languageIsOfTheStore(_ tag: String) async throws {
        let browser = try await Browser.signedIn(.editor)
        let page = try await browser.get(Self.path)
        let more = [("language", tag), ("subtitle-\(tag)", "Jause")]
        let response = try await save(page, browser, subtitle: "Skip the line", more: more)
        #expect(response.status == 422)
        #expect(response.text.contains("not a language of the store"))
        let draft = ExperienceForm.fruta + [("language", tag), ("title-\(tag)", "A")]
        #expect(try await browser.post("/experiences/new", draft).status == 422)
    }

    // D5: two people edit the same form.
    @Test func changeOfSomebodyElseIsNotLost() async throws {
        let browser = try await Browser.signedIn(.editor)
        let page = try await browser.get(Self.path)
        #expect(try await save(page, browser, subtitle: "First").status == 303)
        let second = try await save(page, browser, subtitle: "Second")
        #expect(second.status == 422)
        #expect(second.text.contains("Somebody else has changed"))
        #expect(second.text.contains("value=\"Second\""))
        #expect(try await stored(browser)?.card.text(for: [])?.text.subtitle == "First")
        #expect(try await save(second, browser, subtitle: "Second").status == 303)
        #expect(try await stored(browser)?.card.text(for: [])?.text.subtitle == "Second")
    }

    // D5, D8: undo, and the changes that undoing an older change would discard.
    @Test func undoShowsWhatItDiscards() async throws {
        let browser = try await Browser.signedIn(.editor)
        for subtitle in ["First", "Second"] {
            let page = try await browser.get(Self.path)
            #expect(try await save(page, browser, subtitle: subtitle).status == 303)
        }
        #expect(try await browser.get(Self.path).text.contains("Undo<span"))
        let kind = DefaultExperienceRecord.kind
        let log = try await browser.registry.read { try $0.log(of: nil, before: nil, limit: 10) }
            .filter { $0.subject.kind == kind }
        let (second, first) = (log[0], log[1])
        let question = try await browser.post("/log/\(first.number)", [("to", "experience")])
        #expect(question.status == 409)
        #expect(question.text.contains("Undo would discard later changes"))
        #expect(question.text.contains("Second"))
        #expect(try await stored(browser)?.card.text(for: [])?.text.subtitle == "Second")
        let agreed = [("discarding", "\(second.number)"), ("to", "experience")]
        let done = try await browser.post("/log/\(first.number)", agreed)
        #expect(done.location == "/console\(Self.path)?done=undone")
        #expect(
            try await stored(browser)?.card.text(for: [])?.text.subtitle == "Order a smoothie"
        )
    }

    // D5: a build is released only with a complete default experience, and only if its displayed stage
    // is current.
    @Test func stageOfABuildHasAVersion() async throws {
        let browser = try await Browser.signedIn(.editor)
        let withdraw = [("stage", "withdrawn"), ("from", "released")]
        #expect(try await browser.post("/builds/1", withdraw).status == 303)
        let late = try await browser.post("/builds/1", withdraw)
        #expect(late.status == 422 && late.text.contains("Somebody else has moved"))
    }

    // C9: a clip that runs only on iPhones is registered, completed and released.
    @Test func nativeClipIsRegistered() async throws {
        let browser = try await Browser.signedIn(.editor)
        func register(_ changed: [String: String]) async throws -> Response {
            let fields = [
                "clip": "ABCDE12345.com.example.Native.Clip",
                "app": "ABCDE12345.com.example.Native",
                "name": "Native", "version": "1.0", "system": "16.4", "store-number": "1525000000",
                "domains": "native.example applinks:native.example",
                "website": "https://native.example/",
            ].merging(changed) { $1 }
            return try await browser.post("/builds", fields.map { ($0.key, $0.value) })
        }
        for (field, value) in [
            ("clip", "Native"), ("version", "abc"), ("system", "13.0"), ("domains", "a b_c"),
            ("website", "http://native.example/"), ("store-number", "x"), ("name", ""),
        ] {
            let refused = try await register([field: value])
            #expect(refused.status == 422, "\(field)")
            #expect(refused.text.contains("Nothing was registered"))
        }
        let done = try await register([:])
        let path = "/clips/ABCDE12345.com.example.Native.Clip/1.0"
        #expect(done.location == "/console\(path)?done=registered")
        let early = try await browser.post("/builds/2", [("stage", "released")])
        #expect(early.status == 422 && early.text.contains("is not complete"))
        let image = try await browser.registry.add(ImageFile(Sample.png())).reference
        let page = try await browser.get(path)
        let form = [
            ("language", "en"), ("subtitle-en", "Look"), ("default", "en"), ("verb", "OPEN"),
            ("image", image), ("fingerprint", page.hidden("fingerprint")), ("action", "save"),
        ]
        #expect(try await browser.post(path, form).status == 303)
        #expect(try await browser.post("/builds/2", [("stage", "released")]).status == 303)
        let file = try browser.console.snapshots.value.site(HostName("native.example"))?.hostedFile
        let text = String(decoding: file ?? [], as: UTF8.self)
        #expect(text.contains("\"ABCDE12345.com.example.Native.Clip\""))
        #expect(text.contains("\"ABCDE12345.com.example.Native\""))
    }

    // D3: the preview is in the language of the phone.
    @Test func previewSpeaksTheLanguageOfThePhone() async throws {
        let browser = try await Browser.signedIn(.editor)
        let image = try await browser.registry.add(ImageFile(Sample.png())).reference
        let form =
            ExperienceForm.fruta(["action": "publish", "powered": "on", "image": image])
            + [("language", "de"), ("title-de", "Beere"), ("subtitle-de", "Sofort fertig")]
        #expect(try await browser.post("/experiences/new", form).status == 303)
        let question = "/phone/answer?url=https%3A%2F%2Ffruta.example%2Fberry&language="
        let german = try await browser.get(question + "de").text
        #expect(german.contains("<span class=\"verb\" lang=\"de\">Öffnen</span>"))
        #expect(german.contains("Bereitgestellt von Fruta"))
        #expect(try await browser.get(question + "en").text.contains(">Open</span>"))
        let page = try await browser.get("/experiences/1").text
        #expect(page.contains(">Öffnen</span>") && page.contains(">Open</span>"))
        #expect(page.contains("Bereitgestellt von Fruta") && page.contains("Powered by Fruta"))
    }
}
