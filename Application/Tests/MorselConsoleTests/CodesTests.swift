// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import HTTPExchange
import HTTPTypes
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselConsole

/// A8, A9: the designer of codes.
struct CodesTests {
    /// Sends a form with a list, as browsers do.
    private func send(
        _ browser: Browser,
        _ fields: [(String, String)],
        list: String
    ) async throws -> Response {
        var body = ""
        for (name, value) in fields + [("token", try await browser.formToken())] {
            body +=
                "--mark\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
        }
        body +=
            "--mark\r\nContent-Disposition: form-data; name=\"list\"; filename=\"urls.csv\"\r\n"
        body += "Content-Type: text/csv\r\n\r\n\(list)\r\n--mark--\r\n"
        return try await browser.post("/codes", parts: Array(body.utf8))
    }

    private func insert(_ urls: [String], _ browser: Browser) async throws {
        let image = try await browser.registry.add(ImageFile(Sample.png()))
        let experiences = try urls.map { try Sample.experience($0, image: image) }
        try await browser.registry.write(by: .command, at: browser.now) { store in
            for experience in experiences { _ = try store.insert(experience, upload: nil) }
        }
        try await browser.console.snapshots.refresh()
    }

    // A8, A-51, A-53: each URL of a list is checked against the chosen experience.
    @Test func listIsCheckedAgainstTheExperience() async throws {
        let browser = try await Browser.signedIn(.viewer)
        try await insert(["https://fruta.example/table"], browser)
        let chosen = [("experience", "1"), ("action", "zip")]
        let good = "https://fruta.example/table/1\nhttps://fruta.example/table/2\n"
        #expect(try await send(browser, chosen, list: good).status == 200)
        let bad = good + "https://fruta.example/tables\nhttps://other.example/table/3\n"
        let refused = try await send(browser, chosen, list: bad)
        #expect(refused.status == 422)
        for (row, url) in [
            (3, "https://fruta.example/tables"), (4, "https://other.example/table/3"),
        ] {
            #expect(refused.text.contains("urls.csv, row \(row): \(url) is not covered"))
        }
        #expect(try await send(browser, [("action", "zip")], list: bad).status == 200)
    }

    // A9: all experiences are searched, not only those of the first page.
    @Test func everyExperienceIsFound() async throws {
        let browser = try await Browser.signedIn(.viewer)
        try await insert((1...305).map { "https://fruta.example/table/\($0)" }, browser)
        let page = try await browser.get("/codes").text
        #expect(page.contains("100 of 305 experiences are shown"))
        #expect(!page.contains("fruta.example/table/304<"))
        let found = try await browser.get("/codes/experiences?search=table%2F304&experience=7").text
        #expect(found.contains("fruta.example/table/304<"))
        #expect(found.contains("value=\"7\" checked"), "what is chosen stays")
        #expect(
            try await browser.get("/codes/experiences?search=nothing").text.contains("No published")
        )
        let searched = try await browser.post(
            "/codes",
            [("action", "search"), ("search", "table/305")]
        )
        #expect(searched.status == 200 && searched.text.contains("fruta.example/table/305<"))
    }

    // each chosen experience has one code, and all have the same design.
    @Test func chosenExperiencesShareADesign() async throws {
        let browser = try await Browser.signedIn(.viewer)
        try await insert((1...2).map { "https://fruta.example/table/\($0)" }, browser)
        for chosen in [["1"], ["1", "2"]] {
            let query = chosen.map { "experience=\($0)&" }.joined()
            let preview = try await browser.get("/codes/preview?\(query)index=3&type=nfc").text
            #expect(preview.ranges(of: "<img").count == chosen.count)
            #expect(preview.ranges(of: "type=nfc").count == chosen.count)
        }
    }

    // colours, then the type, then the logo.
    @Test func designIsAskedInItsOrder() async throws {
        let page = try await Browser.signedIn(.viewer).get("/codes").text
        let fields = ["<legend>Colours", "name=\"type\"", "name=\"logo\""]
        let places = fields.compactMap { page.firstRange(of: $0)?.lowerBound }
        #expect(places.count == fields.count && places == places.sorted())
    }

    // A9: low contrast is reported, and the form does not complain about a missing URL.
    @Test func lowContrastSaysSo() async throws {
        let browser = try await Browser.signedIn(.viewer)
        let design = "index=own&foreground=%23FFFFFF&background=%23FEFEFE"
        let preview = try await browser.get(
            "/codes/preview?urls=https%3A%2F%2Ffruta.example%2F&\(design)"
        ).text
        #expect(preview.contains("too little contrast"))
        #expect(!preview.contains("Choose an experience"))
        let list =
            "SVG File Name,URL,Background Color,Foreground Color\na.svg,https://fruta.example/a,FEFEFE,FFFFFF\n"
        let refused = try await send(browser, [("action", "zip")], list: list)
        #expect(refused.status == 422 && refused.text.contains("contrast"))
    }
}
