// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import HTTPExchange
import HTTPTypes
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselConsole

/// Input that people type into the pages' forms.
struct PageTests {
    /// Markup that would run in an element, in an attribute, in a script and in a URL; the last one has
    /// a combining mark after its quotation mark.
    private static let markup =
        #""'><script>alert(1)</script><img src=x onerror=alert(1)>"\#u{301}"#

    private func isHarmless(_ response: Response) -> Bool {
        let text = response.text
        return !text.contains("<script>alert") && !text.contains("<img src=x")
            && !text.contains("\"'>") && !text.contains("{{")
    }

    // XSS: every field of every form, displayed at once or later.
    @Test
    func markupInFieldsIsText() async throws {
        let browser = try await Browser.signedIn()
        let markup = Self.markup
        for name in [
            "clip", "url", "title-en", "subtitle-en", "latitude", "image", "verb", "version",
        ] {
            for action in ["save", "publish", "add-language", "remove-\(markup)"] {
                let form = ExperienceForm.fruta([name: markup, "action": action])
                #expect(isHarmless(try await browser.post("/experiences/new", form)), "\(name)")
            }
        }
        for name in ["language", "default"] {
            let form = ExperienceForm.fruta([name: markup, "action": "publish"])
            #expect(isHarmless(try await browser.post("/experiences/new", form)), "\(name)")
        }
        let person = [
            ("action", "add"), ("id", "eve"), ("name", markup), ("role", "viewer"),
            ("password", Browser.password),
        ]
        #expect(isHarmless(try await browser.post("/people", person)))
        #expect(
            isHarmless(
                try await browser.post(
                    "/people",
                    [
                        ("action", "add"), ("id", markup), ("name", markup), ("password", ""),
                        ("role", "admin"),
                    ]
                )
            )
        )
        #expect(
            isHarmless(try await browser.post("/keys", [("name", markup), ("role", "viewer")]))
        )
        for url in [markup, "https://fruta.example/"] {
            let invocation = [("build", "1"), ("title", markup), ("url", url)]
            #expect(isHarmless(try await browser.post("/test-invocations", invocation)))
        }
        #expect(
            isHarmless(try await browser.post("/codes", [("urls", markup), ("action", "svg")]))
        )
        #expect(isHarmless(try await browser.signIn(markup, "x")))
        try await browser.signIn("ada")
        let query = PercentEncoding.encoded(markup)
        for path in [
            "/", "/experiences", "/experiences/1", "/people", "/keys", "/test-invocations", "/log",
            "/codes?urls=\(query)", "/codes/preview?urls=\(query)", "/phone?url=\(query)",
            "/phone?url=https://fruta.example/&system=\(query)&language=\(query)",
            "/explain?url=\(query)", "/experiences?text=\(query)&clip=\(query)",
            "/experiences/new?url=\(query)&clip=\(query)", "/sign-in?to=\(query)",
        ] {
            #expect(isHarmless(try await browser.get(path)), "\(path)")
        }
    }

    @Test
    func everyTemplateHasItsValues() async throws {
        let browser = try await Browser.signedIn()
        _ = try await browser.post("/experiences/new", ExperienceForm.fruta)
        for path in [
            "/", "/experiences", "/experiences/new", "/experiences/1", "/clips", "/builds",
            "/clips/ABCDE12345.com.example.Fruta.Clip/1.0", "/test-invocations", "/codes",
            "/phone?url=https://fruta.example/", "/log", "/keys", "/people", "/account",
        ] {
            let page = try await browser.get(path)
            #expect(page.status == 200, "\(path)")
            #expect(!page.text.contains("{{"), "\(path)")
            #expect(page.text.contains("<h1>"), "\(path)")
        }
    }

    @Test(
        arguments: [
            "/nothing", "/experiences/99", "/experiences/-1", "/experiences/x", "/images/x",
            "/experiences/1/x", "/clips/x/1.0", "/builds/1", "/sign-out", "/codes/x",
            "/experiences/9223372036854775807", "/%00", "/experiences/%FF",
        ]
    )
    func pageThatIsNoneIsNotFound(_ path: String) async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.get(path).status == 404)
    }

    // The input stays in the form, and the error is next to its field.
    @Test(
        arguments: [
            ("url", "http://fruta.example/", "must start with https://"),
            ("url", "", "The invocation URL is missing."),
            ("title-en", "", "title (en) is missing"),
            ("subtitle-en", String(repeating: "a", count: 57), "has 57 characters"),
            ("latitude", "91", "A place needs a latitude"),
            ("url", "https://other.example/", "associated domains"),
        ]
    )
    func wrongWordsAreKeptAndExplained(_ name: String, value: String, sentence: String) async throws
    {
        let browser = try await Browser.signedIn()
        let form = ExperienceForm.fruta([name: value, "action": "publish"])
        let response = try await browser.post("/experiences/new", form)
        #expect(response.status == 422)
        #expect(response.text.contains(sentence))
        #expect(response.text.contains(#"value="Berry Blue""#) || name == "title-en")
        #expect(value.isEmpty || response.text.contains("value=\"\(value)\""))
        #expect(response.text.contains(#"aria-invalid="true""#))
        #expect(try await browser.registry.read { try $0.count(ExperienceFilter()) } == 0)
    }
}
