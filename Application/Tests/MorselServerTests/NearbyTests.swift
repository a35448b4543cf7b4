// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import Foundation
import HTTPTypes
import MorselRegistry
import Testing

@testable import MorselServer

/// C10, C-26, C-57: experiences near a position, as Maps and Siri Suggestions offer them.
struct NearbyTests {
    private func site() async throws -> SampleSite {
        let site = try await SampleSite()
        try await site.publish("juice", hosts: ["juice.example"])
        for (url, clip, latitude, state) in [
            ("https://fruta.example/far", "fruta", 37.4, PublicationState.published),
            ("https://fruta.example/near", "fruta", 37.331, .published),
            ("https://juice.example/here", "juice", 37.33, .published),
            ("https://fruta.example/old", "fruta", 37.33, .deactivated),
            ("https://fruta.example/nowhere", "fruta", nil, .published),
        ] as [(String, String, Double?, PublicationState)] {
            let experience = NewExperience(
                clip: try AppIdentifier("ABCDE12345.com.example.\(clip).Clip"),
                url: try RegisteredURL(InvocationURL(url)),
                card: CardMetadata(
                    verb: .open,
                    image: nil,
                    texts: [.english: CardText(title: "At <b>\(clip)</b>", subtitle: "Order")]
                ),
                place: latitude.flatMap { Place(latitude: $0, longitude: -122.03) },
                state: state
            )
            _ = try await site.registry.write(by: .command, at: Timestamp(secondsSince1970: 0)) {
                try $0.insert(experience, upload: nil)
            }
        }
        return site
    }

    private func urls(_ site: SampleSite, _ address: String) async throws -> [String] {
        struct Answer: Decodable {
            struct Found: Decodable {
                let url: String
                let distance: Int
            }
            let experiences: [Found]
        }
        let response = try await site.get(address)
        #expect(response.status == .ok)
        let answer = try JSONDecoder().decode(Answer.self, from: Data(response.text.utf8))
        return answer.experiences.map { "\($0.url) \($0.distance)" }
    }

    // C-26: only published experiences with a place. C-57: nearest first, within the radius.
    @Test func findsTheNearest() async throws {
        let site = try await site()
        let query = "/.morsel/nearby?latitude=37.33&longitude=-122.03"
        #expect(
            try await urls(site, "localhost" + query)
                == ["https://juice.example/here 0", "https://fruta.example/near 111"]
        )
        #expect(
            try await urls(site, "localhost" + query + "&radius=10000").last
                == "https://fruta.example/far 7784"
        )
        #expect(
            try await urls(site, "localhost" + query + "&radius=0")
                == ["https://juice.example/here 0"]
        )
        // A host gets only its own experiences.
        #expect(
            try await urls(site, "fruta.example" + query) == ["https://fruta.example/near 111"]
        )
        let far = "localhost/.morsel/nearby?latitude=-37&longitude=0"
        #expect(try await urls(site, far) == [])
    }

    // C10: positions and radii are limited, and each error is reported.
    @Test(
        arguments: [
            ("", "latitude"), ("latitude=91&longitude=0", "latitude"),
            ("latitude=nan&longitude=0", "latitude"), ("latitude=1&longitude=181", "longitude"),
            ("latitude=1&longitude=2&radius=-1", "radius"),
            ("latitude=1&longitude=2&radius=50001", "radius"),
            ("latitude=1&longitude=2&radius=inf", "radius"),
            ("latitude=1&longitude=x", "longitude"),
        ]
    )
    func refuses(_ query: String, name: String) async throws {
        let site = try await SampleSite()
        let json = try await site.get("localhost/.morsel/nearby?\(query)")
        #expect(json.status == .badRequest)
        #expect(json.text.hasPrefix("{\"error\":\"\(name) must be a number from"))
        let page = try await site.get("localhost/nearby?\(query.isEmpty ? "radius=1" : query)")
        #expect(page.status == .badRequest)
        #expect(page.text.contains("\(name) must be a number from"))
    }

    // C10: the page shows the same, escaped.
    @Test func pageShowsTheNearest() async throws {
        let site = try await site()
        let form = try await site.get("localhost/nearby")
        #expect(form.status == .ok)
        #expect(form.text.contains("name=\"latitude\"") && !form.text.contains("role=\"status\""))
        let place = "latitude=37.33&longitude=-122.03"
        let page = try await site.get("localhost/nearby?\(place)&radius=500")
        #expect(page.text.contains("At &lt;b&gt;juice&lt;/b&gt;"))
        #expect(page.text.contains("111 m"))
        let empty = try await site.get("localhost/nearby?latitude=0&longitude=0&radius=500")
        #expect(empty.text.contains("No experience has a place within 500 m."))
    }
}
