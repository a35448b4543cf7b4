// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorselRegistryTesting
import TestPrograms
import Testing

/// C2: experiences are changed, by number or URL.
struct EditTests {
    private func shop() throws -> Shop {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/menu").status == 0)
        return shop
    }

    private func shown(_ shop: Shop, _ name: String = "1") throws -> [String: Any] {
        try #require(try objects(try shop.morsel("experience", "show", name, "--json")).first)
    }

    // C-03, C-04, C2: each part is changed, and nothing else.
    @Test(
        arguments: [
            (["--title", "Lunch"], ["title[en]"]), (["--subtitle", "Now"], ["subtitle[en]"]),
            (["--verb", "view"], ["verb"]), (["--powered-by"], ["powered-by"]),
            (["--no-powered-by"], []), (["--category", "FOOD_AND_DRINK"], ["category"]),
            (["--url", "https://fruta.example/lunch"], ["url"]),
            (["--place", "1.5, -2"], ["place[latitude]", "place[longitude]"]),
            (
                ["--place-name", "A", "--phone", "1", "--map-action", "restaurant-view-menu"],
                ["place[name]", "place[phone]", "place[action]"]
            ),
            (["--title", "Smoothies"], []), ([], []),
        ]
    )
    func changesOnePart(_ options: [String], changed: [String]) throws {
        let shop = try shop()
        let arguments = ["experience", "edit", "https://fruta.example/menu", "--json"] + options
        let run = try shop.morsel(arguments)
        #expect(run.status == 0, "\(run.errorOutput)")
        let report = try #require(try objects(run).first)
        #expect(report["id"] as? Int == 1)
        #expect(report["changed"] as? [String] == changed)
        #expect(try shown(shop)["version"] as? Int == (changed.isEmpty ? 1 : 2))
    }

    // C-26: a place can be removed again.
    @Test func removesThePlace() throws {
        let shop = try shop()
        let place = ["--place", "1.5, -2", "--address", "1 Main Street", "--category", "fitness"]
        #expect(try shop.morsel(["experience", "edit", "1"] + place).status == 0)
        let before = try shown(shop)
        #expect((before["place"] as? [String: Any])?["latitude"] as? Double == 1.5)
        #expect(before["category"] as? String == "FITNESS")
        let run = try shop.morsel("experience", "edit", "1", "--no-place", "--no-category")
        #expect(
            run.lines == [
                "Changed experience 1: category, place[latitude], place[longitude], place[address]."
            ]
        )
        let after = try shown(shop)
        #expect(after["place"] == nil && after["placeDetails"] == nil && after["category"] == nil)
    }

    // C-25: a language is added, changed and removed; the default one is kept.
    @Test func localizes() throws {
        let shop = try shop()
        func localize(_ options: String...) throws -> ProgramRun {
            try shop.morsel(["experience", "localize", "1", "--language", "de"] + options)
        }
        #expect(try localize("--title", "Karte").status == 1, "a subtitle is missing")
        #expect(try localize("--title", "Karte", "--subtitle", "Heute").status == 0)
        #expect(try localize("--title", "Menü").lines == ["Changed experience 1: title[de]."])
        let texts = try #require(try shown(shop)["texts"] as? [String: [String: String]])
        #expect(texts["de"] == ["title": "Menü", "subtitle": "Heute"])
        #expect(try localize("--remove").status == 0)
        #expect(try localize("--remove").status == 1)
        #expect(try localize().status == 64)
        let last = ["experience", "localize", "1", "--language", "en", "--remove"]
        #expect(try shop.morsel(last).errorOutput.contains("no text in the default language"))
        #expect(try (shown(shop)["texts"] as? [String: Any])?.keys.sorted() == ["en"])
    }

    // C-06: the image is replaced if the store accepts the new one.
    @Test func changesTheImage() throws {
        let shop = try shop()
        try shop.folder.write(Sample.largestPNG(), to: "large.png")
        try shop.folder.write(Sample.png(width: 2_000, height: 2_000), to: "square.png")
        let run = try shop.morsel("experience", "image", "1", "large.png")
        #expect(run.lines == ["Changed experience 1: image."], "\(run.errorOutput)")
        #expect((try shown(shop)["image"] as? [String: Any])?["width"] as? Int == 3_000)
        let refused = try shop.morsel("experience", "image", "1", "square.png")
        #expect(refused.status == 1)
        #expect(refused.errorOutput.contains("3:2 up to 3000 × 2000; got 2000 × 2000"))
        #expect((try shown(shop)["image"] as? [String: Any])?["width"] as? Int == 3_000)
    }

    // C2: a draft is not checked, can be removed, and is checked when it is activated.
    @Test func drafts() throws {
        let shop = try shop()
        #expect(try shop.add("https://fruta.example/menu", "--draft").status == 0)
        #expect(try shown(shop, "2")["state"] as? String == "draft")
        #expect(try shown(shop, "https://fruta.example/menu/")["id"] as? Int == 1)
        #expect(try shop.morsel("experience", "activate", "2").status == 1)
        let published = try shop.morsel("experience", "remove", "1")
        #expect(published.status == 1)
        #expect(published.errorOutput.contains("only drafts can be removed"))
        #expect(try shop.morsel("experience", "remove", "2", "--json").lines == [#"{"removed":2}"#])
        #expect(try shop.morsel("experience", "show", "2").status == 1)
    }

    // C-15, C-05, C-04: a change that the store refuses leaves the experience unchanged.
    @Test(
        arguments: [
            (["--url", "https://fruta.example/other"], 1, "already has this URL"),
            (["--url", "https://no.example/"], 1, "associated domains"),
            (["--title", String(repeating: "t", count: 31)], 1, "the maximum is 30"),
            (["--title", ""], 1, "The title (en) is missing."),
            (["--language", "de"], 1, "no text in the default language"),
            (["--verb", "eat"], 64, "open, view or play"),
            (["--category", "food"], 64, "did you mean 'food-and-drink'?"),
            (["--place", "91, 0"], 64, "is not a latitude and longitude"),
            (["--url", "http://fruta.example"], 64, "must start with https://"),
        ]
    )
    func refuses(_ options: [String], status: Int32, sentence: String) throws {
        let shop = try shop()
        #expect(try shop.add("https://fruta.example/other").status == 0)
        let run = try shop.morsel(["experience", "edit", "1"] + options)
        #expect(run.status == status)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(try shown(shop)["version"] as? Int == 1)
    }

    // C2: list finds by clip, state and text.
    @Test(
        arguments: [
            (["--search", "SHAKE"], [2]), (["--search", "fruta.example"], [1, 2]),
            (["--state", "deactivated"], [1]), (["--clip", Shop.clip], [1, 2]),
            (["--search", "%"], []),
        ]
    )
    func listFilters(_ options: [String], numbers: [Int]) throws {
        let shop = try shop()
        #expect(try shop.add("https://fruta.example/shake").status == 0)
        #expect(
            try shop.morsel("experience", "deactivate", "https://fruta.example/menu").status == 0
        )
        let list = try objects(try shop.morsel(["experience", "list", "--json"] + options))
        #expect(list.map { $0["id"] as? Int } == numbers)
    }

    // C-21, C-60: the advice on all experiences of a clip.
    @Test func advises() throws {
        let shop = try shop()
        for number in 1...4 {
            #expect(try shop.add("https://fruta.example/store/\(number)").status == 0)
        }
        #expect(
            try shop.morsel("experience", "warnings").lines == [
                "5 experiences below https://fruta.example show the same card; one with that URL is "
                    + "enough."
            ]
        )
        #expect(try shop.add("https://fruta.example", "--title", "All").status == 0)
        let rules = try objects(try shop.morsel("experience", "warnings", "--json"))
        #expect(rules.map { $0["rule"] as? String } == ["C-21", "C-60"])
    }
}
