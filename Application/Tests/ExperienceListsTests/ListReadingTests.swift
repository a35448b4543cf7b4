// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import ExperienceLists
import MorselRegistry
import Testing

/// C11: lists of experiences.
struct ListReadingTests {
    private static let clip = "ABCDE12345.com.example.Fruta.Clip"

    private func errors(_ text: String, _ format: ExperienceList.Format) -> [String] {
        ExperienceList(Array(text.utf8), as: format).errors.map { error in
            let name = error.place.name.map { " \($0)" } ?? ""
            return "\(error.place.line):\(error.place.column)\(name): \(word(error.code))"
        }
    }

    private func word(_ code: ExperienceListError.Code) -> String {
        switch code {
        case .url, .registration: "url"
        case .csv, .yaml: "file"
        case .word(let word, _): "word \(word)"
        case .number(let text, _, _): "number \(text)"
        case .unknownColumn(let name, _): "unknown \(name)"
        case .repeatedColumn(let name): "repeated \(name)"
        case .repeatedURL(let first): "repeated URL of line \(first.line)"
        case .language(let text): "language \(text)"
        case .identifier(let text): "identifier \(text)"
        case .missing: "missing"
        case .empty: "empty"
        case .notText: "not text"
        case .tooManyFields: "fields"
        default: "\(code)"
        }
    }

    // C11: every error with its row and column, all of them at once.
    @Test(
        arguments: [
            ("", ["1:1: empty"]), ("url,clip\n", ["1:1: empty"]),
            (
                "url,clip,colour,colour\n",
                ["1:3 colour: unknown colour", "1:4 colour: repeated colour"]
            ),
            ("url,title[german],clip\n", ["1:2 title[german]: language german"]),
            ("url,place[north]\n", ["1:2 place[north]: unknown place[north]"]),
            (
                "url,clip\nhttp://a.example,CLIP\n,\"x\"\nhttps://a.example/#x,CLIP\n",
                ["2:1 url: url", "3:1 url: missing", "3:2 clip: identifier x", "4:1 url: url"]
            ),
            (
                "url,clip\nhttps://a.example,CLIP\nhttps://a.example/,CLIP\n",
                ["3:1 url: repeated URL of line 2"]
            ),
            ("url,clip\nhttps://a.example,CLIP,more\n", ["2:3: fields"]),
            ("url,clip\n\"https://a.example", ["2:1: file"]),
            (
                "url,clip,verb,language,category,state,powered-by\nhttps://a.example,CLIP,eat,?,x,y,z\n",
                [
                    "2:3 verb: word eat", "2:4 language: language ?", "2:5 category: word x",
                    "2:6 state: word y", "2:7 powered-by: word z",
                ]
            ),
            (
                "url,clip,place[latitude],place[longitude]\nhttps://a.example,CLIP,91,x\n",
                ["2:3 place[latitude]: number 91", "2:4 place[longitude]: number x"]
            ),
            (
                "url,clip,place[latitude]\nhttps://a.example,CLIP,1\n",
                ["2:1 place[longitude]: missing"]
            ),
            (
                "url,clip,title,title[en]\nhttps://a.example,CLIP,A,B\n",
                ["2:3 title: repeated title[en]"]
            ),
            (
                "url,clip,place[phone-kind]\nhttps://a.example,CLIP,mobile\n",
                ["2:1 place[phone]: missing"]
            ),
        ]
    )
    func errorsOfTables(_ text: String, expected: [String]) {
        #expect(errors(text.replacing("CLIP", with: Self.clip), .csv) == expected)
    }

    // C11: the same for YAML, with line and character.
    @Test(
        arguments: [
            ("", ["1:1: empty"]), ("experiences: []\n", ["1:1: empty"]),
            ("- a\n", ["1:1: missing"]),
            ("experiences: [", ["2:1: file"]),
            ("experiences: 7\n", ["1:14 experiences: not text"]),
            ("more: 1\nexperiences: []\n", ["1:1: unknown more"]),
            ("experiences:\n  - 7\n", ["2:5: missing"]),
            ("experiences:\n  - url: https://a.example\n", ["2:5 clip: missing"]),
            (
                "clip: CLIP\nexperiences:\n  - url: https://a.example\n    verb: eat\n",
                ["4:11 verb: word eat"]
            ),
            (
                "clip: CLIP\nexperiences:\n  - url: https://a.example\n    title: [a]\n",
                ["4:12 title: not text"]
            ),
            (
                "clip: CLIP\nexperiences:\n  - url: [https://a.example]\n",
                ["3:10 url: not text"]
            ),
            (
                "clip: CLIP\nexperiences:\n  - url: https://a.example\n    place: { latitude: { a: 1 } }\n",
                ["4:24 place[latitude]: not text"]
            ),
            (
                "clip: CLIP\nexperiences:\n  - url: https://a.example\n    colour: red\n",
                ["4:5 colour: unknown colour"]
            ),
        ]
    )
    func errorsOfYAML(_ text: String, expected: [String]) {
        #expect(errors(text.replacing("CLIP", with: Self.clip), .yaml) == expected)
    }

    // C11: at most a hundred errors, and a list that is not endless.
    @Test func errorsAreBounded() {
        let rows = String(repeating: "x,y\n", count: 1_000)
        let list = ExperienceList(Array("url,clip\n\(rows)".utf8), as: .csv)
        #expect(list.errors.count == ExperienceList.errorLimit)
        let many = (0..<100_001).map { "https://a.example/\($0),\(Self.clip)\n" }.joined()
        let tooMany = ExperienceList(Array("url,clip\n\(many)".utf8), as: .csv)
        #expect(tooMany.errors.map(\.code) == [.tooManyExperiences(limit: 100_000)])
    }

    // C11: a missing value is the default; the title without a language is that of the default
    // language.
    @Test(arguments: ExperienceList.Format.allCases)
    func usualValues(_ format: ExperienceList.Format) throws {
        let csv =
            "URL".lowercased() + ",clip,language,title,title[EN],image\n"
            + "https://a.example,\(Self.clip),de,Karte,Menu,images/a.png\n"
        let yaml = """
            clip: \(Self.clip)
            experiences:
              - url: https://a.example
                language: de
                title: { de: Karte, EN: Menu }
                category:
                image: images/a.png
            """
        let list = ExperienceList(Array((format == .csv ? csv : yaml).utf8), as: format)
        #expect(list.errors == [])
        let listed = try #require(list.experiences.first)
        let german = try #require(Language("de"))
        #expect(listed.image == .file("images/a.png"))
        #expect(listed.content.state == .published)
        #expect(listed.content.card.verb == .open)
        #expect(listed.content.card.defaultLanguage == german)
        #expect(
            listed.content.card.texts == [
                german: CardText(title: "Karte", subtitle: ""),
                .english: CardText(title: "Menu", subtitle: ""),
            ]
        )
        #expect(!listed.content.isPoweredBy)
        #expect(listed.content.place == nil && listed.content.placeDetails == nil)
    }

    // C11: a written list is read again, with all values that an experience can have.
    @Test(arguments: ExperienceList.Format.allCases)
    func roundTrip(_ format: ExperienceList.Format) throws {
        let image = HeaderImage(
            reference: Digest(of: [1]).text,
            width: 1_800,
            height: 1_200,
            format: .png,
            hasTransparency: false
        )
        let hard = "a, \"b\" | c \\ d: # '=1' {é} \u{1F353}\n- e"
        var details = PlaceDetails(names: [hard, "|", "\\|"], pointSource: .manuallyPlaced)
        details.placeID = "I123"
        details.address = PlaceDetails.Address(
            full: hard,
            street: ["1 | 2", "x"],
            floor: "3",
            neighborhood: "n",
            locality: "l",
            stateProvince: "CA",
            postalCode: "00420",
            countryCode: "NO"
        )
        details.mapAction = .reserveTable
        details.relationship = .authorized
        details.phoneNumber = PlaceDetails.PhoneNumber(
            number: "+1 2",
            kind: .tollFree,
            intent: "yes"
        )
        details.homePage = "https://a.example"
        details.categories = ["bar"]
        let full = NewExperience(
            clip: try AppIdentifier(Self.clip),
            url: try RegisteredURL(InvocationURL("https://a.example/x?y=%20&z")),
            card: CardMetadata(
                verb: .play,
                image: image,
                defaultLanguage: try #require(Language("zh-Hans")),
                texts: [
                    try #require(Language("zh-Hans")): CardText(title: "=1+1", subtitle: hard),
                    .english: CardText(title: nil, subtitle: "no"),
                ]
            ),
            isPoweredBy: true,
            place: Place(latitude: -33.856_784, longitude: 151.215_296),
            placeDetails: details,
            category: .foodAndDrink,
            state: .deactivated
        )
        var plain = full
        (plain.place, plain.placeDetails, plain.category) = (nil, nil, nil)
        (plain.state, plain.isPoweredBy) = (.published, false)
        var text = ExperienceListText()
        text.add(full)
        text.add(plain, image: "a b.png")
        let bytes = format == .csv ? text.csv : Array(text.yaml.utf8)
        let list = ExperienceList(bytes, as: format)
        #expect(list.errors == [])
        try #require(list.experiences.count == 2)
        #expect(list.experiences[0].experience(with: image) == full)
        #expect(list.experiences[1].experience(with: image) == plain)
        #expect(list.experiences.map(\.image) == [.stored(Digest(of: [1])), .file("a b.png")])
        #expect(list.experiences[0].experience(with: image).columns(differingFrom: full) == [])
    }
}
